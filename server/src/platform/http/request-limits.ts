import type { Request, RequestHandler } from 'express';
import type { RequestContext } from '../context.js';
import { rateLimitHeaders } from '../errors/rate-limit-headers.js';
import { defineRateLimits } from './rate-limit-rule.js';
import { type Allowance, addressKey, type RateLimits } from './rate-limits.js';
import type { RequestContexts } from './request-context.js';

const SLOW_DOWN = 'That is a lot at once. Please wait a little and try again.';

/** How many requests there may be at all. Loose per address: in India thousands of phones share one. */
export const REQUEST_LIMITS = defineRateLimits({
  guestRequests: { per: 'address of a guest', points: 300, windowSeconds: 60, inProcess: true, message: SLOW_DOWN },
  personRequests: { per: 'account', points: 1_200, windowSeconds: 60, inProcess: true, message: SLOW_DOWN },
});

/**
 * Whether an address is that of an undeclared proxy, or of our own tools: one limit for all callers behind it
 * would shut everyone out.
 */
export const isOwnMachine = (address: string): boolean => addressKey(address) === '127.0.0.1' || address === '::1';

/** Counts a request against its person or, for guests, its address. Undefined for guests from the machine itself. */
export async function countRequest(
  ctx: RequestContext,
  limits: RateLimits,
  points: number,
): Promise<Allowance | undefined> {
  if (ctx.viewer) return limits.consume(REQUEST_LIMITS.personRequests, ctx.viewer.id, points);
  return countGuest(ctx.clientAddress, limits, points);
}

/** Counts a guest's request. Undefined for those from the machine itself. Throws RATE_LIMITED. */
export async function countGuest(address: string, limits: RateLimits, points: number): Promise<Allowance | undefined> {
  if (isOwnMachine(address)) return undefined;
  return limits.consume(REQUEST_LIMITS.guestRequests, addressKey(address), points);
}

/**
 * Counts each request against its person or, for guests, its address, and says in the `RateLimit` headers what is left.
 * `pointsOf` says what a request counts for, before anything is done for it; 1 where it is left out.
 */
export function limitRequests(
  contexts: RequestContexts,
  limits: RateLimits,
  pointsOf: (request: Request) => number = () => 1,
): RequestHandler {
  return async (request, response, next) => {
    const allowance = await countRequest(await contexts.of(request), limits, pointsOf(request));
    if (allowance) response.set(rateLimitHeaders(allowance));
    next();
  };
}
