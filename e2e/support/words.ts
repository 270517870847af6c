import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../client/src/', import.meta.url));

const english: Record<string, string> = Object.assign(
  {},
  ...readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((folder) => basename(folder) === 'locales')
    .map((folder) => JSON.parse(readFileSync(join(CLIENT, folder, 'en.json'), 'utf8'))),
);

/** What a page says under an id, in English: the client's own tests hold the specified words, the journeys find them. */
export function words(id: string): string {
  const text = english[id];
  if (text === undefined || text.includes('{')) throw new Error(`${id} is no text without placeholders.`);
  return text;
}
