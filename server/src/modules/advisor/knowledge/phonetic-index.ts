import { remembered } from '../../vocabulary/remembered.js';
import { contentWords, indexTerms, isSound, likeTerms, termsOfWords } from '../language/terms.js';
import { NAMES, TermIndex } from './term-index.js';

/** A text to be found, as the words of its parts, by how much they say about it. */
export interface Indexed<T> {
  readonly value: T;
  readonly title: readonly string[];
  readonly keywords: readonly string[];
  readonly text: readonly string[];
}

/**
 * A hit. `score` grows with each word that is found, `coverage` is the share of the question, by weight of its words,
 * that the hit has; neither tells right from wrong alone, their product, `confidence`, does.
 */
export interface Hit<T> {
  readonly value: T;
  readonly score: number;
  readonly confidence: number;
}

export interface PhoneticSearch<T> {
  /** Factor for a hit's score, by what else is known about the question. */
  readonly favour?: (value: T) => number;
  readonly limit: number;
}

/** Words from this length on are also found by their beginning and with small mistakes. */
const FUZZY_FROM = 5;
const FUZZINESS = 0.2;

/** A word of a question: what it is looked up under, and how much it says. */
interface Weighed {
  readonly terms: readonly string[];
  readonly weight: number;
  readonly isKnown: boolean;
}

/** In so many texts a word is one that entries use. */
const USUAL_FROM = 5;

const isLongWord = (term: string): boolean => !isSound(term) && term.length >= FUZZY_FROM;

/** Full-text search over texts in both languages, by spelling and by sound. */
export class PhoneticIndex<T> {
  readonly #index: TermIndex;
  readonly #values: readonly T[];
  /** Where each stands among them. */
  readonly #places: ReadonlyMap<T, number>;
  /** Of the search that runs: what each text has come to, and how many different terms have found it. Searches do not overlap. */
  readonly #scores: Float64Array;
  readonly #found: Uint16Array;

