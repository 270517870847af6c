import { CacheExpiration } from 'workbox-expiration';

/** When what is kept was answered, in milliseconds since 1970: on what is kept, and on what is given out of it. */
export const KEPT_AT = 'x-kept-at';

/** What was visited is kept for two weeks. */
const MAX_AGE_SECONDS = 14 * 24 * 60 * 60;

/** Texts under made-up or shortened addresses, each with its moment; those kept earliest go first. */
export class BoundedCache {
  readonly #expiration: CacheExpiration;
  /** Raised by forgetting: what was asked before must not be kept after. */
  #generation = 0;

  constructor(
    private readonly name: string,
    maxEntries: number,
  ) {
    this.#expiration = new CacheExpiration(name, { maxEntries, maxAgeSeconds: MAX_AGE_SECONDS });
  }

  /** To be called before the network is asked; what it returns keeps the text that came. */
  keeper(): (address: string, text: string, headers: Record<string, string>) => Promise<void> {
    const generation = this.#generation;
    return async (address, text, headers) => {
      if (generation !== this.#generation) return;
      const cache = await caches.open(this.name);
      await cache.put(address, new Response(text, { headers: { ...headers, [KEPT_AT]: String(Date.now()) } }));
      // A sign-out during the write may have recreated the cache.
      if (generation !== this.#generation) {
        await cache.delete(address);
        return;
      }
      await this.#expiration.updateTimestamp(address);
      await this.#expiration.expireEntries();
    };
  }

  async match(address: string): Promise<Response | undefined> {
    return caches.match(address, { cacheName: this.name });
  }

  async forget(): Promise<void> {
    this.#generation += 1;
    await Promise.all([caches.delete(this.name), this.#expiration.delete()]);
  }
}
