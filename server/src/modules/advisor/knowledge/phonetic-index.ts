import MiniSearch from 'minisearch';
import { contentWords, indexTerms, isSound, likeTerms } from '../language/terms.js';

/** A text to be found, in parts by how much they say about it. */
export interface Indexed<T> {
  readonly value: T;
  readonly title: string;
  readonly keywords: string;
  readonly text: string;
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

const BOOST = { title: 3, keywords: 3, text: 1 };
/** Words from this length on are also found by their beginning and with small mistakes. */
const FUZZY_FROM = 5;
const FUZZINESS = 0.2;

/** A word of a question: what it is looked up under, and how much it says. */
interface Weighed {
  readonly terms: readonly string[];
  readonly weight: number;
  readonly isKnown: boolean;
}

/** Whether a text has a term; of a long word its beginning is enough. */
function isIn(held: ReadonlySet<string>, term: string): boolean {
  if (held.has(term)) return true;
  if (!isLongWord(term)) return false;
  for (const each of held) if (each.startsWith(term)) return true;
  return false;
}

/** In so many texts a word is one that entries use. */
const USUAL_FROM = 5;

const isLongWord = (term: string): boolean => !isSound(term) && term.length >= FUZZY_FROM;

/** Full-text search over texts in both languages, by spelling and by sound. */
export class PhoneticIndex<T> {
  readonly #search: MiniSearch<Indexed<T> & { readonly id: number }>;
  readonly #values: readonly T[];
  readonly #frequency = new Map<string, number>();
  readonly #documents: readonly Indexed<T>[];
  /** What each text holds, taken from it when it is first compared. */
  readonly #held = new Map<T, ReadonlySet<string>>();

  constructor(documents: readonly Indexed<T>[]) {
    this.#values = documents.map((document) => document.value);
    this.#documents = documents;
    this.#search = new MiniSearch({
      fields: ['title', 'keywords', 'text'],
      tokenize: indexTerms,
      processTerm: (term) => term,
    });
    this.#search.addAll(documents.map((document, id) => ({ ...document, id })));
    for (const { title, keywords, text } of documents) {
      for (const term of new Set(indexTerms(`${title} ${keywords} ${text}`))) {
        this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
      }
    }
  }

  /** Whether any text has a word, by its spelling or its sound. */
  knows(word: string): boolean {
    return indexTerms(word).some((term) => this.#frequency.has(term));
  }

  /** The share of the texts that have a word, by its spelling or its sound. */
  shareOf(word: string): number {
    return Math.max(0, ...indexTerms(word).map((term) => this.#frequency.get(term) ?? 0)) / this.#values.length;
  }

  /** How much of some words, by their weight, a text has. A word that no text has says nothing for or against one. */
  fit(value: T, words: readonly string[]): number {
    const known = [...new Set(words)].map((word) => this.#weigh(word)).filter(({ isKnown }) => isKnown);
    const total = known.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return 1;
    const held = this.#termsOf(value);
    return (
      known.reduce((sum, { terms, weight }) => (terms.some((term) => isIn(held, term)) ? sum + weight : sum), 0) / total
    );
  }

  /** The best hits first. An empty or meaningless question has none. */
  find(question: string, { favour = () => 1, limit }: PhoneticSearch<T>): Hit<T>[] {
    const words = [...new Set(contentWords(question))].map((word) => this.#weigh(word));
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    // The search asks for it with every word that a text has.
    const favours: number[] = [];
    return this.#search
      .search(question, {
        tokenize: (text) => contentWords(text).flatMap((word) => this.#termsAsked(word)),
        boost: BOOST,
        prefix: isLongWord,
        // A word that some text has is no slip of another one, and likenesses are the dearest part of a search.
        fuzzy: (term) => (isLongWord(term) && !this.#frequency.has(term) ? FUZZINESS : false),
        boostDocument: (id: number) => (favours[id] ??= favour(this.#values[id] as T)),
      })
      .slice(0, limit)
      .map(({ id, score, queryTerms }) => {
        const matched = new Set(queryTerms);
        const found = words.filter(({ terms }) => terms.some((term) => matched.has(term)));
        const coverage = found.reduce((sum, { weight }) => sum + weight, 0) / total;
        return { value: this.#values[id as number] as T, score, confidence: score * coverage };
      });
  }

  /** What a word of a question is looked up under: one that hardly any text has is asked by the words that mean the same, too. */
  #termsAsked(word: string): readonly string[] {
    const terms = indexTerms(word);
    const isUsual = terms.some((term) => !isSound(term) && (this.#frequency.get(term) ?? 0) >= USUAL_FROM);
    return isUsual ? terms : [...terms, ...likeTerms(word)];
  }

  /** How much a word of a question says: the rarer, the more. A word that no text has, nor one that sounds like it, weighs most. */
  #weigh(word: string): Weighed {
    const terms = this.#termsAsked(word);
    const frequency = Math.max(...terms.map((term) => this.#frequency.get(term) ?? 0));
    return { terms, weight: Math.log(1 + this.#values.length / (frequency + 0.5)), isKnown: frequency > 0 };
  }

  #termsOf(value: T): ReadonlySet<string> {
    const known = this.#held.get(value);
    if (known) return known;
    const document = this.#documents.find((each) => each.value === value);
    const held = new Set(document ? indexTerms(`${document.title} ${document.keywords} ${document.text}`) : []);
    this.#held.set(value, held);
    return held;
  }
}
