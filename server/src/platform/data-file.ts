import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The folder of the data files: beside `src` and beside `dist` alike. */
export const DATA_FOLDER = new URL('../../data/', import.meta.url);

/**
 * Reads a data file of `server/data` and checks it.
 * @throws Error that names the file and every place in it that does not pass the check; SyntaxError where it is no JSON.
 */
export function readDataFile<Content>(name: string, check: z.ZodType<Content>): Content {
  const parsed = check.safeParse(JSON.parse(readFileSync(new URL(name, DATA_FOLDER), 'utf8')));
  if (!parsed.success) throw new Error(`server/data/${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
