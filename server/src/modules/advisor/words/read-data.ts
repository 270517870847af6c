import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { DATA_FOLDER } from '../../../platform/data-file.js';
import { Lexicon } from '../../vocabulary/lexicon.js';
import { wordsOf } from '../../vocabulary/words-of.js';

/** Phrases in one text, parted by commas. */
export const phrases = z
  .string()
  .trim()
  .min(1)
  .transform((text) => text.split(/,\s+/u));

/** Words in one text, parted by spaces. */
export const wordSet = z
  .string()
  .trim()
  .min(1)
  .transform((text): ReadonlySet<string> => new Set(wordsOf(text)));

/** One text in both languages. */
export const bilingual = z.strictObject({ en: z.string().trim().min(1), hi: z.string().trim().min(1) });

/** Reads a YAML file of `data/advisor`. Throws an error that names the file and what is wrong in it. */
export function readData<T>(name: string, check: z.ZodType<T>): T {
  const parsed = check.safeParse(parse(readFileSync(new URL(`advisor/${name}`, DATA_FOLDER), 'utf8')));
  if (!parsed.success) throw new Error(`advisor/${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Finds which of several lists of phrases a text has. `notMeant` are words that only look or sound like one of them. */
export function lexiconOf<Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
  notMeant: readonly string[] = [],
): Lexicon<Name> {
  const named = Object.entries(lists) as Array<[Name, readonly string[]]>;
  return new Lexicon(
    named.map(([value, names]) => ({ value, names })),
    notMeant,
  );
}
