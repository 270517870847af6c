import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.js';
import { AppError } from '../errors/app-error.js';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limit-rules.js';
import { doubledWait, type SpentStore } from './rate-limit-store.js';

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
    const rule: RateLimitRule = RATE_LIMITS[name];
    const { clock, factor } = this.parts;
    const now = clock.now();
    const limit = Math.min(rule.points * factor, MAX_POINTS);
    const { doublingUpToSeconds } = rule;
    const ends = new Date(now.getTime() + rule.windowSeconds * 1_000);
    const spent = await this.#store(rule).spend(`${name}:${key}`, { points, limit, now, ends, doublingUpToSeconds });
    if (spent === 'spent') return;
    const opens =
      doublingUpToSeconds === undefined
        ? spent.ends.getTime()
        : spent.lastAt.getTime() + doubledWait(spent.points + points - limit, doublingUpToSeconds) * 1_000;
    throw new AppError('RATE_LIMITED', rule.message, { retryAfterSeconds: (opens - now.getTime()) / 1_000 });
  }

  /** Forgets what was spent: the right password after wrong ones. */
  async reset(name: RateLimitName, key: string): Promise<void> {
    await this.#store(RATE_LIMITS[name]).reset(`${name}:${key}`);
  }

  #store(rule: RateLimitRule): SpentStore {
    return rule.inProcess ? this.parts.inProcess : this.parts.shared;
  }
}
