import type { RequestContext, Viewer } from '../context.js';
import type { AppError } from '../errors/app-error.js';

/** The caller, by the `Authorization` header. */
export interface Caller {
  readonly viewer: Viewer | null;
  /** Why the token that was sent does not hold; null where it does, or where none was sent. */
  readonly tokenRefusal: AppError | null;
}

export const GUEST: Caller = { viewer: null, tokenRefusal: null };

/** Tells who calls, by the `Authorization` header. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

/**
 * Throws TOKEN_EXPIRED or UNAUTHENTICATED where the caller sent an access token that does not hold. For every request but
 * those that sign in, refresh or log out: they have to work with an expired token, and do not look at it.
 */
export function refuseBadToken({ tokenRefusal }: Pick<RequestContext, 'tokenRefusal'>): void {
  if (tokenRefusal) throw tokenRefusal;
}
