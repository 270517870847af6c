import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../messages.js';

/** Answers one operation as a guest, in this process. Throws where any part of the answer could not be made. */
export type ExecuteAsGuest = (query: string, variables: Record<string, unknown>) => Promise<object>;

/** The parts of a page, each with its place in the built shell (client: entry-server.tsx). */
export interface RenderedParts {
  readonly title: string;
  readonly styles: string;
  readonly markup: string;
  readonly state: string;
}

/** What the client is built into beside its files for browsers: the same pages, drawn as text. */
export interface PageProgram {
  renderPage(request: {
    readonly address: string;
    readonly language: Language;
    readonly execute: ExecuteAsGuest;
  }): Promise<RenderedParts | null>;
}

/**
 * Loads the program that lies beside the folder of the built client; undefined where it was not built, as in most tests.
 *
 * @param settings from `pageSettings`; the program reads them as it is loaded
 */
export async function loadPageProgram(clientFolder: string, settings: string): Promise<PageProgram | undefined> {
  const file = join(clientFolder, '../dist-ssr/entry-server.js');
  if (!existsSync(file)) return undefined;
  Object.assign(globalThis, { annapathSettings: JSON.parse(settings) });
  return (await import(pathToFileURL(file).href)) as PageProgram;
}
