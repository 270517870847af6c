import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { BoundedQueue } from '../bounded-queue.js';
import { AppError } from '../errors/app-error.js';
import { isNavigation } from '../http/navigation.js';
import type { Logger } from '../logger.js';
import type { Language } from '../messages.js';
import type { PageOutcome } from '../metrics.js';
import { recordOf } from '../request-record.js';
import { hintEarly } from './early-hints.js';
import { type KeptPage, KeptPages } from './kept-pages.js';
import { type PageChunks, rarestChunks } from './page-chunks.js';
import { type PageHead, pageDocument } from './page-document.js';
import { languageOfPage } from './page-language.js';
import { PAGE_LIMITS, type PageLimits } from './page-limits.js';
import type { PageProgram } from './page-program.js';
import type { PageShells } from './page-shells.js';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const unpackGzip = promisify(gunzip);

/** What a page is drawn as, and under which it is kept. */
interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly language: Language;
  /** Undefined where the page is the same for visitors of every district. */
  readonly place: string | undefined;
  readonly head: PageMatter | undefined;
}

const keyOf = ({ language, place = '', pathname, search }: Asked) => [language, pathname + search, place].join(' ');

/** Identifiers in a page's data. */
const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** What is said of a page in its head, in place of its title alone. */
export type PageMatter = Pick<PageHead, 'title' | 'description' | 'image' | 'about'>;

export interface RenderedPagesOptions {
  /** Called at the first page, and again where it has ended. Undefined where it was not built: every page is the shell then. */
  readonly startProgram: () => PageProgram | undefined;
  readonly shells: PageShells;
  /** Of the same build. */
  readonly chunks: () => PageChunks;
  /** Room for drawing, as `limits` have it. */
  readonly queue: BoundedQueue;
  /** The visitor's own district ('' where it is not known), for a page that begins with it; undefined for every other. */
  readonly placeOf: (request: Pick<Request, 'path' | 'headers'>) => string | undefined;
  /** A page's name by its path, before it is drawn; undefined where it has none. */
  readonly nameOf: (pathname: string) => string | undefined;
  /** See `hintEarly`. */
  readonly passesEarlyHints: boolean;
  /** The head of a page of which nothing more is known; undefined for none. */
  readonly matterOf?: (page: Pick<PageHead, 'title' | 'language' | 'address'>) => Partial<PageMatter> | undefined;
  /** See `KeptPages`. */
  readonly hearsSince: () => number;
  /** Called with the outcome of each request for a page. */
  readonly count: (outcome: PageOutcome) => void;
  /** Where people reach us. */
  readonly publicUrl: string;
  readonly log: Logger;
  /** Others than production's, for tests. */
  readonly limits?: PageLimits;
  readonly now?: () => number;
}

/**
 * Pages with their data in them, as a guest sees them. Each is drawn in its turn, once for all who ask meanwhile, and kept by
 * address, language and, where the page begins with it, district. No session is ever looked at here: what is kept is the same
 * for everybody.
 */
export class RenderedPages {
  readonly #options: RenderedPagesOptions;
  readonly #limits: PageLimits;
  readonly #now: () => number;
  readonly #kept: KeptPages;
  readonly #underWay = new Map<string, Promise<KeptPage>>();
  #program: PageProgram | undefined;

  constructor(options: RenderedPagesOptions) {
    const { limits = PAGE_LIMITS, now = () => performance.now(), hearsSince } = options;
    this.#options = options;
    this.#limits = limits;
    this.#now = now;
    this.#kept = new KeptPages({ limits, now, hearsSince });
  }

