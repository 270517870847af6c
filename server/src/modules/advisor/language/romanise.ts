import { hasDevanagari } from '../../vocabulary/devanagari.js';
import { remembered } from '../../vocabulary/remembered.js';
import { romaniseWord } from '../../vocabulary/romanise-word.js';
import { LANGUAGE_WORDS } from '../words/language-words.js';

/** Devanagari word → how it is typed in Latin letters, where no rule gives that. */
const ROMAN_SPELLINGS: ReadonlyMap<string, string> = new Map(
  LANGUAGE_WORDS.romanSpellings.map((pair) => {
    const [hindi = '', ...roman] = pair.split(' ');
    return [hindi.normalize('NFC'), roman.join(' ')] as const;
  }),
);

const wordInLatin = remembered((word) => ROMAN_SPELLINGS.get(word.normalize('NFC')) ?? romaniseWord(word));

/**
 * Hindi in Latin letters, as people type it: गेहूँ की बुवाई 1 से 20 नवंबर तक → "gehun ki buvai 1 se 20 November tak". By rule, with
 * the usual spelling of words that are English or have one of their own.
 */
export function romanise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u0900-\u0963\u0970-\u097f]+/g, (word) => (hasDevanagari(word) ? wordInLatin(word) : word))
    .replace(/\s*।/g, '.')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
