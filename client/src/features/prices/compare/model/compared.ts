import { LINE } from '@/lib/price-paths';

/** More lines in one plot could not be told apart. */
export const MOST_LINES = 4;

/** What one line is of: a commodity in all of India, or in a market. */
export type ComparedLine = { commodity: string; market?: string };

/** The lines of an address, each once, in their order: those that are compared, and those that are too many. */
export function linesOfAddress(params: URLSearchParams): { words: string[]; tooMany: string[] } {
  const words = [...new Set(params.getAll(LINE).filter(Boolean))];
  return { words: words.slice(0, MOST_LINES), tooMany: words.slice(MOST_LINES) };
}

/** What a line of the address is of. */
export function lineOfWord(word: string): ComparedLine {
  const [commodity = '', market] = word.split('.', 2);
  return market ? { commodity, market } : { commodity };
}

/** The same address with other lines. */
export function withLines(params: URLSearchParams, words: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(LINE);
  for (const word of words) next.append(LINE, word);
  return next;
}
