import { z } from 'zod';
import { wordsOf } from '../../vocabulary/words-of.js';
import { readData, wordSet } from '../words/read-data.js';
import { filled } from '../words/sentences.js';
import { SCRIPTS, type Script } from './scripts.js';

const OTHERS = [...SCRIPTS.filter((script) => script !== 'latin' && script !== 'devanagari'), 'marathi'] as const;

const { callCentre, marathi } = readData(
  'other-languages.yaml',
  z.strictObject({ callCentre: z.record(z.enum(OTHERS), z.string()), marathi: wordSet }),
);

/** That the Kisan Call Centre answers in a language that the advisor does not write, or has no answer in, said in that language. */
export function callCentreSentence(language: Script | 'marathi'): string | undefined {
  const sentence = OTHERS.find((each) => each === language);
  return sentence && filled(callCentre[sentence]);
}

/** Whether a text has a Marathi word that Hindi does not have: Marathi is written in Devanagari too. */
export const isMarathi = (text: string): boolean => wordsOf(text).some((word) => marathi.has(word));
