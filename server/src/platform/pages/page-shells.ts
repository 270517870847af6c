import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { withSettings } from '../http/page-settings.js';
import type { Language, Messages } from '../messages.js';
import { modulePreloads, ownChunks, type PageChunks, type PageTitles } from './page-chunks.js';
import { describedShell, escaped, type PageHead } from './page-document.js';
import { languageOfPage } from './page-language.js';

/** What is said to a reader without scripts, who sees nothing else of a shell. */
const NEEDS_SCRIPTS = 'This page needs scripts (JavaScript), which are turned off in your browser.';
const COMES_SOON = 'This page is not ready yet. It opens by itself in a few seconds.';

/** The face that the built page brings along, since not every device has Devanagari. */
const LOOK = `style="margin:2rem;font:1.125rem/1.5 Annapath,Annapath Devanagari,sans-serif"`;

const MISSING =
  '<!doctype html><title>Not built</title><p>The browser program is not built yet. Run <code>npm start</code>.';

export interface PageShellsOptions {
  /** Folder of the built browser program. */
  readonly clientFolder: string;
  /** What goes into the shell, from `pageSettings`. */
  readonly settings: string;
  /** Of the same build. */
  readonly chunks: () => PageChunks;
  readonly titles: () => PageTitles;
  /** A page's name by its path; undefined where it has none. */
  readonly nameOf: (pathname: string) => string | undefined;
  /** What the site is called. */
  readonly brand: string;
  readonly messages: Messages;
}

/**
 * The built page without anything drawn in it, with which the browser draws the page by itself: in the reader's language, with the
 * page's title, and with a sentence for readers without scripts.
 */
export class PageShells {
  readonly #options: PageShellsOptions;
  #built: string | undefined;

  constructor(options: PageShellsOptions) {
    this.#options = options;
  }

  /** As it was built, with the settings in it; undefined where it was not built. */
  async built(): Promise<string | undefined> {
    const { clientFolder, settings } = this.#options;
    this.#built ??= await readFile(join(clientFolder, 'index.html'), 'utf8').then(
      (page) => withSettings(page, settings),
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      },
    );
    return this.#built;
  }

  /** Answers with the shell of a page that only browsers draw, or of none. */
  async send(request: Request, response: Response, status: number): Promise<void> {
    const language = languageOfPage(request);
    const built = await this.built();
    if (built === undefined) return this.#send(response.status(503), MISSING);
    // A page about what is not there may have an address like any other.
    if (status === 200) this.#nameScripts(response, request.path, language);
    this.#send(response.status(status), this.#inLanguage(built, request.path, language, NEEDS_SCRIPTS));
  }

  /**
   * Answers with the shell of a page that could not be drawn in time. A browser without scripts asks again by itself.
   *
   * @param head of the page; its title is the page's name where nothing more is known
   * @param againSeconds after which it asks
   */
  async sendForNow(
    request: Request,
    response: Response,
    head: Omit<PageHead, 'title'> & { readonly title?: string },
    againSeconds: number,
  ): Promise<void> {
    const built = (await this.built()) ?? MISSING;
    const title = this.#titleOf(request.path, head.language);
    const shell = this.#inLanguage(built, request.path, head.language, COMES_SOON);
    this.#nameScripts(response, request.path, head.language);
    const again = `<noscript><meta http-equiv="refresh" content="${againSeconds}"></noscript>`;
    this.#send(response, describedShell(shell, { title, ...head }).replace('</head>', `${again}</head>`));
  }

  /** Beside those that the shell names itself. */
  #nameScripts(response: Response, pathname: string, language: Language): void {
    const { chunks, nameOf } = this.#options;
    const scripts = ownChunks(chunks(), nameOf(pathname), language);
    if (scripts.length > 0) response.set('Link', modulePreloads(scripts).join(', '));
  }

  #send(response: Response, text: string): void {
    response
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Language, Cookie',
      })
      .send(text);
  }

  #inLanguage(built: string, pathname: string, language: Language, sentence: string): string {
    const said = this.#options.messages.exact(sentence, language);
    return built
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(this.#titleOf(pathname, language))}</title>`)
      .replace('<!--app-->', `<!--app--><noscript><p ${LOOK}>${said}</p></noscript>`);
  }

  /** As the program itself says it (client: app/titles.ts). */
  #titleOf(pathname: string, language: Language): string {
    const { nameOf, titles, brand } = this.#options;
    const title = titles()[nameOf(pathname) ?? 'notFound']?.[language];
    return title === undefined ? brand : `${title} | ${brand}`;
  }
}
