import type { EntityManager } from 'typeorm';

/** One use of a limit that may or may not be allowed. */
export interface ConsumeRequest {
  readonly points: number;
  /** How many points the window has. */
  readonly limit: number;
  readonly now: Date;
  /** Length of a window that starts now. */
  readonly windowSeconds: number;
  /**
   * With it, a point above the limit is still allowed once 2, 4, 8… seconds, at most this many, have passed since the
   * last one, and each allowed point starts the window anew. Undefined: nothing above the limit until the window ends.
   */
  readonly doublingUpToSeconds: number | undefined;
}

/** What became of a use. */
export interface Consumption {
  readonly allowed: boolean;
  /** Points left in the window. */
  readonly remaining: number;
  /** Seconds after which the same use is allowed; 0 where it was. */
  readonly retryAfter: number;
  /** Seconds after which the window ends. */
  readonly resetAfter: number;
}

/** A use by the key that it is counted under. */
export interface KeyedUse {
  readonly key: string;
  readonly request: ConsumeRequest;
}

/** Where used points are counted. */
export interface RateLimitStore {
  /** Takes the points in one step where the limit allows it; otherwise takes none. A store in the database writes through `db`. */
  tryConsume(key: string, request: ConsumeRequest, db?: EntityManager): Promise<Consumption>;
  /**
   * The same for several uses at one moment, each once those before it are allowed: what became of them, up to the first that was
   * not. What a store in the database writes may go with what others use of the same limits.
   */
  tryConsumeInTurn(uses: readonly KeyedUse[]): Promise<readonly Consumption[]>;
  /** What has been used of the windows that go on, in the order of the keys. A store in the database reads through `db`. */
  usage(keys: readonly string[], now: Date, db: EntityManager): Promise<ReadonlyArray<Usage | undefined>>;
  /** Takes points off a window that goes on. */
  giveBack(key: string, points: number, now: Date): Promise<void>;
  clear(key: string): Promise<void>;
}

/** What one key has used in its current window. */
export interface Usage {
  readonly points: number;
  /** When something was last allowed; what is refused does not count. */
  readonly lastAt: Date;
  readonly ends: Date;
}

const secondsFrom = (now: Date, then: Date) => (then.getTime() - now.getTime()) / 1_000;

/** The end of a window that starts now. */
export function windowEnd({ now, windowSeconds }: ConsumeRequest): Date {
  return new Date(now.getTime() + windowSeconds * 1_000);
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);

/**
 * The same use, dated now at the latest, and ending with a window that starts now at the latest. Without it a clock that
 * was set back would make people wait as long as it jumped, instead of as long as the rule says.
 */
export function notInTheFuture<Known extends Usage>(usage: Known, request: ConsumeRequest): Known {
  return { ...usage, lastAt: earlier(usage.lastAt, request.now), ends: earlier(usage.ends, windowEnd(request)) };
}

/** When the use is allowed at the latest, given what was used before it. */
export function opensAt(usage: Usage, { points, limit, doublingUpToSeconds }: ConsumeRequest): Date {
  if (doublingUpToSeconds === undefined) return usage.ends;
  const over = usage.points + points - limit;
  return new Date(usage.lastAt.getTime() + Math.min(2 ** Math.min(over, 30), doublingUpToSeconds) * 1_000);
}

/** The answer where the use is allowed; `usage` includes it. */
export function allowed(usage: Pick<Usage, 'points' | 'ends'>, { limit, now }: ConsumeRequest): Consumption {
  const remaining = Math.max(limit - usage.points, 0);
  return { allowed: true, remaining, retryAfter: 0, resetAfter: secondsFrom(now, usage.ends) };
}

/** The answer where it is not. */
export function refused(usage: Usage, request: ConsumeRequest): Consumption {
  return {
    allowed: false,
    remaining: Math.max(request.limit - usage.points, 0),
    retryAfter: secondsFrom(request.now, opensAt(usage, request)),
    resetAfter: secondsFrom(request.now, usage.ends),
  };
}

/** Several uses one after the other, for a store that takes no time. */
export async function eachInTurn(
  store: Pick<RateLimitStore, 'tryConsume'>,
  uses: readonly KeyedUse[],
): Promise<readonly Consumption[]> {
  const all: Consumption[] = [];
  for (const { key, request } of uses) {
    const consumption = await store.tryConsume(key, request);
    all.push(consumption);
    if (!consumption.allowed) break;
  }
  return all;
}
