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
];
/** Vowels at the end are written in several ways, or belong to the ending. */
const FINAL_VOWELS = /[eiou]+$/;

const sounded = (latin: string): string =>
  SOUND_RULES.reduce((sound, [pattern, replacement]) => sound.replace(pattern, replacement), latin);

/**
 * The key at which the spellings of a Hindi word meet, in any script: गेहूँ, gehu, gehun, gehoon and genhu all give
 * `geh`. Empty where nothing but vowels is left.
 */
export function phoneticFold(word: string): string {
  const lower = word.toLowerCase();
  return sounded(hasDevanagari(lower) ? devanagariToLatin(lower) : lower).replace(FINAL_VOWELS, '');
}

/** Shorter keys are shared by too many names: there the vowel at the end counts, so that Ravi is not Rava. */
const SHORTEST_KEY = 4;
/** One letter is no name: such a key is compared with its vowels. */
const SHORTEST_SOUND = 2;
/** A consonant at the end of a Devanagari word is spoken without its vowel: अजय is Ajay. */
const INHERENT_END = /(?<=[क-हळ])$/;

/** The key at which the spellings of a name of a person or place meet in both scripts: रमेश and Ramesh; हिसार, Hisar and Hissar. */
export function nameSound(word: string): string {
  const latin = hasDevanagari(word) ? devanagariToLatin(word.replace(INHERENT_END, '्')) : word.toLowerCase();
  const sound = sounded(latin);
  const key = sound.replace(FINAL_VOWELS, '');
  if (key.length >= SHORTEST_KEY) return key;
  return sound.length >= SHORTEST_SOUND ? sound : latin.replace(/a+/g, 'a');
}
