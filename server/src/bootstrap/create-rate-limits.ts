import type { DataSource } from 'typeorm';
import type { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import { MemoryRateLimitStore } from '../platform/http/memory-rate-limit-store.js';
import { PostgresRateLimitStore } from '../platform/http/postgres-rate-limit-store.js';
import { RateLimits } from '../platform/http/rate-limits.js';

/** What the limits are counted with. */
interface Counting {
  readonly dataSource: DataSource;
  readonly clock: Clock;
}

/** The rate limits; `factor` multiplies each, as the settings have it where nothing is said. */
export function createRateLimits(
  config: Config,
  { dataSource, clock }: Counting,
  factor = config.rateLimitFactor,
): RateLimits {
  const inProcess = new MemoryRateLimitStore();
  // One process has the embedded database to itself, so limits are counted in it; servers of one database count there together.
  const shared = config.database.url === undefined ? inProcess : new PostgresRateLimitStore(dataSource);
  return new RateLimits({ shared, inProcess, clock, factor });
}
