import { remembered } from '../../vocabulary/remembered.js';
import { Postings, type TimesByTerm } from './postings.js';
import { SortedTerms } from './sorted-terms.js';

/** The parts of a text, each as the terms that it is found by. */
export interface TermsByField {
  readonly title: readonly string[];
  readonly keywords: readonly string[];
  readonly text: readonly string[];
}

const FIELDS = ['title', 'keywords', 'text'] as const;
type Field = (typeof FIELDS)[number];
/** What a text is called by: its title and its keywords. */
export const NAMES: readonly Field[] = ['title', 'keywords'];
/** How much a term says of a text, by where it stands. */
const BOOST: Readonly<Record<Field, number>> = { title: 3, keywords: 3, text: 1 };

/** A term that only begins with the one that is asked, or is like it, counts less. */
const BEGINNING = { weight: 0.375, fading: 0.3 };
const LIKENESS = 0.45;
const MOST_MISTAKES = 6;

/** Of BM25+: how soon more of a term says no more, how much the length of a text counts, and what having the term counts at least. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };

/** Which terms besides itself a term is found by. */
export interface Freedom {
  readonly beginnings: boolean;
  /** Share of its letters that may be wrong; 0 for none. */
  readonly mistakes: number;
}

/**
 * The documents that a term finds, in the order in which they are found, and what it says of each. Flat, since ranking goes through a
 * thousand of them for a question.
 */
export interface Found {
  readonly documents: Int32Array;
  readonly scores: Float64Array;
}

/** So many terms are remembered with what they find: 12 bytes a document, of which a common one finds some hundred. */
const MOST_REMEMBERED = 6_000;

/**
 * The terms of some documents, ranked by BM25+ as MiniSearch does it. That one holds a map for each letter that words part at, and a list for
 * each word, which took 10 MB; here they are a few long lists of numbers. What a term finds does not depend on the question, so it is
 * worked out once.
 */
export class TermIndex {
  readonly #terms: SortedTerms;
  readonly #postings: Readonly<Record<Field, Postings>>;
  readonly #count: number;
  /** How many different terms each document has, by field. */
  readonly #lengths: Readonly<Record<Field, Uint16Array>>;
  readonly #averages: Readonly<Record<Field, number>>;
  readonly #freedomOf: (term: string) => Freedom;

  /** `freedomOf` is asked once a term. */
  constructor(documents: readonly TermsByField[], freedomOf: (term: string) => Freedom) {
    this.#count = documents.length;
    this.#freedomOf = freedomOf;
    this.#terms = new SortedTerms(documents.flatMap((document) => FIELDS.flatMap((field) => document[field])));
    const { postings, lengths } = countedIn(documents, this.#terms);
    this.#postings = postings;
    this.#lengths = lengths;
    this.#averages = byField((field) => this.#lengths[field].reduce((sum, length) => sum + length, 0) / this.#count);
  }

  readonly find = remembered((term): Found => this.#find(term), MOST_REMEMBERED);

  /** How many documents have a term. */
  frequencyOf(term: string): number {
    const place = this.#terms.placeOf(term);
    if (place === undefined) return 0;
    return new Set(FIELDS.flatMap((field) => [...this.#postings[field].documentsOf(place)])).size;
  }

  /** Whether a document has a term in some of its parts. */
  has(document: number, term: string, fields: readonly Field[] = FIELDS): boolean {
    const place = this.#terms.placeOf(term);
    return place !== undefined && this.#isAt(document, place, fields);
  }

  /** Whether a document has a term that begins so in some of its parts. */
  hasBeginning(document: number, letters: string, fields: readonly Field[] = FIELDS): boolean {
    const { from, to } = this.#terms.beginningWith(letters);
    for (let place = from; place < to; place += 1) if (this.#isAt(document, place, fields)) return true;
    return false;
  }

  #isAt(document: number, place: number, fields: readonly Field[]): boolean {
    return fields.some((field) => this.#postings[field].documentsOf(place).includes(document));
  }

  #find(term: string): Found {
    const scores = new Map<number, number>();
    for (const [place, weight] of this.#near(term)) this.#score(place, weight, scores);
    return { documents: Int32Array.from(scores.keys()), scores: Float64Array.from(scores.values()) };
  }

  /** The places of the term itself, of those that begin with it, and of those that are like it, with what each counts. */
  *#near(term: string): Generator<readonly [place: number, weight: number]> {
    const { beginnings, mistakes } = this.#freedomOf(term);
    const own = this.#terms.placeOf(term);
    if (own !== undefined) yield [own, 1];
    const { from, to } = beginnings ? this.#terms.beginningWith(term) : { from: 0, to: 0 };
    for (let place = from; place < to; place += 1) {
      const { length } = this.#terms.at(place);
      const more = length - term.length;
      if (more > 0) yield [place, (BEGINNING.weight * length) / (length + BEGINNING.fading * more)];
    }
    const most = Math.min(MOST_MISTAKES, Math.round(term.length * mistakes));
    for (const like of most > 0 ? this.#terms.like(term, most) : []) {
      if (like.mistakes === 0 || (like.place >= from && like.place < to)) continue;
      const { length } = this.#terms.at(like.place);
      yield [like.place, (LIKENESS * length) / (length + like.mistakes)];
    }
  }

  #score(place: number, weight: number, scores: Map<number, number>): void {
    const { k, b, d } = BM25;
    for (const field of FIELDS) {
      const documents = this.#postings[field].documentsOf(place);
      const times = this.#postings[field].timesOf(place);
      const rarity = Math.log(1 + (this.#count - documents.length + 0.5) / (documents.length + 0.5));
      documents.forEach((id, number) => {
        const frequency = times[number] as number;
        const length = this.#lengths[field][id] as number;
        const score =
          rarity * (d + (frequency * (k + 1)) / (frequency + k * (1 - b + (b * length) / this.#averages[field])));
        scores.set(id, (scores.get(id) ?? 0) + weight * BOOST[field] * score);
      });
    }
  }
}

const byField = <T>(of: (field: Field) => T): Record<Field, T> => ({
  title: of('title'),
  keywords: of('keywords'),
  text: of('text'),
});

/** A function of its own: what an index keeps must not hold what it was made with. */
function countedIn(documents: readonly TermsByField[], terms: SortedTerms) {
  const places = new Map(Array.from({ length: terms.length }, (_, place) => [terms.at(place), place]));
  const times = byField((field) => documents.map((document) => timesOf(document[field], places)));
  return {
    postings: byField((field) => new Postings(terms.length, times[field])),
    lengths: byField((field) => Uint16Array.from(times[field], ({ size }) => size)),
  };
}

function timesOf(terms: readonly string[], places: ReadonlyMap<string, number>): TimesByTerm {
  const times = new Map<number, number>();
  for (const term of terms) {
    const place = places.get(term) as number;
    times.set(place, (times.get(place) ?? 0) + 1);
  }
  return times;
}
