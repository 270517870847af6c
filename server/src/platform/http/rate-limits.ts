import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.js';
import { AppError } from '../errors/app-error.js';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limit-rules.js';
import { doubledWait, type Spent, type SpentStore } from './rate-limit-store.js';

/** What the database's column holds. */
const MAX_POINTS = 1_000_000_000;

/** The key of a per-address limit. One household or server has a whole /64 of IPv6, so that is one key. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array<string>(address.includes('::') ? missing : 0).fill('0')].slice(0, 4).join(':');
}

/**
 * Who may do what how often; the numbers stand in `rate-limit-rules.ts`. Call it before a transaction starts: points are
 * spent for good, also by what is rolled back. A small store of our own instead of rate-limiter-flexible: that one reads
 * the machine's clock, not ours, and prepares statements by name, which the embedded database cannot keep apart.
 */
export class RateLimits {
  constructor(
    private readonly parts: {
      readonly shared: SpentStore;
      readonly inProcess: SpentStore;
      readonly clock: Clock;
      /** Multiplies every limit: 1 in production, more where one machine plays many people. */
      readonly factor: number;
    },
  ) {}

  /** Spends points. Throws RATE_LIMITED, with the seconds to wait and spending nothing, where they are not there. */
  async consume(name: RateLimitName, key: string, points = 1): Promise<void> {
    const { windowSeconds, doublingUpToSeconds }: RateLimitRule = RATE_LIMITS[name];
    const now = this.parts.clock.now();
    const ends = new Date(now.getTime() + windowSeconds * 1_000);
    const limit = this.#limit(name);
    const spent = await this.#store(name).spend(`${name}:${key}`, { points, limit, now, ends, doublingUpToSeconds });
    if (spent !== 'spent') throw this.#refusal(name, spent, points);
  }

  /** Returns points that were spent in advance, for what only failures cost; none where the window has ended since. */
  async giveBack(name: RateLimitName, key: string, points = 1): Promise<void> {
    await this.#store(name).giveBack(`${name}:${key}`, points, this.parts.clock.now());
  }

  /** Forgets what was spent: the right password after wrong ones. */
  async clear(name: RateLimitName, key: string): Promise<void> {
    await this.#store(name).clear(`${name}:${key}`);
  }

  #refusal(name: RateLimitName, spent: Spent, points: number): AppError {
    const { message, doublingUpToSeconds }: RateLimitRule = RATE_LIMITS[name];
    const opens =
      doublingUpToSeconds === undefined
        ? spent.ends.getTime()
        : spent.lastAt.getTime() + doubledWait(spent.points + points - this.#limit(name), doublingUpToSeconds) * 1_000;
    return new AppError('RATE_LIMITED', message, {
      retryAfterSeconds: (opens - this.parts.clock.now().getTime()) / 1_000,
    });
  }

  #limit(name: RateLimitName): number {
    return Math.min(RATE_LIMITS[name].points * this.parts.factor, MAX_POINTS);
  }

  #store(name: RateLimitName): SpentStore {
    const rule: RateLimitRule = RATE_LIMITS[name];
    return rule.inProcess ? this.parts.inProcess : this.parts.shared;
  }
}
