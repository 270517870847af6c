import { hasDevanagari, withOneSpelling } from '../../vocabulary/devanagari.js';
import { spellingTerm } from '../../vocabulary/word-forms.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';

/** Of each word that has others of its meaning the two that entries use: the first of its line, and the first Hindi one. */
const usual = new Map<string, readonly string[]>();
for (const line of LANGUAGE_WORDS.sameMeaning) {
  const words = withOneSpelling(line).split(' ');
  const common = [words[0], words.find(hasDevanagari)].filter((word) => word !== undefined);
  for (const word of words) if (!usual.has(spellingTerm(word))) usual.set(spellingTerm(word), common);
}

/** The everyday words, in English and Hindi, that mean what a word means; empty for most words. */
export function commonWords(word: string): readonly string[] {
  return usual.get(spellingTerm(word)) ?? [];
}
