/** How often something may be done. */
export interface RateLimitRule {
  /** Its name in errors, in the `RateLimit` headers, in `docs/limits.md` and in the counters' keys. */
  readonly name: string;
  /** Whose uses are counted together: "account", "address". */
  readonly per: string;
  /** How many times within the window. */
  readonly points: number;
  readonly windowSeconds: number;
  /** Once the points are used up, each further use doubles the wait, up to this many seconds. */
  readonly doublingUpToSeconds?: number;
  /** Counted in this process alone: for reads, where a write to the database each would cost more than it protects. */
  readonly inProcess?: boolean;
  /** Shown to the person who is turned away. */
  readonly message: string;
}

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

/** Gives each rule its key as its name. The rules of a module stand in its `*.limits.ts`; two modules share no name. */
export function defineRateLimits<Name extends string>(
  rules: Readonly<Record<Name, Omit<RateLimitRule, 'name'>>>,
): Readonly<Record<Name, RateLimitRule>> {
  const named = Object.entries<Omit<RateLimitRule, 'name'>>(rules).map(([name, rule]) => [name, { name, ...rule }]);
  return Object.fromEntries(named) as Record<Name, RateLimitRule>;
}
