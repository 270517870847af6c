import { phoneticFold } from './phonetic-fold.js';
import { spellingTerm, wordsOf } from './terms.js';

/** A thing and the names that people give it, in any script; a name may have several words. */
export interface Named<T> {
  readonly value: T;
  readonly names: readonly string[];
}

interface Word {
  readonly text: string;
  readonly stem: string;
  readonly sound: string;
}

interface Found<T> {
  readonly value: T;
  readonly from: number;
  readonly length: number;
}

/** Shorter sounds are shared by too many words: "rent" and रेट give `ret`, खीरा and किराया `kir`. Such names count as they are written. */
const SHORTEST_SOUND = 4;

const toWord = (text: string): Word => ({ text, stem: spellingTerm(text), sound: phoneticFold(text) });

/** Finds the things of one kind that a text names, by spelling or by sound. */
export class Lexicon<T> {
  readonly #names: ReadonlyArray<{ readonly value: T; readonly words: readonly Word[] }>;

  readonly #others: ReadonlySet<string>;

  /** `others` are words that sound like one of the names and mean something else. */
  constructor(things: readonly Named<T>[], others: readonly string[] = []) {
    this.#others = new Set(others.flatMap(wordsOf));
    this.#names = things
      .flatMap(({ value, names }) => names.map((name) => ({ value, words: wordsOf(name).map(toWord) })))
      .sort((one, other) => other.words.length - one.words.length);
  }

  /** What the text names, in the order of the text, each once. Of names that overlap, the longest counts. */
  find(text: string): T[] {
    return [...new Set(this.#match(wordsOf(text).map(toWord)).map((found) => found.value))];
  }

  /** Whether the text names any of them. */
  has(text: string): boolean {
    return this.find(text).length > 0;
  }

  /** The words of the text that belong to no name. */
  rest(text: string): string[] {
    const words = wordsOf(text).map(toWord);
    const taken = new Set(this.#match(words).flatMap(({ from, length }) => positions(from, length)));
    return words.filter((_, index) => !taken.has(index)).map((word) => word.text);
  }

  #match(words: readonly Word[]): Found<T>[] {
    const found: Found<T>[] = [];
    const taken = new Set<number>();
    // A name as it is written goes before one that only sounds alike: जीरा is cumin, जीरी is paddy.
    for (const meet of [isWritten, isInflected, this.#soundsAlike]) {
      for (const { value, words: name } of this.#names) {
        for (let from = 0; from + name.length <= words.length; from += 1) {
          if (!name.every((word, offset) => meet(word, words[from + offset] as Word))) continue;
          const places = positions(from, name.length);
          if (places.some((place) => taken.has(place))) continue;
          for (const place of places) taken.add(place);
          found.push({ value, from, length: name.length });
        }
      }
    }
    return found.sort((one, other) => one.from - other.from);
  }

  readonly #soundsAlike = (name: Word, word: Word): boolean => {
    if (isInflected(name, word)) return true;
    return name.sound.length >= SHORTEST_SOUND && name.sound === word.sound && !this.#others.has(word.text);
  };
}

function isWritten(name: Word, word: Word): boolean {
  return name.text === word.text;
}

function isInflected(name: Word, word: Word): boolean {
  return name.text === word.text || name.stem === word.stem;
}

function positions(from: number, length: number): number[] {
  return Array.from({ length }, (_, offset) => from + offset);
}
