import SearchableMap from 'minisearch/SearchableMap';
import { remembered } from '../../vocabulary/remembered.js';

/** The parts of a text, each as the terms that it is found by. */
export interface TermsByField {
  readonly title: readonly string[];
  readonly keywords: readonly string[];
  readonly text: readonly string[];
}

const FIELDS = ['title', 'keywords', 'text'] as const;
type Field = (typeof FIELDS)[number];
/** How much a term says of a text, by where it stands. */
const BOOST: Readonly<Record<Field, number>> = { title: 3, keywords: 3, text: 1 };

/** A term that only begins with the one that is asked, or is like it, counts less. */
const BEGINNING = { weight: 0.375, fading: 0.3 };
const LIKENESS = 0.45;
const MOST_MISTAKES = 6;

/** Of BM25+: how soon more of a term says no more, how much the length of a text counts, and what having the term counts at least. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };

/**
 * The documents that have a term, each with how often behind it, by field. Lists of numbers: a map for each field of each
 * term took 13 MB.
 */
type Postings = Record<Field, number[]>;

/** Of most terms in most fields. */
const NOWHERE: number[] = [];

/** Without the room that a list which grows keeps for more. */
const trimmed = (list: number[]): number[] => (list === NOWHERE ? NOWHERE : list.slice());

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
 * The terms of some documents, ranked by BM25+ as MiniSearch does it, whose tree of terms this is. What a term finds does not
 * depend on the question, so it is worked out once: MiniSearch itself works it out, with an object for every hit, for each search.
 */
export class TermIndex {
  readonly #terms = new SearchableMap<Postings>();
  readonly #count: number;
  /** How many different terms each document has, by field. */
  readonly #lengths: Readonly<Record<Field, number[]>> = { title: [], keywords: [], text: [] };
  readonly #averages: Readonly<Record<Field, number>>;
  readonly #freedomOf: (term: string) => Freedom;

  /** `freedomOf` is asked once a term. */
  constructor(documents: readonly TermsByField[], freedomOf: (term: string) => Freedom) {
    this.#count = documents.length;
    this.#freedomOf = freedomOf;
    documents.forEach((document, id) => {
      for (const field of FIELDS) {
        this.#lengths[field].push(new Set(document[field]).size);
        for (const term of document[field]) this.#add(term, field, id);
      }
    });
    for (const postings of this.#terms.values()) for (const field of FIELDS) postings[field] = trimmed(postings[field]);
    const average = (field: Field): number =>
      this.#lengths[field].reduce((sum, length) => sum + length, 0) / this.#count;
    this.#averages = { title: average('title'), keywords: average('keywords'), text: average('text') };
  }

  readonly find = remembered((term): Found => this.#find(term), MOST_REMEMBERED);

  /** Documents come one after the other. */
  #add(term: string, field: Field, id: number): void {
    const postings = this.#terms.get(term) ?? { title: NOWHERE, keywords: NOWHERE, text: NOWHERE };
    const having = postings[field] === NOWHERE ? [] : postings[field];
    if (having.at(-2) === id) having.push((having.pop() ?? 0) + 1);
    else having.push(id, 1);
    postings[field] = having;
    this.#terms.set(term, postings);
  }

  #find(term: string): Found {
    const scores = new Map<number, number>();
    for (const [postings, weight] of this.#near(term)) this.#score(postings, weight, scores);
    return { documents: Int32Array.from(scores.keys()), scores: Float64Array.from(scores.values()) };
  }

  /** The term itself, those that begin with it, and those that are like it, with what each counts. */
  *#near(term: string): Generator<readonly [Postings, number]> {
    const { beginnings, mistakes } = this.#freedomOf(term);
    const own = this.#terms.get(term);
    if (own) yield [own, 1];
    const most = Math.min(MOST_MISTAKES, Math.round(term.length * mistakes));
    const like = most > 0 ? this.#terms.fuzzyGet(term, most) : new Map<string, [Postings, number]>();
    for (const [longer, postings] of beginnings ? this.#terms.atPrefix(term) : []) {
      const more = longer.length - term.length;
      if (more === 0) continue;
      like.delete(longer);
      yield [postings, (BEGINNING.weight * longer.length) / (longer.length + BEGINNING.fading * more)];
    }
    for (const [other, [postings, distance]] of like) {
      if (distance > 0) yield [postings, (LIKENESS * other.length) / (other.length + distance)];
    }
  }

  #score(postings: Postings, weight: number, scores: Map<number, number>): void {
    const { k, b, d } = BM25;
    for (const field of FIELDS) {
      const having = postings[field];
      const documents = having.length / 2;
      const rarity = Math.log(1 + (this.#count - documents + 0.5) / (documents + 0.5));
      for (let place = 0; place < having.length; place += 2) {
        const id = having[place] ?? 0;
        const frequency = having[place + 1] ?? 0;
        const length = this.#lengths[field][id] ?? 0;
        const score =
          rarity * (d + (frequency * (k + 1)) / (frequency + k * (1 - b + (b * length) / this.#averages[field])));
        scores.set(id, (scores.get(id) ?? 0) + weight * BOOST[field] * score);
      }
    }
  }
}
