import { remembered } from '../../vocabulary/remembered.js';
import { isWithin } from '../../vocabulary/spelling-distance.js';
import { patternOf, wholeWords, wordPattern } from './patterns.js';
import { SAFETY } from './safety-file.js';
import { latinWords, spokenWord } from './spoken-form.js';

/** Longer words are also known with one letter wrong, very long ones with two. */
const ONE_MISTAKE_FROM = 6;
const TWO_MISTAKES_FROM = 9;

const { spelling } = SAFETY;
const OTHER_WORDS: ReadonlySet<string> = new Set(spelling['other-words']);
const NO_MISTAKES_IN = wordPattern(spelling['no-mistakes-in']);
const SHORTER_FROM: ReadonlySet<string> = new Set(spelling['shorter-from']);
const REWRITES = Object.entries(spelling.rewrites).map(
  ([written, meant]) => [wholeWords([written], 'g'), meant] as const,
);
const ONLY_BEFORE = new Map(Object.entries(spelling['only-before']).map(([word, name]) => [word, wordPattern(name)]));

/** The concept and the groups that it belongs to. */
const withGroups = (concept: string): string[] => [
  concept,
  ...[...SAFETY.groups].flatMap(([group, members]) => (members.includes(concept) ? [group] : [])),
];

const spokenForms = new Map<string, Set<string>>();
const longWords: Array<{ readonly concepts: readonly string[]; readonly word: string }> = [];
for (const [name, words] of SAFETY.concepts) {
  const concepts = withGroups(name);
  for (const written of words) {
    const spoken = spokenWord(written);
    for (const form of new Set([written, spoken])) {
      // "In" sounds like "i": a single letter tells nothing.
      if (form !== written && (form.length < 2 || OTHER_WORDS.has(form))) continue;
      spokenForms.set(form, new Set([...(spokenForms.get(form) ?? []), ...concepts]));
    }
    if (spoken.length >= ONE_MISTAKE_FROM) longWords.push({ concepts, word: spoken });
  }
}

/** The concepts that a word of a text stands for, however it is spelled. */
const conceptsOf = remembered((word): ReadonlySet<string> => {
  const spoken = spokenWord(word);
  const found = new Set([...(spokenForms.get(word) ?? []), ...(spokenForms.get(spoken) ?? [])]);
  if (found.size > 0 || spoken.length < ONE_MISTAKE_FROM - 1 || NO_MISTAKES_IN.test(spoken)) return found;
  for (const known of longWords) {
    if (spoken.length < ONE_MISTAKE_FROM && !known.concepts.some((concept) => SHORTER_FROM.has(concept))) continue;
    const mistakes = known.word.length >= TWO_MISTAKES_FROM ? 2 : 1;
    if (known.word[0] === spoken[0] && isWithin(known.word, spoken, mistakes))
      for (const concept of known.concepts) found.add(concept);
  }
  return found;
});

const NONE: ReadonlySet<string> = new Set();

/** A message as words in Latin letters and as the concepts they stand for. */
export class Reading {
  readonly text: string;
  readonly #words: readonly string[];
  readonly #concepts: ReadonlyArray<ReadonlySet<string>>;
  readonly #known = new Map<string, boolean>();

  constructor(readonly message: string) {
    this.text = REWRITES.reduce(
      (text, [written, meant]) => text.replace(written, meant),
      latinWords(message).join(' '),
    );
    this.#words = this.text.split(' ').filter(Boolean);
    this.#concepts = this.#words.map((word, index) =>
      ONLY_BEFORE.get(word)?.test(this.#words[index + 1] ?? '') === false ? NONE : conceptsOf(word),
    );
  }

  /** The answer to a named question, worked out once. */
  once(name: string, work: (reading: Reading) => boolean): boolean {
    const known = this.#known.get(name) ?? work(this);
    this.#known.set(name, known);
    return known;
  }

  /** The message without what a pattern matches first. */
  leavingOut(pattern: string): Reading {
    return new Reading(this.text.replace(patternOf(pattern), ''));
  }

  has(concept: string): boolean {
    return this.#concepts.some((word) => word.has(concept));
  }

  /**
   * Whether concepts stand in this order, with at most `between` other words between each two, none of them one of `without`, and
   * no word right behind them that `thenNot` matches.
   */
  inOrder(concepts: readonly string[], between: number, without: readonly string[], thenNot?: RegExp): boolean {
    return this.#words.some((_, from) => this.#from(from, concepts, between, without, thenNot));
  }

  #from(
    from: number,
    [first, ...rest]: readonly string[],
    between: number,
    without: readonly string[],
    thenNot?: RegExp,
  ): boolean {
    if (first === undefined || !this.#concepts[from]?.has(first)) return false;
    if (rest.length === 0) return thenNot?.test(this.#words[from + 1] ?? '') !== true;
    for (let next = from + 1; next <= from + 1 + between && next < this.#words.length; next += 1) {
      if (this.#from(next, rest, between, without, thenNot)) return true;
      if (without.some((concept) => this.#concepts[next]?.has(concept))) return false;
    }
    return false;
  }
}
