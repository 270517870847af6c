import type { Lexicon } from '../../vocabulary/lexicon.js';

/** Wordings that mean one entry, whatever else of the question is near others. */
export interface Lead {
  readonly entry: string;
  readonly all: readonly Lexicon<true>[];
  readonly none?: readonly Lexicon<true>[];
}

/** Whether a question is worded so. */
export const isWordedSo = ({ all, none = [] }: Lead, question: string): boolean =>
  all.every((idea) => idea.has(question)) && !none.some((idea) => idea.has(question));
