import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageId } from '@/i18n/message-id';
import type { Language } from '@/lib/language';

const source = path.resolve(__dirname, '..');

/** The folders that hold catalogs: `features/auth`. */
export const catalogFolders = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((folder) => path.basename(folder) === 'locales')
  .map((folder) => path.dirname(folder))
  .sort();

/** One catalog as it is written, id by id. */
export function catalog(folder: string, language: Language): Record<string, string> {
  return JSON.parse(readFileSync(path.join(source, folder, 'locales', `${language}.json`), 'utf8'));
}

const english: Record<string, string> = Object.assign({}, ...catalogFolders.map((folder) => catalog(folder, 'en')));

/**
 * What the page says under an id, in English, with these values in its placeholders. Each text of the specification is
 * written out in one test, whose subject it is; every other test finds it through its id.
 */
export function words(id: MessageId, values: Record<string, string> = {}): string {
  const text = Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    english[id] ?? '',
  );
  if (text === '' || text.includes('{')) throw new Error(`${id} is no text with these placeholders.`);
  return text;
}