  /**
   * Answers with the page: as it was drawn before where nothing has changed since; else as it is drawn now; where that takes too
   * long or fails, as it was before, where nothing that stands on it has changed. Without any of them a browser gets the shell, and
   * everybody else 503: an empty page is not what the address has.
   *
   * @param head where more is known of the page than its title; the same for everybody
   */
  async answer(request: Request, response: Response, head?: PageMatter): Promise<void> {
    const { placeOf, count } = this.#options;
    const query = new URLSearchParams(request.originalUrl.split('?', 2)[1]);
    query.delete('language');
    const search = query.size > 0 ? `?${query}` : '';
    const asked = { pathname: request.path, search, language: languageOfPage(request), place: placeOf(request), head };
    const key = keyOf(asked);
    const current = this.#kept.current(key);
    if (current) {
      this.#renewBehind(current, asked);
      count('kept');
      return this.#send(request, response, current);
    }
    if (!this.#start()) return this.#options.shells.send(request, response, 200);
    this.#hint(request, response, asked);
    // A waiting request holds no connection to the database.
    recordOf(request).leavePlace();
    const drawn = await this.#inTime(asked, isNavigation(request) ? this.#limits.navigationMs : this.#limits.othersMs);
    const page = drawn ?? this.#kept.standIn(key);
    if (!page) return this.#sendShell(request, response, asked);
    count(drawn ? 'drawn' : 'old');
    return this.#send(request, response, page);
  }

  /** Draws pages in advance, in every language; those that fail are in the log. */
  async prepare(paths: readonly string[], languages: readonly Language[]): Promise<void> {
    if (!this.#start()) return;
    const { placeOf } = this.#options;
    const all = languages.flatMap((language) =>
      paths.map((path) => {
        const place = placeOf({ path, headers: {} });
        return { pathname: path, search: '', language, place, head: undefined };
      }),
    );
    // One after the other on each place: the queue is for requests.
    const next = all.values();
    const drawer = async () => {
      for (const asked of next) await this.#draw(asked).catch((error: unknown) => this.#failed(asked, error));
    };
    await Promise.all(Array.from({ length: this.#limits.drawnAtOnce }, drawer));
  }

  /** What pages show of it is another now, or it is shown no longer. */
  changed(id: string): void {
    this.#kept.changed(id);
  }

  /** A stale page is drawn again while the queue is empty. */
  #renewBehind(page: KeptPage, asked: Asked): void {
    if (this.#kept.isFresh(page) || this.#options.queue.use.waiting > 0 || !this.#start()) return;
    void this.#draw(asked).catch((error: unknown) => this.#failed(asked, error));
  }

  /**
   * The line is idle until the page is drawn: what it alone needs can come meanwhile. No more than that, and none of the program:
   * it would take the line from what is seen first.
   */
  #hint(request: Request, response: Response, { pathname, language }: Asked): void {
    const { chunks, nameOf, passesEarlyHints } = this.#options;
    hintEarly(request, response, rarestChunks(chunks(), nameOf(pathname), language), passesEarlyHints);
  }

  /** The page as it is drawn now; undefined if that takes too long, or fails. */
  async #inTime(asked: Asked, patienceMs: number): Promise<KeptPage | undefined> {
    const page = this.#draw(asked).catch((error: unknown) => this.#failed(asked, error));
    let timer: NodeJS.Timeout | undefined;
    const outOfTime = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patienceMs, undefined);
    });
    const first = await Promise.race([page, outOfTime]);
    clearTimeout(timer);
    return first;
  }

  #failed({ pathname }: Asked, error: unknown): undefined {
    // That there is no room is in the metrics: in a rush it would fill the log.
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return;
    this.#options.log.warn({ err: error, page: pathname }, 'a page could not be rendered');
  }

  /** Draws the page in its turn, and keeps it. Throws where it cannot be drawn, and UNAVAILABLE where the queue is full. */
  #draw(asked: Asked): Promise<KeptPage> {
    const key = keyOf(asked);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const drawn = this.#options.queue
      .run(async () => {
        const page = await this.#make(asked);
        this.#kept.keep(key, page);
        return page;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawn);
    return drawn;
  }

  /** The program; undefined where it was not built. */
  #start(): PageProgram | undefined {
    if (!this.#program || this.#program.hasEnded) this.#program = this.#options.startProgram();
    return this.#program;
  }

  async #make({ pathname, search, language, place, head }: Asked): Promise<KeptPage> {
    const { shells, chunks, publicUrl, matterOf } = this.#options;
    const beganAt = this.#now();
    const shell = await shells.built();
    const parts = await this.#start()?.draw({ address: pathname + search, language, place: place ?? '' });
    if (!parts || shell === undefined) throw new Error('There is no page at this address.');
    const address = new URL(pathname, publicUrl);
    const scripts = chunks()[parts.page]?.[language] ?? [];
    const known = { title: parts.title, language, place, address };
    const plain = Buffer.from(pageDocument(shell, parts, scripts, { ...known, ...matterOf?.(known), ...head }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    const [br, packed] = await Promise.all([packBrotli(plain, { params }), packGzip(plain)]);
    return { beganAt, madeAt: this.#now(), about: new Set(parts.state.match(IDS)), br, gzip: packed };
  }

  async #send(request: Request, response: Response, page: KeptPage): Promise<void> {
    const encoding = request.acceptsEncodings('br', 'gzip');
    response.status(200).set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    if (encoding === 'br' || encoding === 'gzip') response.set('Content-Encoding', encoding).end(page[encoding]);
    else response.end(await unpackGzip(page.gzip));
  }

  /** With the shell a browser draws the page itself, or asks again. To everybody else it says that the page comes later. */
  async #sendShell(request: Request, response: Response, { pathname, language, head }: Asked): Promise<void> {
    const { shells, count, publicUrl } = this.#options;
    const { againSeconds } = this.#limits;
    const isBrowser = isNavigation(request);
    count(isBrowser ? 'shell' : 'refused');
    if (!isBrowser) response.status(503).set('Retry-After', String(againSeconds));
    const known = { ...head, language, address: new URL(pathname, publicUrl) };
    await shells.sendForNow(request, response, known, againSeconds);
  }
}
