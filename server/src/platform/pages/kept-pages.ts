import { LRUCache } from 'lru-cache';
import type { PageLimits } from './page-limits.js';

/** A page as it was drawn for everybody, packed. */
export interface KeptPage {
  /** When drawing it began: what has changed since may be missing in it. */
  readonly beganAt: number;
  /** When it was done. */
  readonly madeAt: number;
  /** Identifiers of what is on it. */
  readonly about: ReadonlySet<string>;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export interface KeptPagesOptions {
  readonly limits: PageLimits;
  /** Milliseconds that only go forwards. */
  readonly now: () => number;
  /** Since when this server listens to every change, by the same clock; Infinity while it does not. */
  readonly hearsSince: () => number;
}

/** Pages that were drawn before, and whether they may still be given out. */
export class KeptPages {
  readonly #options: KeptPagesOptions;
  readonly #pages: LRUCache<string, KeptPage>;
  /** When each thing changed last, in the order of the changes; no further back than any page. */
  readonly #changes = new Map<string, number>();
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(options: KeptPagesOptions) {
    this.#options = options;
    this.#pages = new LRUCache({
      maxSize: options.limits.keptBytes,
      sizeCalculation: ({ br, gzip }, key) => br.length + gzip.length + key.length,
    });
  }

  keep(key: string, page: KeptPage): void {
    this.#pages.set(key, page);
  }

  /** What pages show of it is another now, or it is shown no longer. */
  changed(id: string): void {
    const now = this.#options.now();
    this.#changedAt = now;
    this.#changes.delete(id);
    this.#changes.set(id, now);
    for (const [old, at] of this.#changes) {
      if (now - at <= this.#options.limits.keptMs) break;
      this.#changes.delete(old);
    }
  }

  /** The page where it is as good as a new one: fresh, or nothing at all has changed since. */
  current(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || this.isFresh(page)) return page;
    return page.beganAt >= this.#changedAt && this.#isKnown(page) ? page : undefined;
  }

  /** The page where it is better than none: other things may have changed, but nothing that stands on it. */
  standIn(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || !this.#isKnown(page)) return undefined;
    for (const id of page.about)
      if ((this.#changes.get(id) ?? Number.NEGATIVE_INFINITY) >= page.beganAt) return undefined;
    return page;
  }

  isFresh({ madeAt }: KeptPage): boolean {
    return this.#options.now() - madeAt <= this.#options.limits.freshMs;
  }

  /** Whether everything that has changed since would be known here. */
  #isKnown({ beganAt }: KeptPage): boolean {
    const { now, limits, hearsSince } = this.#options;
    return now() - beganAt <= limits.keptMs && beganAt >= hearsSince();
  }
}
