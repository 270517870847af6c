import { devanagariToLatin, hasDevanagari } from './devanagari.js';

/**
 * Sound rules in the order in which they apply. They take away what romanised spellings differ in: aspiration, length
 * and nasal sounds of vowels, doubled letters, and letters that stand for one sound.
 */
const SOUND_RULES: ReadonlyArray<readonly [RegExp, string]> = [
  // Several letters, one sound.
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/q|ck/g, 'k'],
  [/chh/g, 'ch'],
  // Aspiration: khad and kad, bhav and bav.
  [/([kgjtdbs])h/g, '$1'],
  [/c(?!h)/g, 'k'],
  [/ch/g, 'c'],
  // Long vowels and pairs of vowels.
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/a[iy](?=[^aeiou]|$)/g, 'e'],
  [/au/g, 'o'],
  // Glides between vowels: pyaj, piyaj; dhaniya, dhania.
  [/i?y(?=[aeiou])/g, ''],
  [/y$/g, 'i'],
  [/ao$/g, 'av'],
  // A nasal before a consonant is only a coloured vowel: genhu, gehu.
  [/[nm](?=[bcdfghjkpstv])/g, ''],
  // The inherent vowel is written or left out at will.
  [/a/g, ''],
  // A nasal at the end colours too: gehun, gehu. After an `a` it is a letter of its own: bhandaran.
  [/([eiou])n$/g, '$1'],
  [/([a-z])\1+/g, '$1'],
  [/[eiou]+$/g, ''],
];

/**
 * The key at which the spellings of a Hindi word meet, whatever the script: गेहूँ, gehu, gehun, gehoon and genhu all give
 * `geh`. Empty where nothing but vowels is left.
 */
export function phoneticFold(word: string): string {
  const lower = word.toLowerCase();
  const latin = hasDevanagari(lower) ? devanagariToLatin(lower) : lower;
  return SOUND_RULES.reduce((sound, [pattern, replacement]) => sound.replace(pattern, replacement), latin);
}
