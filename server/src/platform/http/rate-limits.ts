import { isIPv6 } from 'node:net';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../clock.js';
import { AppError } from '../errors/app-error.js';
import type { MemoryRateLimitStore } from './memory-rate-limit-store.js';
import type { RateLimitRule } from './rate-limit-rule.js';
import {
  type ConsumeRequest,
  type Consumption,
  notInTheFuture,
  type RateLimitStore,
  type Usage,
  windowEnd,
} from './rate-limit-store.js';

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

/** Whose uses of a limit are counted together: a person where signed in, otherwise the address. */
export function callerKey(ctx: { readonly viewer: { readonly id: string } | null; readonly clientAddress: string }) {
  return ctx.viewer?.id ?? addressKey(ctx.clientAddress);
}

/** What is left of a limit after a use; the `RateLimit` headers say it. */
export interface Allowance {
  readonly name: string;
  /** Points of a whole window. */
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Seconds after which all points are there again. */
  readonly resetAfter: number;
}

/** One use of a limit whose uses are counted by the rows that they leave. */
export interface CountedUse {
  readonly rule: RateLimitRule;
  readonly key: string;
  /** How many rows of the last window there are, and of when the oldest of them is. */
  readonly rows: number;
  readonly oldestRow: Date | null;
  /** What was used in this window without leaving a row; see `usedBesides`. */
  readonly besides: Usage | undefined;
}

/**
 * Rate limits; the rules stand beside their modules, in `*.limits.ts`. Call it before a transaction starts:
 * points are used up also by what is rolled back. A small store of our own instead of rate-limiter-flexible: that one reads
 * the machine's clock, not ours, and prepares statements by name, which the embedded database cannot keep apart.
 */
export class RateLimits {
  constructor(
    private readonly dependencies: {
      readonly shared: RateLimitStore;
      readonly inProcess: MemoryRateLimitStore;
      readonly clock: Clock;
      /** Multiplies every limit; 1 but for tests and measurements. */
      readonly factor: number;
    },
  ) {}

  /**
   * Takes points. Throws RATE_LIMITED, with the seconds to wait and taking nothing, where they are not there.
   * @param db a transaction whose fate they share
   */
  async consume(rule: RateLimitRule, key: string, points = 1, db?: EntityManager): Promise<Allowance> {
    const request = this.#request(rule, points);
    return this.#answer(rule, await this.#store(rule).tryConsume(`${rule.name}:${key}`, request, db));
  }

  /**
   * Takes a point of each of several limits that servers count together, in one go with the database. Throws as `consume` does
   * for the first that has none left; those before it are used up, those after it are left alone.
   */
  async consumeInTurn(rules: readonly RateLimitRule[], key: string): Promise<readonly Allowance[]> {
    const now = this.dependencies.clock.now();
    const uses = rules.map((rule) => ({ key: `${rule.name}:${key}`, request: this.#request(rule, 1, now) }));
    const consumptions = await this.dependencies.shared.tryConsumeInTurn(uses);
    return consumptions.map((consumption, place) => this.#answer(rules[place] as RateLimitRule, consumption));
  }

  /**
   * For limits whose uses leave rows, which are counted instead of points: what has been used besides, in the order of the uses.
   * Goes in one batch with what else the transaction asks at the moment.
   */
  usedBesides(db: EntityManager, uses: ReadonlyArray<Pick<CountedUse, 'rule' | 'key'>>) {
    const keys = uses.map(({ rule, key }) => `${rule.name}:${key}`);
    return this.dependencies.shared.usage(keys, this.dependencies.clock.now(), db);
  }

  /** Throws RATE_LIMITED, with the seconds to wait, where rows and points leave nothing for one more use. */
  requireLeft({ rule, rows, oldestRow, besides }: CountedUse): void {
    const request = this.#request(rule, 1);
    const { limit, now } = request;
    const stored = besides && notInTheFuture(besides, request);
    const used = rows + (stored?.points ?? 0);
    if (used < limit) return;
    const ends = windowEnd(request);
    const rowLeaves = oldestRow && windowEnd({ ...request, now: oldestRow });
    const opens = Math.min(...[ends, rowLeaves, stored?.ends].map((each) => each?.getTime() ?? ends.getTime()));
    const wait = (opens - now.getTime()) / 1_000;
    this.#answer(rule, { allowed: false, remaining: Math.max(limit - used, 0), retryAfter: wait, resetAfter: wait });
  }

  /**
   * Takes one point for a member that this window has not counted yet, none for one that it has. Counted in this process.
   * Throws RATE_LIMITED as `consume` does.
   */
  async consumeDistinct(rule: RateLimitRule, key: string, member: string): Promise<Allowance> {
    const request = this.#request(rule, 1);
    return this.#answer(
      rule,
      await this.dependencies.inProcess.tryConsumeDistinct(`${rule.name}:${key}`, member, request),
    );
  }

  /** Takes points for `work`, and returns them where that fails: it was not done, so it does not count. */
  async consumeFor<Result>(
    rule: RateLimitRule,
    key: string,
    points: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.consume(rule, key, points);
    try {
      return await work();
    } catch (error) {
      await this.giveBack(rule, key, points);
      throw error;
    }
  }

  /** Returns points that were taken in advance, for what only failures cost; none where the window has ended since. */
  async giveBack(rule: RateLimitRule, key: string, points = 1): Promise<void> {
    await this.#store(rule).giveBack(`${rule.name}:${key}`, points, this.dependencies.clock.now());
  }

  /** Forgets what was used: the right password after wrong ones. */
  async clear(rule: RateLimitRule, key: string): Promise<void> {
    await this.#store(rule).clear(`${rule.name}:${key}`);
  }

  #request(rule: RateLimitRule, points: number, now = this.dependencies.clock.now()): ConsumeRequest {
    const { windowSeconds, doublingUpToSeconds } = rule;
    const limit = Math.min(rule.points * this.dependencies.factor, MAX_POINTS);
    return { points, limit, now, windowSeconds, doublingUpToSeconds };
  }

  #answer(rule: RateLimitRule, { allowed, remaining, retryAfter, resetAfter }: Consumption): Allowance {
    const { name, windowSeconds } = rule;
    const limit = Math.min(rule.points * this.dependencies.factor, MAX_POINTS);
    if (!allowed) {
      throw new AppError('RATE_LIMITED', rule.message, {
        retryAfterSeconds: retryAfter,
        limit: { name, value: limit, windowSeconds },
      });
    }
    return { name, limit, windowSeconds, remaining, resetAfter };
  }

  #store(rule: RateLimitRule): RateLimitStore {
    return rule.inProcess ? this.dependencies.inProcess : this.dependencies.shared;
  }
}
