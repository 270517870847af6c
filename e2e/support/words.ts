import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from './app';

const CLIENT = fileURLToPath(new URL('../../client/src/', import.meta.url));

const catalog = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
      .filter((folder) => basename(folder) === 'locales')
      .map((folder) => JSON.parse(readFileSync(join(CLIENT, folder, `${language}.json`), 'utf8'))),
  );

const CATALOGS = { en: catalog('en'), hi: catalog('hi') };

/** What a page says under an id: the client's own tests hold the specified words, the journeys find them. */
export function words(id: string, language: Language = 'en'): string {
  const text = CATALOGS[language][id];
  if (text === undefined || text.includes('{')) throw new Error(`${id} is no text without placeholders.`);
  return text;
}
