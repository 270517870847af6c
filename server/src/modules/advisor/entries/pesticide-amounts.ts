import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { DATA_FOLDER } from '../../../platform/data-file.js';

const names = z.object({ names: z.string().transform((text) => text.split(/,\s+/)) });

const SENTENCE_END = /[.;]\s/;
/** "2 ml", "1–2 kg", "500 g"; water, seed and the rest of a recipe are no pesticide. */
const AMOUNT = /\d\s*(?:ml|mg|g|gm|grams?|kg|kilos?|litres?|cc)\b(?!\s+(?:of\s+)?(?:water|seed|urea|DAP|soil|sand))/;

/**
 * Makes the check that no text tells how much of a pesticide is taken: only its label, which knows the crop, may.
 * It reads English; the figures of the Hindi text have to be the same.
 */
export async function readPesticideAmountCheck(): Promise<(english: string) => boolean> {
  const file = await readFile(new URL('advisor/pesticides.yaml', DATA_FOLDER), 'utf8');
  const named = new RegExp(`\\b(?:${names.parse(parse(file)).names.join('|')})\\b`, 'i');
  return (english) => english.split(SENTENCE_END).some((sentence) => named.test(sentence) && AMOUNT.test(sentence));
}