  constructor(documents: readonly Indexed<T>[]) {
    this.#values = documents.map((document) => document.value);
    this.#places = new Map(this.#values.map((value, place) => [value, place]));
    this.#scores = new Float64Array(documents.length);
    this.#found = new Uint16Array(documents.length);
    const terms = documents.map(({ title, keywords, text }) => ({
      title: termsOfWords(title),
      keywords: termsOfWords(keywords),
      text: termsOfWords(text),
    }));
    this.#index = new TermIndex(terms, (term) => ({
      beginnings: isLongWord(term),
      // A word that some text has is no slip of another one, and likenesses are the dearest part of a search.
      mistakes: isLongWord(term) && this.#frequencyOf(term) === 0 ? FUZZINESS : 0,
    }));
  }

  /** Whether any text has a word, by its spelling or its sound. */
  knows(word: string): boolean {
    return indexTerms(word).some((term) => this.#frequencyOf(term) > 0);
  }

  /** The share of the texts that have a word, by its spelling or its sound. */
  shareOf(word: string): number {
    return Math.max(0, ...indexTerms(word).map((term) => this.#frequencyOf(term))) / this.#values.length;
  }

  /** How much of some words, by their weight, a text has. A word that no text has says nothing for or against one. */
  fit(value: T, words: readonly string[]): number {
    return this.#share(value, words, (place, term) => this.#has(place, term));
  }

  /** How much of some words, by their weight, a text is called by in its title and keywords. */
  called(value: T, words: readonly string[]): number {
    return this.#share(value, words, (place, term) =>
      isLongWord(term) ? this.#index.hasBeginning(place, term, NAMES) : this.#index.has(place, term, NAMES),
    );
  }

  #share(value: T, words: readonly string[], has: (place: number, term: string) => boolean): number {
    const known = [...new Set(words)].map(this.#weigh).filter(({ isKnown }) => isKnown);
    const total = known.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return 1;
    const place = this.#places.get(value);
    if (place === undefined) return 0;
    return (
      known.reduce((sum, { terms, weight }) => (terms.some((term) => has(place, term)) ? sum + weight : sum), 0) / total
    );
  }

  /** The best hits first. An empty or meaningless question has none. */
  find(question: string, { favour = () => 1, limit }: PhoneticSearch<T>): Hit<T>[] {
    const said = contentWords(question);
    const best = this.#best(
      said.flatMap((word) => this.#weigh(word).terms),
      favour,
      limit,
    );
    const words = [...new Set(said)].map(this.#weigh);
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const covered = this.#covered(
      words,
      best.map(({ id }) => id),
    );
    return best.map(({ id, score }) => {
      const coverage = (covered.get(id) ?? 0) / total;
      return { value: this.#values[id] as T, score, confidence: score * coverage };
    });
  }

  /** The texts that have most of some terms, by what each says of them, the favour of each and how many of the terms it has. */
  #best(terms: readonly string[], favour: (value: T) => number, limit: number): { id: number; score: number }[] {
    const touched: number[] = [];
    const before = new Set<string>();
    for (const term of terms) {
      const { documents, scores } = this.#index.find(term);
      // A word that is said twice counts twice, and is one of the words that are found.
      const isNew = before.has(term) ? 0 : 1;
      before.add(term);
      for (let n = 0; n < documents.length; n += 1) {
        const id = documents[n] as number;
        if (this.#found[id] === 0) touched.push(id);
        this.#scores[id] = (this.#scores[id] as number) + (scores[n] as number);
        this.#found[id] = (this.#found[id] as number) + isNew;
      }
    }
    const best: { id: number; score: number }[] = [];
    for (const id of touched) {
      const score = (this.#scores[id] as number) * favour(this.#values[id] as T) * (this.#found[id] as number);
      this.#scores[id] = 0;
      this.#found[id] = 0;
      if (best.length === limit && score <= (best[limit - 1]?.score ?? 0)) continue;
      // Of those that are equally good the first one stays first.
      const place = best.findLastIndex((other) => other.score >= score) + 1;
      best.splice(place, 0, { id, score });
      if (best.length > limit) best.pop();
    }
    return best;
  }

  /** How much of some words, by their weight, each of some texts has been found by. */
  #covered(words: readonly Weighed[], ids: readonly number[]): ReadonlyMap<number, number> {
    const covered = new Map(ids.map((id) => [id, 0]));
    for (const { terms, weight } of words) {
      const having = new Set<number>();
      for (const term of terms) for (const id of this.#index.find(term).documents) if (covered.has(id)) having.add(id);
      for (const id of having) covered.set(id, (covered.get(id) ?? 0) + weight);
    }
    return covered;
  }

  /** What a word of a question is looked up under: one that hardly any text has is asked by the words that mean the same, too. */
  #termsAsked(word: string): readonly string[] {
    const terms = indexTerms(word);
    const isUsual = terms.some((term) => !isSound(term) && this.#frequencyOf(term) >= USUAL_FROM);
    return isUsual ? terms : [...terms, ...likeTerms(word)];
  }

  /** How much a word of a question says: the rarer, the more. A word that no text has, nor one that sounds like it, weighs most. */
  readonly #weigh = remembered((word): Weighed => {
    const terms = this.#termsAsked(word);
    const frequency = Math.max(...terms.map((term) => this.#frequencyOf(term)));
    return { terms, weight: Math.log(1 + this.#values.length / (frequency + 0.5)), isKnown: frequency > 0 };
  });

  /** In how many texts a term is. */
  readonly #frequencyOf = remembered((term): number => this.#index.frequencyOf(term));

  /** Whether a text has a term; of a long word its beginning is enough. */
  #has(place: number, term: string): boolean {
    return isLongWord(term) ? this.#index.hasBeginning(place, term) : this.#index.has(place, term);
  }
}
