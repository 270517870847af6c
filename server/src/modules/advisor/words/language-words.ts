import { z } from 'zod';
import { phrases, readData, wordSet } from './read-data.js';

const check = z.strictObject({
  hinglish: wordSet,
  hindiFrame: wordSet,
  englishFrame: wordSet,
  eitherFrame: wordSet,
  borrowed: wordSet,
  loans: wordSet,
  beforeEnglishMe: wordSet,
  stop: wordSet,
  asking: wordSet,
  noVerb: wordSet,
  pointing: wordSet,
  sameAgain: wordSet,
  sameMeaning: z.string().transform((text) => text.trim().split('\n')),
  romanSpellings: phrases,
});

/** Words that tell languages apart, say nothing, or mean the same; what each list holds stands in `data/advisor/language.yaml`. */
export const LANGUAGE_WORDS = readData('language.yaml', check);
