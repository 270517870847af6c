import { wordsOf } from '../../vocabulary/words-of.js';
import type { KnowledgeEntry } from '../entries/entry.types.js';

/** How like a question the nearest one asked of an entry is, and the section that it was asked of. */
export interface Likeness {
  /** The share of the weight of both questions that they have in common: 0 to 1. */
  readonly share: number;
  /** Index of the section; undefined where it was asked of the whole entry. */
  readonly section: number | undefined;
  /** The same share for each section that a question was asked of, by its index. */
  readonly bySection: ReadonlyMap<number, number>;
}

interface AskedQuestion {
  readonly section: number | undefined;
  /** The terms of each of its words. */
  readonly words: ReadonlyArray<readonly string[]>;
}

/** A term that so many questions have is written as people write it. */
const USUAL = 5;

/** The questions of real people that stand in the entries, compared word by word with a new one. */
export class AskedQuestions {
  readonly #byEntry: ReadonlyMap<string, readonly AskedQuestion[]>;
  /** In how many questions a term stands. */
  readonly #frequency = new Map<string, number>();
  readonly #count: number;

  /** `termsOfWord` gives the terms of a word, the same list for the same word; none for a word that says nothing. */
  constructor(entries: readonly KnowledgeEntry[], termsOfWord: (word: string) => readonly string[]) {
    const read = (question: string, section: number | undefined): AskedQuestion => ({
      section,
      words: wordsOf(question)
        .map(termsOfWord)
        .filter((terms) => terms.length > 0),
    });
    this.#byEntry = new Map(
      entries.map(({ id, asked, sections }) => [
        id,
        [
          ...asked.map((question) => read(question, undefined)),
          ...sections.flatMap((section, index) => section.asked.map((question) => read(question, index))),
        ],
      ]),
    );
    const all = [...this.#byEntry.values()].flat();
    this.#count = all.length;
    for (const { words } of all)
      for (const term of new Set(words.flat())) this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
  }

  /** Whether any question has a term. */
  knows(term: string): boolean {
    return this.#frequency.has(term);
  }

  isUsual(term: string): boolean {
    return (this.#frequency.get(term) ?? 0) >= USUAL;
  }

  /** The question asked of an entry that is most like one whose words have these terms. */
  nearest(entry: string, asked: ReadonlyMap<string, readonly string[]>): Likeness {
    const words = [...asked.values()];
    const weight = this.#weightOf(words);
    const terms = new Set(words.flat());
    const bySection = new Map<number, number>();
    let best = { share: 0, section: undefined as number | undefined };
    for (const question of this.#byEntry.get(entry) ?? []) {
      const common = this.#weightOf(question.words.filter((each) => each.some((term) => terms.has(term))));
      const share = Math.min(1, (2 * common) / (weight + this.#weightOf(question.words) || 1));
      if (share > best.share) best = { share, section: question.section };
      if (question.section !== undefined && share > (bySection.get(question.section) ?? 0))
        bySection.set(question.section, share);
    }
    return { ...best, bySection };
  }

  #weightOf(words: ReadonlyArray<readonly string[]>): number {
    return words.reduce(
      (sum, terms) => sum + Math.log(1 + this.#count / ((this.#frequency.get(terms[0] ?? '') ?? 0) + 0.5)),
      0,
    );
  }
}
