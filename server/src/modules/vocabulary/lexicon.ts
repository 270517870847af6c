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

/** A name where a text may have it. */
interface Candidate<T> {
  readonly name: Name<T>;
  readonly from: number;
  readonly way: Way;
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

const wordOf = remembered(
  (text: string): Word => ({ text, stem: spellingTerm(text), light: lightly(text), sound: phoneticFold(text) }),
);

/** A dozen lexicons are asked about one text, and each of them several times. */
const readWords = rememberedText((text): readonly Word[] => wordsOf(text).map(wordOf));

/** How a word of a text meets a word of a name, the surest way first: a name as it is written goes before one that only sounds alike, जीरा is cumin and जीरी is paddy. */
const WAYS = ['text', 'stem', 'light', 'sound'] as const;
type Way = (typeof WAYS)[number];

function meets(name: Word, word: Word, way: Way, others: ReadonlySet<string>): boolean {
  if (name.text === word.text) return true;
  if (way === 'text' || others.has(word.text)) return false;
  if (name.stem === word.stem) return true;
  if (way === 'stem') return false;
  if (name.light.length >= SHORTEST_SOUND && name.light === word.light) return true;
  if (way === 'light') return false;
  return name.sound.length >= SHORTEST_SOUND && name.sound === word.sound;
}

function byFirstWord<T>(names: readonly Name<T>[], way: Way): ReadonlyMap<string, readonly Name<T>[]> {
  const all = new Map<string, Name<T>[]>();
  for (const name of names) {
    const key = (name.words[0] as Word)[way];
    if ((way === 'sound' || way === 'light') && key.length < SHORTEST_SOUND) continue;
    const before = all.get(key);
    if (before) before.push(name);
    else all.set(key, [name]);
  }
  return all;
}

/** Finds the things of one kind that a text names, by spelling or by sound. */
export class Lexicon<T> {
  readonly #names: readonly Name<T>[];
  readonly #others: ReadonlySet<string>;
  /** The names by the first of their words, for each way of meeting. */
  readonly #beginning: Readonly<Record<Way, ReadonlyMap<string, readonly Name<T>[]>>>;
  readonly #found = rememberedText((text) => this.#match(this.#candidates(readWords(text))));

  /** `others` are words that look or sound like one of the names and mean something else. */
  constructor(things: readonly Named<T>[], others: readonly string[] = []) {
    this.#others = new Set(others.flatMap(wordsOf));
    this.#names = things
      .flatMap(({ value, names: all }) => all.map((name) => ({ value, words: wordsOf(name).map(wordOf) })))
      .filter(({ words }) => words.length > 0)
      .sort((one, other) => other.words.length - one.words.length)
      .map(({ value, words }, rank) => ({ value, words, rank }));
    this.#beginning = {
      text: byFirstWord(this.#names, 'text'),
      stem: byFirstWord(this.#names, 'stem'),
      light: byFirstWord(this.#names, 'light'),
      sound: byFirstWord(this.#names, 'sound'),
    };
  }

  /** Every single word that a name has. */
  get words(): Iterable<string> {
    return this.#names.flatMap(({ words }) => words.map(({ text }) => text));
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
    const words = readWords(text);
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

  #candidates(words: readonly Word[]): readonly Candidate<T>[] {
    return WAYS.flatMap((way) =>
      words.flatMap((word, from) =>
        (this.#beginning[way].get(word[way]) ?? [])
          .filter((name) => this.#isAt(name, words, from, way))
          .map((name) => ({ name, from, way })),
      ),
    );
  }

  #isAt({ words: called }: Name<T>, words: readonly Word[], from: number, way: Way): boolean {
    return called.every((word, offset) => {
      const said = words[from + offset];
      return said !== undefined && meets(word, said, way, this.#others);
    });
  }

  /** Of names that overlap, the surest way of meeting one comes first, then the longest name, then the first in the text. */
  #match(candidates: readonly Candidate<T>[]): readonly Found<T>[] {
    const inOrder = [...candidates].sort(
      (one, other) =>
        WAYS.indexOf(one.way) - WAYS.indexOf(other.way) || one.name.rank - other.name.rank || one.from - other.from,
    );
    const found: Found<T>[] = [];
    for (const { name, from } of inOrder) {
      const { length } = name.words;
      const isTaken = found.some((other) => from < other.from + other.length && other.from < from + length);
      if (!isTaken) found.push({ value: name.value, from, length });
    }
    return found.sort((one, other) => one.from - other.from);
  }
}
