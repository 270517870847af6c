import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../messages.js';

/** The scripts of each page by its name, in the order in which they need each other (client: build/page-chunks-plugin.mjs). */
export type PageChunks = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/**
 * Reads them once, when the first page is asked for. None where the program was not built, as in most tests.
 *
 * @param clientFolder of the built browser program
 */
export function pageChunksOf(clientFolder: string): () => PageChunks {
  let chunks: PageChunks | undefined;
  return () => {
    const file = join(clientFolder, '.vite/page-chunks.json');
    chunks ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageChunks) : {};
    return chunks;
  };
}

/** A page's own scripts: what it needs beside that which every page needs. None where the page is not known. */
export function ownChunks(chunks: PageChunks, page: string | undefined, language: Language): readonly string[] {
  const scripts = (page !== undefined && chunks[page]?.[language]) || [];
  return scripts.filter((script) => pagesWith(chunks, script, language) < Object.keys(chunks).length);
}

/** Of its own scripts the two that the fewest other pages need: its module and its texts. */
export function rarestChunks(chunks: PageChunks, page: string | undefined, language: Language): readonly string[] {
  const rarity = (script: string) => pagesWith(chunks, script, language);
  return [...ownChunks(chunks, page, language)].sort((one, other) => rarity(one) - rarity(other)).slice(0, 2);
}

function pagesWith(chunks: PageChunks, script: string, language: Language): number {
  return Object.values(chunks).filter((scripts) => scripts[language].includes(script)).length;
}
