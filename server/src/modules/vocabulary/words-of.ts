import { withOneSpelling } from './devanagari.js';

/**
 * The words of a text in lower case, in any script; punctuation and spaces are gone, and so is what people write or leave out at
 * will: प्याज़ and प्याज, करूँ and करूं, चाहिये and चाहिए.
 */
export function wordsOf(text: string): string[] {
  return withOneSpelling(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
