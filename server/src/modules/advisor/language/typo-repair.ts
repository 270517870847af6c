import { remembered, rememberedText } from '../../vocabulary/remembered.js';
import { isWithin } from '../../vocabulary/spelling-distance.js';
import { wordsOf } from '../../vocabulary/words-of.js';

/** Words with a mistake are looked up from this length on; very long ones may have two mistakes. */
const SHORTEST = 5;
const TWO_MISTAKES_FROM = 8;

/** A text as it was meant, and the words that were written otherwise. */
interface Repaired {
  readonly text: string;
  readonly repairs: readonly { readonly written: string; readonly meant: string }[];
}

/** Finds the word of a list that a misspelled one was meant to be. */
export class TypoRepair {
  readonly #byLength = new Map<number, string[]>();
  readonly #isKnown: (word: string) => boolean;

  /** Words of five letters by what is left of them when one is left out: "weat", "ससों". */
  readonly #byShortForm = new Map<string, Set<string>>();

  /**
   * `targets` are what may be meant; a word that `isKnown` is no mistake. `common` are asked for so often that even their
   * short forms, with a letter left out, are repaired.
   */
  constructor(targets: Iterable<string>, isKnown: (word: string) => boolean, common: Iterable<string> = []) {
    for (const word of common) {
      if (word.length !== SHORTEST) continue;
      for (let at = 1; at < word.length; at += 1) {
        const short = `${word.slice(0, at)}${word.slice(at + 1)}`;
        this.#byShortForm.set(short, (this.#byShortForm.get(short) ?? new Set()).add(word));
      }
    }
    for (const word of new Set(targets)) {
      if (word.length < SHORTEST) continue;
      const sameLength = this.#byLength.get(word.length) ?? [];
      sameLength.push(word);
      this.#byLength.set(word.length, sameLength);
    }
    this.#isKnown = isKnown;
  }

  /** The one word that is meant; undefined for a word that is known, and where none or several are as near. */
  readonly meantBy = remembered((word) => this.#meantBy(word));

  #meantBy(word: string): string | undefined {
    if (word.length === SHORTEST - 1) {
      const [meant, other] = this.#byShortForm.get(word) ?? [];
      return other === undefined && !this.#isKnown(word) ? meant : undefined;
    }
    if (word.length < SHORTEST || /\d/.test(word) || this.#isKnown(word)) return undefined;
    for (let mistakes = 1; mistakes <= (word.length >= TWO_MISTAKES_FROM ? 2 : 1); mistakes += 1) {
      const near: string[] = [];
      for (let length = word.length - mistakes; length <= word.length + mistakes; length += 1) {
        for (const target of this.#byLength.get(length) ?? [])
          if (target[0] === word[0] && isWithin(target, word, mistakes)) near.push(target);
      }
      if (near.length > 0) return near.length === 1 || mistakes === 1 ? near[0] : undefined;
    }
    return undefined;
  }

  /** The text with its misspelled words repaired, and which. */
  readonly repair = rememberedText((text): Repaired => {
    const repairs = new Map<string, string>();
    // What was typed may have signs that its plain spelling has not, so each word is looked up as it stands in the text.
    const repaired = text.replace(/[\p{L}\p{M}\p{N}]+/gu, (typed) => {
      const [written = typed] = wordsOf(typed);
      const meant = this.meantBy(written);
      if (meant === undefined) return typed;
      repairs.set(written, meant);
      return meant;
    });
    return { text: repaired, repairs: [...repairs].map(([written, meant]) => ({ written, meant })) };
  });
}
