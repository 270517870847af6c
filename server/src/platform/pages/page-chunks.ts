import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../messages.js';

/** What the build says of each page by its name in routes.json, in each language. */
type OfPages<Value> = Readonly<Record<string, Readonly<Record<Language, Value>>>>;

/** The scripts of each page, in the order in which they need each other (client: build/page-chunks-plugin.mjs). */
export type PageChunks = OfPages<readonly string[]>;

/** What a page is called before the name of the site, and what `notFound` is. */
export type PageTitles = OfPages<string>;

/** Reads a list of the build once, when the first page is asked for. Nothing where the program was not built, as in most tests. */
function builtList<Value>(file: string): () => OfPages<Value> {
  let list: OfPages<Value> | undefined;
  return () => {
    list ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OfPages<Value>) : {};
    return list;
  };
}

/** @param clientFolder of the built browser program */
export const pageChunksOf = (clientFolder: string): (() => PageChunks) =>
  builtList(join(clientFolder, '.vite/page-chunks.json'));

/** @param clientFolder of the built browser program */
export const pageTitlesOf = (clientFolder: string): (() => PageTitles) =>
  builtList(join(clientFolder, '.vite/page-titles.json'));

/** Scripts as a `Link` header names them, for preloading. */
export const modulePreloads = (scripts: readonly string[]): string[] =>
  scripts.map((each) => `<${each}>; rel=modulepreload`);

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
