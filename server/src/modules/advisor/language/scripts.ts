import { z } from 'zod';
import { rememberedText } from '../../vocabulary/remembered.js';
import { readData } from '../words/read-data.js';

/** The scripts that people ask in. */
export const SCRIPTS = [
  'latin',
  'devanagari',
  'gurmukhi',
  'gujarati',
  'bengali',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'urdu',
] as const;
export type Script = (typeof SCRIPTS)[number];

/** The first code point of each script's block. The Indian ones were laid out alike, letter for letter. */
const BLOCKS: Readonly<Partial<Record<Script, number>>> = {
  devanagari: 0x0900,
  bengali: 0x0980,
  gurmukhi: 0x0a00,
  gujarati: 0x0a80,
  odia: 0x0b00,
  tamil: 0x0b80,
  telugu: 0x0c00,
  kannada: 0x0c80,
  malayalam: 0x0d00,
};
const BLOCK_LENGTH = 0x80;
const DEVANAGARI = 0x0900;
const spellings = z.record(z.string(), z.string());
/** What has no letter of the same place in Devanagari, and what Gurmukhi writes otherwise before the places are changed. */
const { toDevanagari: OTHERWISE, toGurmukhi: GURMUKHI_SPELLING } = readData(
  'scripts.yaml',
  z.strictObject({ toDevanagari: spellings, toGurmukhi: spellings }),
);
/** A share of letters above which a text with Latin words in it is still of the other script. */
const SHARE = 0.2;

function blockOf(letter: string): Script | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x0600 && code < 0x0780) return 'urdu';
  for (const script of SCRIPTS) {
    const from = BLOCKS[script];
    if (from !== undefined && code >= from && code < from + BLOCK_LENGTH) return script;
  }
  return /[a-z]/i.test(letter) ? 'latin' : undefined;
}

/** The script of a text; undefined where it has no letter of any. */
export const scriptOf = rememberedText((text): Script | undefined => {
  const counts = new Map<Script, number>();
  let letters = 0;
  for (const letter of text.match(/\p{L}/gu) ?? []) {
    const script = blockOf(letter);
    if (script === undefined) continue;
    letters += 1;
    counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  const [other] = [...counts].filter(([script]) => script !== 'latin').sort((one, two) => two[1] - one[1]);
  if (other && other[1] >= letters * SHARE) return other[0];
  return counts.has('latin') ? 'latin' : other?.[0];
});

/**
 * The text with every letter of another Indian script as the Devanagari letter of the same place: ਕਣਕ → कणक, કપાસ → कपास.
 * Good enough to understand Punjabi and Gujarati, and words that all these languages share.
 */
export function toDevanagari(text: string): string {
  return text.replace(/[\u0980-\u0d7f]/g, (letter) => {
    const special = OTHERWISE[letter];
    if (special !== undefined) return special;
    const code = letter.charCodeAt(0);
    return String.fromCharCode(DEVANAGARI + ((code - DEVANAGARI) % BLOCK_LENGTH));
  });
}

/** Hindi in the letters of a reader of Punjabi or Gujarati. Danda and digits stay. */
export function fromDevanagari(text: string, script: 'gurmukhi' | 'gujarati'): string {
  const from = BLOCKS[script] ?? DEVANAGARI;
  const spelled =
    script === 'gurmukhi'
      ? Object.entries(GURMUKHI_SPELLING).reduce((all, [from, to]) => all.replaceAll(from, to), text.normalize('NFC'))
      : text.normalize('NFC');
  const letters = spelled.replace(/[\u0900-\u0963\u0966-\u096f]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - DEVANAGARI + from),
  );
  // After a short vowel, and after ū, Punjabi writes the nasal above as tippi: ਨਵੰਬਰ.
  return script === 'gurmukhi'
    ? letters.replace(/([\u0a15-\u0a39\u0a3c\u0a3f\u0a41\u0a42])\u0a02/g, '$1\u0a70')
    : letters;
}
