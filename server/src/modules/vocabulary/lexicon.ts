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

interface Name {
  /** The lexicon that it belongs to, the words that are none of its names, and which of its things it names. */
  readonly of: object;
  readonly others: ReadonlySet<string>;
  readonly value: unknown;
  readonly words: readonly Word[];
  /** Longer names before shorter ones, then as they were given. */
  readonly rank: number;
}

/** A name where a text may have it. */
interface Candidate {
  readonly name: Name;
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

const wordOf = (text: string): Word => ({
  text,
  stem: spellingTerm(text),
  light: lightly(text),
  sound: phoneticFold(text),
});

/** Every word that a name of any lexicon has. The same few thousand make up all names: each is held once. */
const named = new Map<string, Word>();

function namedWord(text: string): Word {
  const known = named.get(text);
  if (known) return known;
  const word = wordOf(text);
  named.set(text, word);
  return word;
}

const saidWord = remembered(wordOf);
const toWord = (text: string): Word => named.get(text) ?? saidWord(text);

/** How a word of a text meets a word of a name, the surest way first: a name as it is written goes before one that only sounds alike, जीरा is cumin and जीरी is paddy. */
const WAYS = ['text', 'stem', 'light', 'sound'] as const;
type Way = (typeof WAYS)[number];

/**
 * The names of all lexicons by the first of their words, for each way of meeting. A question is put to hundreds of lexicons and
 * meets a handful: what stands in it is looked up once for all of them, and a map for each of them takes ten times the memory.
 */
const beginning: Readonly<Record<Way, Map<string, Name[]>>> = {
  text: new Map(),
  stem: new Map(),
  light: new Map(),
  sound: new Map(),
};

/** A text in words, what each lexicon may find in it, and what each that was asked has found. */
interface Spoken {
  readonly words: readonly Word[];
  readonly candidates: ReadonlyMap<object, Candidate[]>;
  readonly found: Map<object, readonly Found<unknown>[]>;
}

function spokenOf(text: string): Spoken {
  const words = wordsOf(text).map(toWord);
  const candidates = new Map<object, Candidate[]>();
  for (const way of WAYS) {
    for (const [from, word] of words.entries()) {
      for (const name of beginning[way].get(word[way]) ?? []) {
        if (!isAt(name, words, from, way)) continue;
        const others = candidates.get(name.of);
        if (others) others.push({ name, from, way });
        else candidates.set(name.of, [{ name, from, way }]);
      }
    }
  }
  return { words, candidates, found: new Map() };
}

function isAt({ words: called, others }: Name, words: readonly Word[], from: number, way: Way): boolean {
  if (from + called.length > words.length) return false;
  for (let offset = 0; offset < called.length; offset += 1)
    if (!meets(called[offset] as Word, words[from + offset] as Word, way, others)) return false;
  return true;
}

function meets(name: Word, word: Word, way: Way, others: ReadonlySet<string>): boolean {
  if (name.text === word.text) return true;
  if (way === 'text' || others.has(word.text)) return false;
  if (name.stem === word.stem) return true;
  if (way === 'stem') return false;
  if (name.light.length >= SHORTEST_SOUND && name.light === word.light) return true;
  if (way === 'light') return false;
  return name.sound.length >= SHORTEST_SOUND && name.sound === word.sound;
}

/** Every lexicon is asked about the same few texts, and about each of them several times. */
function reader(): (text: string) => Spoken {
  const read = rememberedText(spokenOf);
  // A dozen are asked about one text before the next one is read.
  let last = { text: '', spoken: read('') };
  return (text) => {
    if (text !== last.text) last = { text, spoken: read(text) };
    return last.spoken;
  };
}

let spoken = reader();

const NONE: ReadonlySet<string> = new Set();

/** Finds the things of one kind that a text names, by spelling or by sound. */
export class Lexicon<T> {
  readonly #names: readonly Name[];

  /** `others` are words that look or sound like one of the names and mean something else. */
  constructor(things: readonly Named<T>[], others: readonly string[] = []) {
    const notMeant = others.flatMap(wordsOf);
    const otherWords = notMeant.length === 0 ? NONE : new Set(notMeant);
    this.#names = things
      .flatMap(({ value, names: all }) => all.map((name) => ({ value, words: wordsOf(name).map(namedWord) })))
      .filter(({ words }) => words.length > 0)
      .sort((one, other) => other.words.length - one.words.length)
      .map(({ value, words }, rank) => ({ of: this, others: otherWords, value, words, rank }));
    for (const name of this.#names) {
      for (const way of WAYS) {
        const key = (name.words[0] as Word)[way];
        if ((way === 'sound' || way === 'light') && key.length < SHORTEST_SOUND) continue;
        const before = beginning[way].get(key);
        if (before) before.push(name);
        else beginning[way].set(key, [name]);
      }
    }
    // What was read before knows nothing of this lexicon.
    spoken = reader();
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
    return spoken(text).candidates.has(this);
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
    const { candidates, found } = spoken(text);
    const mine = candidates.get(this);
    if (!mine) return [];
    const known = found.get(this) as readonly Found<T>[] | undefined;
    if (known) return known;
    const all = this.#match(mine);
    found.set(this, all);
    return all;
  }

  /** Of names that overlap, the surest way of meeting one comes first, then the longest name, then the first in the text. */
  #match(candidates: readonly Candidate[]): Found<T>[] {
    const inOrder = [...candidates].sort(
      (one, other) =>
        WAYS.indexOf(one.way) - WAYS.indexOf(other.way) || one.name.rank - other.name.rank || one.from - other.from,
    );
    const found: Found<T>[] = [];
    for (const { name, from } of inOrder) {
      const { length } = name.words;
      const isTaken = found.some((other) => from < other.from + other.length && other.from < from + length);
      if (!isTaken) found.push({ value: name.value as T, from, length });
    }
    return found.sort((one, other) => one.from - other.from);
  }
}
