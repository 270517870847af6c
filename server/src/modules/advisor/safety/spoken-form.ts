import { westernDigits } from '../../../platform/spelling.js';
import { withMatrasInPlace } from '../../vocabulary/devanagari.js';
import { rememberedText } from '../../vocabulary/remembered.js';
import { romanise } from '../language/romanise.js';
import { toDevanagari } from '../language/scripts.js';

/** What spellings of one spoken word differ in, taken away: length of vowels, aspiration, doubled letters, nasal sounds. */
const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/(ch)+h?/g, 'ch'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/([kgtdbj])h/g, '$1'],
  [/sh/g, 's'],
  [/a+/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/y(?=[aeiou])/g, 'i'],
  [/[nm](?=[bcdfgjkpstv])/g, ''],
  [/([aeiou])n$/g, '$1'],
  [/i+a/g, 'ia'],
];

/** A word as it is spoken, for comparing spellings and scripts of Hindi: "zahar", "jeher", ज़हर and ਜ਼ਹਿਰ are near each other. */
export function spokenWord(word: string): string {
  return RULES.reduce((sound, [pattern, replacement]) => sound.replace(pattern, replacement), word.toLowerCase());
}

/** A text in any Indian script as words in Latin letters, as they are written. */
export const latinWords = rememberedText((text): readonly string[] =>
  romanise(withMatrasInPlace(toDevanagari(westernDigits(text.normalize('NFKC')))))
    .toLowerCase()
    .replace(/['’`´]/g, '')
    // No word of either language has a letter three times: jeeene, zaaahar.
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .split(/[^a-z0-9]+/)
    .filter(Boolean),
);
