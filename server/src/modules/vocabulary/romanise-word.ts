import { z } from 'zod';
import { readDataFile } from '../../platform/data-file.js';
import { CONSONANTS } from './devanagari.js';

const letters = z.record(z.string().length(1), z.string().trim().min(1));
const {
  dotted: DOTTED,
  vowels: VOWELS,
  signs: SIGNS,
} = readDataFile(
  'vocabulary/romanise.json',
  z.strictObject({ description: z.string(), dotted: letters, vowels: letters, signs: letters }),
);

/** A long vowel at the end of a word is written short: पानी, आलू, दाना. */
const FINAL: Readonly<Record<string, string>> = { aa: 'a', ee: 'i', oo: 'u' };
const NUKTA = '\u093c';
const VIRAMA = '्';
const LABIALS = /^(p(?!h)|b|m)/;
/** Consonants that cannot end a cluster without a vowel after them: मूल्य, मित्र, तत्व. */
const NEEDS_VOWEL = new Set(['y', 'r', 'v', 'n', 'm']);

/** फ is nearly always spoken f (फसल, साफ, सिफारिश); in these it stays ph. */
const PH_WORDS = /^(फल|फूल|फिर|फली|फैल|फूट|फट|फेंक|फाड़|फुदक|फीक|फोड़|फँस|फांस|फूँक|फुहार)|मूँगफल|मूंगफल/;

interface Syllable {
  readonly consonants: string[];
  vowel: string;
  readonly inherent: boolean;
  nasal: boolean;
  /** The nasal is only in the vowel (हाँफते); after a full one (गंधक) the next consonant keeps its vowel. */
  light: boolean;
}

/** Splits a word into consonants with the vowel after them. */
function syllablesOf(word: string): Syllable[] {
  const letters = [...word.normalize('NFD')];
  const syllables: Syllable[] = [];
  let waiting: string[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] as string;
    const last = syllables.at(-1);
    if (CONSONANTS[letter] !== undefined) {
      const dotted = letters[index + 1] === NUKTA;
      if (dotted) index += 1;
      waiting.push((dotted ? DOTTED[letter] : undefined) ?? (CONSONANTS[letter] as string));
      const sign = SIGNS[letters[index + 1] ?? ''];
      if (letters[index + 1] === VIRAMA) {
        index += 1;
        continue;
      }
      if (sign !== undefined) index += 1;
      syllables.push({
        consonants: waiting,
        vowel: sign ?? 'a',
        inherent: sign === undefined,
        nasal: false,
        light: false,
      });
      waiting = [];
    } else if (VOWELS[letter] !== undefined) {
      syllables.push({ consonants: [], vowel: VOWELS[letter] as string, inherent: false, nasal: false, light: false });
    } else if ((letter === 'ं' || letter === 'ँ') && last) {
      last.nasal = true;
      last.light = letter === 'ँ';
    }
  }
  if (waiting.length > 0)
    syllables.push({ consonants: waiting, vowel: '', inherent: false, nasal: false, light: false });
  return syllables;
}

/** Takes the inherent vowel away where nobody says it: at the end, and between a vowel and a syllable of its own. */
function withoutSilentVowels(syllables: Syllable[]): Syllable[] {
  for (let index = syllables.length - 1; index > 0; index -= 1) {
    const syllable = syllables[index] as Syllable;
    if (!syllable.inherent || syllable.nasal) continue;
    const isLast = index === syllables.length - 1;
    const next = syllables[index + 1];
    const before = syllables[index - 1] as Syllable;
    const cluster = syllable.consonants.length > 1;
    if (isLast) {
      if (!cluster || !NEEDS_VOWEL.has(syllable.consonants.at(-1) as string)) syllable.vowel = '';
    } else if (
      !cluster &&
      before.vowel !== '' &&
      (!before.nasal || before.light) &&
      next?.vowel &&
      next.consonants.length === 1
    ) {
      syllable.vowel = '';
    }
  }
  return syllables;
}

/** A Devanagari word in Latin letters by rule, as people type it: बुवाई is `buvai`, दूध `doodh`, फसल `fasal`. */
export function romaniseWord(word: string): string {
  const syllables = withoutSilentVowels(syllablesOf(word));
  const phal = PH_WORDS.test(word);
  return syllables
    .map(({ consonants, vowel, nasal }, index) => {
      const isLast = index === syllables.length - 1;
      const following = syllables[index + 1];
      const next = following?.consonants[0] ?? '';
      // Before another vowel a long one is written short: सूअर → suar.
      const opens = following !== undefined && following.consonants.length === 0 && vowel !== 'aa';
      const written = (isLast && !nasal) || opens ? (FINAL[vowel] ?? vowel) : vowel;
      const nasalLetter = !nasal ? '' : LABIALS.test(next) ? 'm' : 'n';
      // Doubled consonants keep one mark of aspiration: मक्खी → makkhi, अच्छा → achchha.
      return `${phal ? consonants.join('') : consonants.join('').replace('ph', 'f')}${isLast || vowel !== 'aa' ? written : 'aa'}${nasalLetter}`;
    })
    .join('')
    .replace(/aa(?=[a-z]*aa)/g, 'a')
    .replace(/chchh/g, 'chh');
}
