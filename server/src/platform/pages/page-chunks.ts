import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../messages.js';

/** The scripts of each page by its name, in the order in which they need each other (client: build/page-chunks-plugin.mjs). */
export type PageChunks = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/**
 * Reads them once, when the first page is made.
 *
 * @param clientFolder of the built browser program
 */
export function pageChunksOf(clientFolder: string): () => PageChunks {
  let chunks: PageChunks | undefined;
  return () => {
    chunks ??= JSON.parse(readFileSync(join(clientFolder, '.vite/page-chunks.json'), 'utf8')) as PageChunks;
    return chunks;
  };
}
