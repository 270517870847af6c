import { phoneticFold } from './phonetic-fold.js';
import { remembered, rememberedText } from './remembered.js';
import { spellingTerm } from './word-forms.js';
import { wordsOf } from './words-of.js';

/** A thing and the names that people give it, in any script; a name may have several words. */
export interface Named<T> {
  readonly value: T;
  readonly names: readonly string[];
}

interface Word {
  readonly text: string;
  readonly stem: string;
  /** The spelling without the freedoms of Roman Hindi: pyaaz, pyaaj and pyaj. */
  readonly light: string;
  readonly sound: string;
}

interface Name<T> {
  readonly value: T;
  readonly words: readonly Word[];
  /** Longer names before shorter ones, then as they were given. */
  readonly rank: number;
}

interface Found<T> {
  readonly value: T;
  readonly from: number;
  readonly length: number;
}

/** Shorter sounds are shared by too many words: "rent" and रेट give `ret`, खीरा and किराया `kir`. Such names count as they are written. */
const SHORTEST_SOUND = 4;

const LIGHT_RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/aa+/g, 'a'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
];
const lightly = (text: string): string =>
  LIGHT_RULES.reduce((light, [pattern, letter]) => light.replace(pattern, letter), text);

const toWord = remembered(
  (text): Word => ({ text, stem: spellingTerm(text), light: lightly(text), sound: phoneticFold(text) }),
);

/** How a word of a text meets a word of a name, the surest way first: a name as it is written goes before one that only sounds alike, जीरा is cumin and जीरी is paddy. */
const WAYS = ['text', 'stem', 'light', 'sound'] as const;
type Way = (typeof WAYS)[number];

/**
 * The lexicons with a name that begins with a word, for each way of meeting. A question is put to hundreds, and meets a handful. Most
 * words begin names of one lexicon alone: a list of it takes a fifth of the memory of a set.
 */
const beginning: Readonly<Record<Way, Map<string, object[]>>> = {
  text: new Map(),
  stem: new Map(),
  light: new Map(),
  sound: new Map(),
};

/** A text in words, at which of them names of which lexicons may begin, and what each of those has found in it. */
interface Spoken {
  readonly words: readonly Word[];
  readonly met: ReadonlyMap<object, readonly number[]>;
  readonly found: Map<object, readonly Found<unknown>[]>;
}

/** Every lexicon is asked about the same few texts, and about each of them several times. */
function reader(): (text: string) => Spoken {
  const metBy = remembered((text) => {
    const word = toWord(text);
    return [...new Set(WAYS.flatMap((way) => beginning[way].get(word[way]) ?? []))];
  });
  const read = rememberedText((text): Spoken => {
    const words = wordsOf(text);
    const met = new Map<object, number[]>();
    for (const [at, word] of words.entries()) {
      for (const lexicon of metBy(word)) {
        const places = met.get(lexicon);
        if (places) places.push(at);
        else met.set(lexicon, [at]);
      }
    }
    return { words: words.map(toWord), met, found: new Map() };
  });
  // A dozen are asked about one text before the next one is read.
  let last = { text: '', spoken: read('') };
  return (text) => {
    if (text !== last.text) last = { text, spoken: read(text) };
    return last.spoken;
  };
}

let spoken = reader();

/** Every word that a name of any lexicon has. */
const named = new Set<string>();
/** Every word that a name of any lexicon has, as it is written there. */
export const wordsOfNames: ReadonlySet<string> = named;

