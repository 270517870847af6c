import type { Bilingual, SourceReference } from '../advisor.types.js';
import type { AdvisorRequest } from '../advisor-provider.js';
import type { ToolAnswer } from '../tools/tool.js';

/** An entry of the knowledge as a language model reads it: whole, as it was written in both languages. */
export interface WholeEntry {
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly source: SourceReference;
}

/** What our own notes and tables have on the last message of a conversation. */
export interface LookedUp {
  /** Best first, at most `MOST_ENTRIES`. */
  readonly entries: readonly WholeEntry[];
  /** What the tools said that the message asks for, in the language of the request. */
  readonly tools: readonly ToolAnswer[];
  /** Short questions that can be asked next, in the letters of the answer. */
  readonly suggestions: readonly string[];
}

/** How many entries a language model is given. */
export const MOST_ENTRIES = 5;

export type LookUp = (request: AdvisorRequest) => Promise<LookedUp>;
