import type { DataSource } from 'typeorm';
import type { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import { FallbackRateLimitStore } from '../platform/http/fallback-rate-limit-store.js';
import { MemoryRateLimitStore } from '../platform/http/memory-rate-limit-store.js';
import { PostgresRateLimitStore } from '../platform/http/postgres-rate-limit-store.js';
import type { RateLimitStore } from '../platform/http/rate-limit-store.js';
import { RateLimits } from '../platform/http/rate-limits.js';
import { RedisRateLimitStore } from '../platform/http/redis-rate-limit-store.js';
import type { Logger } from '../platform/logger.js';
import type { Redis } from '../platform/redis.js';

/** What the limits are counted with. */
interface Counting {
  readonly dataSource: DataSource;
  /** Undefined where the servers count in the database. */
  readonly redis: Redis | undefined;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Limits that several servers count together. */
function sharedStore({ dataSource, redis, log }: Counting): RateLimitStore {
  const inDatabase = new PostgresRateLimitStore(dataSource);
  if (redis === undefined) return inDatabase;
  return new FallbackRateLimitStore({ first: new RedisRateLimitStore(redis), second: inDatabase, log });
}

/** The rate limits; `factor` multiplies each, as the settings have it where nothing is said. */
export function createRateLimits(config: Config, counting: Counting, factor = config.rateLimitFactor): RateLimits {
  const inProcess = new MemoryRateLimitStore();
  // One process has the embedded database to itself, so limits are counted in it.
  const shared = config.database.url === undefined ? inProcess : sharedStore(counting);
  return new RateLimits({ shared, inProcess, clock: counting.clock, factor });
}
