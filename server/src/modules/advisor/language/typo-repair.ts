import { hasDevanagari } from '../../vocabulary/devanagari.js';
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

const VOWEL_SIGNS = /[\u0901-\u0903\u093e-\u094d]/g;

/** How a word came to be written as it is, the likeliest first: letters swapped, one left out or typed twice, another letter. */
function slipOf(written: string, meant: string): number {
  const sameLetters = [...written].sort().join('') === [...meant].sort().join('');
  if (sameLetters) return 0;
  // A vowel sign is one of many small marks that stand close together.
  const sameBody = hasDevanagari(written) && written.replace(VOWEL_SIGNS, '') === meant.replace(VOWEL_SIGNS, '');
  return written.length !== meant.length || sameBody ? 1 : 2;
}

/** Whether a word has another letter, and not only one too few, too many or in the wrong place. */
export const isOtherWord = (written: string, meant: string): boolean => slipOf(written, meant) > 1;

/** What becomes of a word of five letters when one is left out, "weat", ससों, and of a Hindi one of four when two are swapped: कडीे. */
function shortForms(word: string): string[] {
  const inner = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  if (word.length === SHORTEST) return inner.map((at) => `${word.slice(0, at)}${word.slice(at + 1)}`);
  if (word.length !== SHORTEST - 1 || !hasDevanagari(word)) return [];
  return inner.slice(1).map((at) => `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`);
}

/** Finds the word of a list that a misspelled one was meant to be. */
export class TypoRepair {
  readonly #byLength = new Map<number, string[]>();
  readonly #isKnown: (word: string) => boolean;
  readonly #likeliest: (text: string, written: string, meant: readonly string[]) => string | undefined;

  /** Words that are often asked for by their forms of four letters. */
  readonly #byShortForm = new Map<string, Set<string>>();

  /**
   * `targets` are what may be meant, those that are asked for most first; a word that `isKnown` is no mistake. `common` are asked for so
   * often that even their short forms, with a letter left out, are repaired. `likeliest` says which of several is meant in a text.
   */
  constructor(
    targets: Iterable<string>,
    isKnown: (word: string) => boolean,
    common: Iterable<string> = [],
    likeliest: (text: string, written: string, meant: readonly string[]) => string | undefined = (_, __, [first]) =>
      first,
  ) {
    for (const word of common)
      for (const form of shortForms(word))
        this.#byShortForm.set(form, (this.#byShortForm.get(form) ?? new Set()).add(word));
    for (const word of new Set(targets)) {
      if (word.length < SHORTEST) continue;
      const sameLength = this.#byLength.get(word.length) ?? [];
      sameLength.push(word);
      this.#byLength.set(word.length, sameLength);
    }
    this.#isKnown = isKnown;
    this.#likeliest = likeliest;
  }

  /** The words that may be meant, all as likely by how they are written; none for a word that is known. */
  readonly #mayMean = remembered((word): readonly string[] => {
    if (this.#isKnown(word) || /\d/.test(word)) return [];
    if (word.length === SHORTEST - 1) return [...(this.#byShortForm.get(word) ?? [])];
    if (word.length < SHORTEST) return [];
    const near = this.#near(word, 1);
    if (near.length > 0) {
      const least = Math.min(...near.map((target) => slipOf(word, target)));
      return near.filter((target) => slipOf(word, target) === least);
    }
    const far = word.length >= TWO_MISTAKES_FROM ? this.#near(word, 2) : [];
    return far.length === 1 ? far : [];
  });

  #near(word: string, mistakes: number): string[] {
    const near: string[] = [];
    for (let length = word.length - mistakes; length <= word.length + mistakes; length += 1) {
      for (const target of this.#byLength.get(length) ?? [])
        if (target[0] === word[0] && isWithin(target, word, mistakes)) near.push(target);
    }
    return near;
  }

  /** The text with its misspelled words repaired, and which. */
  readonly repair = rememberedText((text): Repaired => {
    const repairs = new Map<string, string>();
    // What was typed may have signs that its plain spelling has not, so each word is looked up as it stands in the text.
    const repaired = text.replace(/[\p{L}\p{M}\p{N}]+/gu, (typed) => {
      const [written = typed] = wordsOf(typed);
      const all = this.#mayMean(written);
      const meant = all.length > 0 ? this.#likeliest(text, typed, all) : undefined;
      if (meant === undefined) return typed;
      repairs.set(written, meant);
      return meant;
    });
    return { text: repaired, repairs: [...repairs].map(([written, meant]) => ({ written, meant })) };
  });
}
