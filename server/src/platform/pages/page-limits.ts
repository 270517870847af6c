/** Limits of drawing pages, and how long a request waits for one (docs/limits.md, "Pages drawn on the server"). */
export interface PageLimits {
  /** Pages that are drawn at the same time: while one waits for its data, the thread draws the other. */
  readonly drawnAtOnce: number;
  /** Pages that wait to be drawn. */
  readonly waiting: number;
  /** How long a browser that opens an address waits: with the shell it draws the page itself. */
  readonly navigationMs: number;
  /** How long everybody else waits: a search engine, a preview of a link, a program. */
  readonly othersMs: number;
  /** How long a page is served in spite of changes. */
  readonly freshMs: number;
  /** As long a page is kept: given out while nothing has changed, or in place of none. */
  readonly keptMs: number;
  /** Of all kept pages together, as they are packed. */
  readonly keptBytes: number;
  /** `Retry-After` of a refused page. */
  readonly againSeconds: number;
}

export const PAGE_LIMITS: PageLimits = {
  drawnAtOnce: 2,
  waiting: 50,
  navigationMs: 300,
  othersMs: 5_000,
  freshMs: 1_000,
  keptMs: 5 * 60_000,
  keptBytes: 32 * 1024 * 1024,
  againSeconds: 5,
};
