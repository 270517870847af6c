import { z } from 'zod';
import type { AnswerLanguage, SourceReference } from '../advisor.types.js';
import { LONGEST_MESSAGE } from '../conversation.rules.js';
import type { PublicData } from './public-data.js';

/** What a tool works with: public data alone, the language to answer in, and the day in India, `YYYY-MM-DD`. */
export interface ToolContext {
  readonly data: PublicData;
  readonly language: AnswerLanguage;
  readonly today: string;
}

/** Readable lines of plain text, and what they rest on. */
export interface ToolAnswer {
  readonly text: string;
  readonly sources: readonly SourceReference[];
}

/** Something that the advisor can look up. Both providers use the same tools. */
export interface Tool<Arguments = unknown> {
  readonly name: string;
  /** What it is for, as a language model reads it. */
  readonly description: string;
  /** The check of its arguments; its JSON Schema is what a language model is given. */
  readonly parameters: z.ZodType<Arguments>;
  run(context: ToolContext, argument: Arguments): Promise<ToolAnswer>;
}

/**
 * Words that a tool is asked with. Our own plan hands over what the visitor said, and what was said before where a question goes on
 * from there, so they may be as long as two messages: a shorter end would be an error for whoever tells a story before asking.
 */
export const saidWords = z.string().max(2 * LONGEST_MESSAGE);

/** What a buyer offers, as a language model hands it over. */
export const offeredPrice = z
  .number()
  .min(1)
  .max(100_000)
  .optional()
  .describe('What a buyer offers, in rupees per quintal.');

/** How many lines of a list an answer has room for. */
export const MOST_LINES = 5;
