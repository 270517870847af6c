import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../logger.js';
import type { Language } from '../messages.js';
import { hintEarly } from './early-hints.js';
import { type PageChunks, rarestChunks } from './page-chunks.js';
import { type PageHead, pageDocument } from './page-document.js';
import { languageOfPage } from './page-language.js';
import type { PageProgram } from './page-program.js';
import { RenderBudget } from './render-budget.js';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** As long a page is given out as it is, whatever changes. */
const FRESH_MS = 1_000;
/**
 * As long it is still given out while a new one is made behind it, where nothing has changed since. What changes by the clock
 * alone (hours left, days ago) is counted anew by the browser.
 */
const STALE_MS = 5 * 60_000;
/** Whoever waits longer gets the shell, and the browser draws the page: what was drawn before may show what was removed since. */
const PATIENCE_MS = 300;
/** Of all packed pages together. */
const MAX_BYTES = 32 * 1024 * 1024;
/** An address that is longer has been made up. */
const MAX_ADDRESS = 500;

interface FinishedPage {
  readonly madeAt: number;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly plain: Buffer;
}

interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly language: Language;
  /** Undefined where the page is the same for visitors of every district. */
  readonly place: string | undefined;
  readonly shell: string;
  readonly head: PageMatter | undefined;
}

const keyOf = ({ language, place = '', pathname, search }: Asked) => [language, pathname + search, place].join(' ');

/** What is said of a page in its head, in place of its title alone. */
export type PageMatter = Pick<PageHead, 'title' | 'description' | 'image' | 'about'>;

export interface RenderedPagesOptions {
  /** Called at the first page, and again where it has ended. Undefined where it was not built: every page is the shell then. */
  readonly startProgram: () => PageProgram | undefined;
  /** Of the same build. */
  readonly chunks: () => PageChunks;
  /** The visitor's own district ('' where it is not known), for a page that begins with it; undefined for every other. */
  readonly placeOf: (request: Request) => string | undefined;
  /** A page's name by its path, before it is drawn; undefined where it has none. */
  readonly nameOf: (pathname: string) => string | undefined;
  /** See `hintEarly`. */
  readonly passesEarlyHints: boolean;
  /** What search engines are told of a page that nothing more is known of; undefined for nothing. */
  readonly aboutOf?: (page: Pick<PageHead, 'title' | 'language' | 'address'>) => object | undefined;
  /** Where people reach us. */
  readonly publicUrl: string;
  readonly log: Logger;
  /** Another time than production's, for tests. */
  readonly freshMs?: number;
}

/**
 * Pages with their data in them, as a guest sees them. Finished and packed they are kept for a second by address, language and, where the
 * page begins with it, district, made once for all who ask meanwhile, and given out a little longer while the next is made and nothing has changed. Nobody's session is ever looked
 * at here: what is kept is the same for everybody.
 */
export class RenderedPages {
  readonly #options: RenderedPagesOptions;
  readonly #budget = new RenderBudget();
  readonly #pages: LRUCache<string, FinishedPage, Asked>;
  #changedAt = Number.NEGATIVE_INFINITY;
  #program: PageProgram | undefined;

  constructor(options: RenderedPagesOptions) {
    this.#options = options;
    this.#pages = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: (page) => page.br.length + page.gzip.length + page.plain.length,
      ttl: options.freshMs ?? FRESH_MS,
      allowStale: true,
      fetchMethod: (_key, _stale, { context }) => this.#make(context),
    });
  }

  /**
   * Answers with the page; false where it could not be made in time, or at all.
   *
   * @param shell the built page with the settings in it
   * @param head where more is known of the page than its title; the same for everybody
   */
  async answer(request: Request, response: Response, shell: string, head?: PageMatter): Promise<boolean> {
    if (request.originalUrl.length > MAX_ADDRESS) return false;
    const url = new URL(request.originalUrl, 'http://localhost');
    const language = languageOfPage(request);
    url.searchParams.delete('language');
    const place = this.#options.placeOf(request);
    const asked = { pathname: url.pathname, search: url.search, language, place, shell, head };
    const atHand = this.#atHand(asked);
    if (!atHand) this.#hint(request, response, asked);
    const page = await this.#inTime(asked, atHand);
    if (!page) return false;
    const encoding = request.acceptsEncodings('br', 'gzip');
    response.status(200).set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    if (encoding === 'br' || encoding === 'gzip') response.set('Content-Encoding', encoding).end(page[encoding]);
    else response.end(page.plain);
    return true;
  }

  /** Something that pages show is another now: what was made before is given out no longer than it is fresh. */
  changed(): void {
    this.#changedAt = performance.now();
  }

  /** Whether a page was drawn before that may still be given out. */
  #atHand(asked: Asked): boolean {
    const known = this.#pages.peek(keyOf(asked), { allowStale: true });
    return known !== undefined && known.madeAt >= this.#changedAt && performance.now() - known.madeAt <= STALE_MS;
  }

  /**
   * The line is idle until the page is drawn: what it alone needs can come meanwhile. No more than that, and none of the program:
   * it would take the line from what is seen first.
   */
  #hint(request: Request, response: Response, { pathname, language }: Asked): void {
    const { chunks, nameOf, passesEarlyHints } = this.#options;
    hintEarly(request, response, rarestChunks(chunks(), nameOf(pathname), language), passesEarlyHints);
  }

  /** A page that was drawn before, or a new one; undefined where that takes too long or fails. */
  async #inTime(asked: Asked, atHand: boolean): Promise<FinishedPage | undefined> {
    const made = this.#pages.fetch(keyOf(asked), { context: asked, allowStale: atHand });
    const page = made.catch((error: unknown) => {
      this.#options.log.warn({ err: error, page: asked.pathname }, 'a page could not be rendered');
      return undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const outOfTime = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, undefined);
    });
    const first = await Promise.race([page, outOfTime]);
    clearTimeout(timer);
    return first;
  }

  async #make({ pathname, search, language, place, shell, head }: Asked): Promise<FinishedPage | undefined> {
    const { startProgram, chunks, publicUrl, aboutOf } = this.#options;
    // What changes while it is drawn may be missing in it.
    const madeAt = performance.now();
    if (!this.#program || this.#program.hasEnded) this.#program = startProgram();
    const program = this.#program;
    if (!program) return undefined;
    const parts = await this.#budget.spend(() =>
      program.draw({ address: pathname + search, language, place: place ?? '' }),
    );
    if (!parts) return undefined;
    const address = new URL(pathname, publicUrl);
    const scripts = chunks()[parts.page]?.[language] ?? [];
    const known = { title: parts.title, language, place, address };
    const about = aboutOf?.(known);
    const plain = Buffer.from(pageDocument(shell, parts, scripts, { ...known, about, ...head }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    const [br, packed] = await Promise.all([packBrotli(plain, { params }), packGzip(plain)]);
    return { madeAt, br, gzip: packed, plain };
  }
}
