import { searchKey } from '../../platform/spelling.js';

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
  ऍ: 'e',
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ॅ': 'e',
};

/** The Latin letters of each consonant without its vowel. */
export const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};

/**
 * A vowel sign that a slip of the finger put where no word can have it, back in its place: मरु्गी → मुर्गी, ुमर्गी → मुर्गी,
 * मुर्ीग → मुर्गी, and one that was typed twice, once: पेेड़. No rightly written word is changed.
 */
export function withMatrasInPlace(text: string): string {
  return text
    .replace(/([ा-ौ])़/g, '़$1')
    .replace(/([ा-्])\1+/g, '$1')
    .replace(/([क-ह])([क-ह])([ा-ौ])्(?=[क-ह])/g, '$1$3$2्')
    .replace(/(?<![\p{L}\p{M}])([ा-ौ])([क-ह])/gu, '$2$1')
    .replace(/्([ा-ौ])([क-ह])/g, '्$2$1');
}

const VIRAMA = '्';
const VISARGA = 'ः';
const NASAL_SIGNS = new Set(['ं', 'ँ']);
const NUKTA = /\u093c/g;

/** The text without the dot under a letter, composed again. */
export function withoutNukta(text: string): string {
  return text.normalize('NFD').replace(NUKTA, '').normalize('NFC');
}

/** The text as it is compared (`searchKey`), and with ए and ई where ये and यी end a word: गयी is गई. */
export function withOneSpelling(text: string): string {
  return searchKey(text).replace(/(?<=[\u0900-\u097f])य([ेी])(?=ं?(?![\u0900-\u097f]))/g, (_, sign: string) =>
    sign === 'े' ? 'ए' : 'ई',
  );
}

/** Whether a text has a Devanagari letter. */
export function hasDevanagari(text: string): boolean {
  return /[\u0900-\u097f]/.test(text);
}

/**
 * A Devanagari word in Latin letters, every consonant with its inherent `a`: गेहूँ → `gehun`. Long and short vowels come
 * out alike, because writers of Hindi in Latin letters do not distinguish them. Other characters stay.
 */
export function devanagariToLatin(word: string): string {
  const letters = [...withoutNukta(word).normalize('NFD')];
  let latin = '';
  letters.forEach((letter, index) => {
    const next = letters[index + 1] ?? '';
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined)
      latin += VOWEL_SIGNS[next] !== undefined || next === VIRAMA ? consonant : `${consonant}a`;
    else if (NASAL_SIGNS.has(letter)) latin += 'n';
    else if (letter !== VIRAMA && letter !== VISARGA) latin += VOWEL_SIGNS[letter] ?? VOWELS[letter] ?? letter;
  });
  return latin;
}
