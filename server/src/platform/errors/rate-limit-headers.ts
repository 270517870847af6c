/** A limit as the headers name it. */
interface Policy {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Seconds after which there is more. */
  readonly resetAfter: number;
}

/**
 * The two headers of draft-ietf-httpapi-ratelimit-headers (as of draft 11): `RateLimit-Policy` with quota and window,
 * `RateLimit` with what remains and for how many seconds. The older three `RateLimit-Limit`, `-Remaining` and `-Reset`
 * cannot say which of several limits they mean.
 */
export function rateLimitHeaders({ name, limit, windowSeconds, remaining, resetAfter }: Policy) {
  return {
    'RateLimit-Policy': `"${name}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${name}";r=${remaining};t=${Math.max(1, Math.ceil(resetAfter))}`,
  };
}
