import type { Redis } from '../redis.js';
import {
  allowed,
  type ConsumeRequest,
  type Consumption,
  eachInTurn,
  type KeyedUse,
  type RateLimitStore,
  refused,
  type Usage,
} from './rate-limit-store.js';

/** So that the keys of other programs on the same Redis are left alone. */
const PREFIX = 'annapath:limit:';

/**
 * The same rule as `PostgresRateLimitStore`, in one step. A window is a hash of points, the last allowed use and its end;
 * a window of the future is brought back to now first (`notInTheFuture`). Answers whether it was allowed, and the window.
 */
const TRY_CONSUME = `
local points, limit, now, window, doubling = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local used = redis.call('HMGET', KEYS[1], 'points', 'lastAt', 'ends')
local before, lastAt, ends = tonumber(used[1]), tonumber(used[2]), tonumber(used[3])
if before and ends > now then
  lastAt = math.min(lastAt, now)
  ends = math.min(ends, now + window)
  local over = before + points - limit
  local mayExceed = doubling >= 0
  if over > 0 and not (mayExceed and lastAt + math.min(2 ^ math.min(over, 30), doubling) * 1000 <= now) then
    redis.call('HSET', KEYS[1], 'lastAt', lastAt, 'ends', ends)
    return { 0, before, tostring(lastAt), tostring(ends) }
  end
  if mayExceed then ends = now + window end
  points = before + points
else
  ends = now + window
end
redis.call('HSET', KEYS[1], 'points', points, 'lastAt', now, 'ends', ends)
redis.call('PEXPIRE', KEYS[1], math.ceil(ends - now) + 60000)
return { 1, points, tostring(now), tostring(ends) }
`;

const GIVE_BACK = `
local points, now = tonumber(ARGV[1]), tonumber(ARGV[2])
local used = redis.call('HMGET', KEYS[1], 'points', 'ends')
local before, ends = tonumber(used[1]), tonumber(used[2])
if not before or ends <= now then return 0 end
if before > points then redis.call('HINCRBY', KEYS[1], 'points', -points) else redis.call('DEL', KEYS[1]) end
return 1
`;

const USAGE = `
local used = redis.call('HMGET', KEYS[1], 'points', 'lastAt', 'ends')
if not used[1] or tonumber(used[3]) <= tonumber(ARGV[1]) then return {} end
return used
`;

const CLEAR = "return redis.call('DEL', KEYS[1])";

/** In Redis, so that several servers count together without a row of the database for each use. */
export class RedisRateLimitStore implements RateLimitStore {
  constructor(private readonly redis: Pick<Redis, 'run'>) {}

  async tryConsume(key: string, request: ConsumeRequest): Promise<Consumption> {
    const { points, limit, now, windowSeconds, doublingUpToSeconds } = request;
    const values = [points, limit, now.getTime(), windowSeconds * 1_000, doublingUpToSeconds ?? -1];
    const answer = (await this.redis.run(TRY_CONSUME, PREFIX + key, values)) as readonly (number | string)[];
    const [isAllowed, used, lastAt, ends] = answer.map(Number) as [number, number, number, number];
    const usage: Usage = { points: used, lastAt: new Date(lastAt), ends: new Date(ends) };
    return isAllowed === 1 ? allowed(usage, request) : refused(usage, request);
  }

  tryConsumeInTurn(uses: readonly KeyedUse[]): Promise<readonly Consumption[]> {
    return eachInTurn(this, uses);
  }

  async usage(keys: readonly string[], now: Date): Promise<ReadonlyArray<Usage | undefined>> {
    const answers = await Promise.all(keys.map((key) => this.redis.run(USAGE, PREFIX + key, [now.getTime()])));
    return (answers as ReadonlyArray<ReadonlyArray<number | string>>).map((answer) => {
      const [points, lastAt, ends] = answer.map(Number);
      if (points === undefined || lastAt === undefined || ends === undefined) return undefined;
      return { points, lastAt: new Date(lastAt), ends: new Date(ends) };
    });
  }

  async giveBack(key: string, points: number, now: Date): Promise<void> {
    await this.redis.run(GIVE_BACK, PREFIX + key, [points, now.getTime()]);
  }

  async clear(key: string): Promise<void> {
    await this.redis.run(CLEAR, PREFIX + key, []);
  }
}