/** Finds the things of one kind that a text names, by spelling or by sound. */
export class Lexicon<T> {
  /** The names by the first of their words, for each way of meeting. */
  readonly #byFirst: Readonly<Record<Way, Map<string, Name<T>[]>>> = {
    text: new Map(),
    stem: new Map(),
    light: new Map(),
    sound: new Map(),
  };
  readonly #others: ReadonlySet<string>;

  /** `others` are words that look or sound like one of the names and mean something else. */
  constructor(things: readonly Named<T>[], others: readonly string[] = []) {
    this.#others = new Set(others.flatMap(wordsOf));
    const names = things
      .flatMap(({ value, names: all }) => all.map((name) => ({ value, words: wordsOf(name).map(toWord) })))
      .filter(({ words }) => words.length > 0)
      .sort((one, other) => other.words.length - one.words.length);
    for (const name of names) for (const word of name.words) named.add(word.text);
    names.forEach(({ value, words }, rank) => {
      const [first] = words;
      // One for every way of meeting it: there are tens of thousands of names.
      const name: Name<T> = { value, words, rank };
      for (const way of first ? WAYS : []) {
        const key = first?.[way] ?? '';
        if ((way === 'sound' || way === 'light') && key.length < SHORTEST_SOUND) continue;
        const others = this.#byFirst[way].get(key);
        if (others) others.push(name);
        else this.#byFirst[way].set(key, [name]);
        this.#beginsWith(way, key);
      }
    });
    // What was read before knows nothing of this lexicon.
    spoken = reader();
  }

  #beginsWith(way: Way, key: string): void {
    const known = beginning[way].get(key);
    if (!known) beginning[way].set(key, [this]);
    // Lexicons are built one after the other: where this one is known, it is the last.
    else if (known.at(-1) !== this) known.push(this);
  }

  /** Every single word that a name has. */
  get words(): Iterable<string> {
    return this.#byFirstWords();
  }

  *#byFirstWords(): Generator<string> {
    for (const names of this.#byFirst.text.values())
      for (const name of names) for (const word of name.words) yield word.text;
  }

  /** What the text names, in the order of the text, each once. Of names that overlap, the longest counts. */
  find(text: string): T[] {
    return [...new Set(this.#found(text).map((found) => found.value))];
  }

  /** Whether the text names any of them. */
  has(text: string): boolean {
    return this.#found(text).length > 0;
  }

  /** The words of the text that belong to no name. */
  rest(text: string): string[] {
    const { words } = spoken(text);
    const found = this.#found(text);
    if (found.length === 0) return words.map((word) => word.text);
    // In the order of the text, and none of them overlaps another one.
    const rest: string[] = [];
    let from = 0;
    for (const name of found) {
      for (; from < name.from; from += 1) rest.push((words[from] as Word).text);
      from = name.from + name.length;
    }
    for (; from < words.length; from += 1) rest.push((words[from] as Word).text);
    return rest;
  }

  #found(text: string): readonly Found<T>[] {
    const { words, met, found } = spoken(text);
    const places = met.get(this);
    if (!places) return [];
    const known = found.get(this) as readonly Found<T>[] | undefined;
    if (known) return known;
    const all = this.#match(words, places);
    found.set(this, all);
    return all;
  }

  #match(words: readonly Word[], places: readonly number[]): Found<T>[] {
    const found: Found<T>[] = [];
    for (const way of WAYS) {
      for (const { name, from } of this.#candidates(words, places, way)) {
        const { length } = name.words;
        const isTaken = found.some((other) => from < other.from + other.length && other.from < from + length);
        if (!isTaken) found.push({ value: name.value, from, length });
      }
    }
    return found.sort((one, other) => one.from - other.from);
  }

  /** The names that begin at one of some places and are there as a whole; longer ones first. */
  #candidates(words: readonly Word[], places: readonly number[], way: Way): { name: Name<T>; from: number }[] {
    const candidates: { name: Name<T>; from: number }[] = [];
    for (const from of places)
      for (const name of this.#byFirst[way].get((words[from] as Word)[way]) ?? [])
        if (this.#isAt(name, words, from, way)) candidates.push({ name, from });
    return candidates.sort((one, other) => one.name.rank - other.name.rank || one.from - other.from);
  }

  #isAt(name: Name<T>, words: readonly Word[], from: number, way: Way): boolean {
    const { length } = name.words;
    if (from + length > words.length) return false;
    for (let offset = 0; offset < length; offset += 1)
      if (!this.#meets(name.words[offset] as Word, words[from + offset] as Word, way)) return false;
    return true;
  }

  #meets(name: Word, word: Word, way: Way): boolean {
    if (name.text === word.text) return true;
    if (way === 'text' || this.#others.has(word.text)) return false;
    if (name.stem === word.stem) return true;
    if (way === 'stem') return false;
    if (name.light.length >= SHORTEST_SOUND && name.light === word.light) return true;
    if (way === 'light') return false;
    return name.sound.length >= SHORTEST_SOUND && name.sound === word.sound;
  }
}
