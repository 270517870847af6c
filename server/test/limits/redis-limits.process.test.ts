import { BID_LIMITS } from '../../src/modules/bids/bid.limits.js';
import { FallbackRateLimitStore } from '../../src/platform/http/fallback-rate-limit-store.js';
import { MemoryRateLimitStore } from '../../src/platform/http/memory-rate-limit-store.js';
import { PostgresRateLimitStore } from '../../src/platform/http/postgres-rate-limit-store.js';
import { RateLimits } from '../../src/platform/http/rate-limits.js';
import { RedisRateLimitStore } from '../../src/platform/http/redis-rate-limit-store.js';
import { newId } from '../../src/platform/ids.js';
import { createLogger } from '../../src/platform/logger.js';
import { openRedis, type Redis } from '../../src/platform/redis.js';
import { makeBuyer } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import { HAS_REDIS, type OwnRedis, ownRedis } from '../support/own-redis.js';

const POINTS = BID_LIMITS.bids.points;

if (HAS_REDIS) {
  let server: TestServer;
  let redis: OwnRedis;
  let client: Redis;
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  beforeEach(async () => {
    lines.length = 0;
    server = await startTestServer();
    redis = await ownRedis();
    client = await openRedis(redis.url, log);
  });
  afterEach(async () => {
    client.close();
    await redis.kill();
    await server.close();
  });

  /** Uses of one key that are allowed, of many. */
  async function allowedOf(tries: number, key: string): Promise<number> {
    const limits = new RateLimits({ shared, inProcess: new MemoryRateLimitStore(), clock: server.clock, factor: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: tries }, () => limits.consume(BID_LIMITS.bids, key)),
    );
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }
  let shared: FallbackRateLimitStore;
  beforeEach(() => {
    const first = new RedisRateLimitStore(client);
    shared = new FallbackRateLimitStore({ first, second: new PostgresRateLimitStore(server.dataSource), log });
  });
  const said = (text: string) => lines.filter((line) => line.includes(text));

  test('a hundred uses at once are a hundred in a row', async () => {
    expect(await allowedOf(100, newId())).toBe(POINTS);
  });

  test('a Redis that dies: the database counts, the log says so once, and Redis counts again when it is back', async () => {
    const key = newId();
    expect(await allowedOf(POINTS + 5, key)).toBe(POINTS);
    await redis.kill();
    // The database does not know what Redis knew: one more window, and not one use more.
    expect(await allowedOf(POINTS + 5, key)).toBe(POINTS);
    expect(await allowedOf(5, key)).toBe(0);
    expect(said('limits are counted in the database')).toHaveLength(1);

    await redis.start();
    while (said('limits are counted in Redis again').length === 0) await allowedOf(1, newId());
    expect(await allowedOf(POINTS + 5, newId())).toBe(POINTS);
    expect(said('limits are counted in the database')).toHaveLength(1);
  });

  test('a Redis that says nothing any more keeps nobody waiting, and opens no door', async () => {
    const key = newId();
    await allowedOf(1, key);
    redis.freeze();
    const began = performance.now();
    expect(await allowedOf(POINTS + 5, key)).toBe(POINTS);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('a start without Redis serves, and counts in the database', async () => {
    await redis.kill();
    const alone = await openRedis(redis.url, log);
    const first = new RedisRateLimitStore(alone);
    shared = new FallbackRateLimitStore({ first, second: new PostgresRateLimitStore(server.dataSource), log });
    expect(await allowedOf(POINTS + 5, newId())).toBe(POINTS);
    alone.close();
  });

  // The embedded database belongs to one server, which has nobody to count with.
  if (ON_POSTGRES_SERVER) {
    test('D15: two servers count wrong passwords together in Redis, and write no row for it', async () => {
      const settings = { REDIS_URL: redis.url };
      const [one, other] = await Promise.all([
        startTestServer({ settings, rateLimitFactor: 1 }),
        startTestServer({ settings, rateLimitFactor: 1 }),
      ]);
      try {
        const { email, password } = await makeBuyer(one);
        await one.dataSource.query('DELETE FROM rate_limits');
        const login = async (at: TestServer, attempt: string) =>
          (await at.rest('POST', '/api/auth/login', { body: { email, password: attempt } })).status;
        for (let guess = 0; guess < 5; guess += 1) {
          expect(await login(guess % 2 === 0 ? one : other, 'Wrong-guess-1')).toBe(401);
        }
        expect(await login(one, password)).toBe(429);
        expect(await login(other, password)).toBe(429);
        expect(await one.dataSource.query('SELECT key FROM rate_limits')).toEqual([]);
      } finally {
        await Promise.all([one.close(), other.close()]);
      }
    });
  }
}
