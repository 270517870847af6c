import type { EntityManager } from 'typeorm';
import type { Logger } from '../logger.js';
import type { ConsumeRequest, Consumption, KeyedUse, RateLimitStore, Usage } from './rate-limit-store.js';

/** How long the first store is left alone after a failure: otherwise each use would wait for it. */
const LEFT_ALONE_MS = 5_000;

/**
 * Counts in the first store, and in the second while the first fails: a dead store neither refuses everybody nor leaves
 * all unlimited. What was used in one is not known to the other, so a change gives each caller one more window, once.
 */
export class FallbackRateLimitStore implements RateLimitStore {
  /** By `performance.now()`. */
  #leftAloneUntil = 0;
  #hasFailed = false;

  constructor(
    private readonly stores: { readonly first: RateLimitStore; readonly second: RateLimitStore; readonly log: Logger },
  ) {}

  tryConsume(key: string, request: ConsumeRequest, db?: EntityManager): Promise<Consumption> {
    return this.#use((store) => store.tryConsume(key, request, db));
  }

  tryConsumeInTurn(uses: readonly KeyedUse[]): Promise<readonly Consumption[]> {
    return this.#use((store) => store.tryConsumeInTurn(uses));
  }

  usage(keys: readonly string[], now: Date, db: EntityManager): Promise<ReadonlyArray<Usage | undefined>> {
    return this.#use((store) => store.usage(keys, now, db));
  }

  giveBack(key: string, points: number, now: Date): Promise<void> {
    return this.#use((store) => store.giveBack(key, points, now));
  }

  clear(key: string): Promise<void> {
    return this.#use((store) => store.clear(key));
  }

  async #use<T>(work: (store: RateLimitStore) => Promise<T>): Promise<T> {
    const { first, second, log } = this.stores;
    if (performance.now() < this.#leftAloneUntil) return work(second);
    try {
      const result = await work(first);
      if (this.#hasFailed) log.info('limits are counted in Redis again');
      this.#hasFailed = false;
      return result;
    } catch (error) {
      if (!this.#hasFailed) log.warn({ err: error }, 'Redis does not answer: limits are counted in the database');
      this.#hasFailed = true;
      this.#leftAloneUntil = performance.now() + LEFT_ALONE_MS;
      return work(second);
    }
  }
}
