import type { EntityManager } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import { type Caller, GUEST } from '../../platform/http/authenticate.js';
import type { Role } from '../users/user.types.js';
import type { AccessClaims, AccessTokens, SignedClaims } from './access-tokens.js';
import { accessTokenExpired, accessTokenInvalid } from './auth.errors.js';
import type { RefreshSessions } from './refresh-sessions.js';

/** How long an answer of the database is remembered: a changed role and an ended sign-in are noticed within this time. */
const REMEMBERED_MS = 5_000;
const MAX_REMEMBERED = 10_000;
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
/** A proxy in front of us may ask for a password of its own and hand its header on. */
const PROXY_SCHEME = /^Basic /i;

interface Remembered {
  readonly role: Promise<Role | null>;
  readonly until: number;
}

export interface AuthenticatorDependencies {
  readonly accessTokens: AccessTokens;
  readonly sessions: Pick<RefreshSessions, 'roleOf'>;
  /** Outside any transaction: who calls is settled before the work begins. */
  readonly db: EntityManager;
  readonly clock: Clock;
}

/** Bounds the memory. */
function forgetOldest(memory: Map<string, unknown>): void {
  if (memory.size <= MAX_REMEMBERED) return;
  const oldest = memory.keys().next();
  if (!oldest.done) memory.delete(oldest.value);
}

/** Tells who calls. */
export class Authenticator {
  readonly #dependencies: AuthenticatorDependencies;
  /** By sign-in and account. */
  readonly #remembered = new Map<string, Remembered>();
  /**
   * What whole tokens say whose signature held: to look at it costs as much as to refuse. A part of one would let a changed claim
   * through.
   */
  readonly #signed = new Map<string, SignedClaims>();

  constructor(dependencies: AuthenticatorDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The account that the `Authorization` header names. The token is checked first, then what it names: the account has to exist and
   * the sign-in to go on, and the role is the one in force, not the one that was signed (security.md A15). Without the
   * header a guest; an invalid token is refused, so that no signed-in user silently becomes a guest.
   */
  async authenticate(authorization: string | undefined): Promise<Caller> {
    if (authorization === undefined || PROXY_SCHEME.test(authorization)) return GUEST;
    const claims = this.#claimsIn(authorization);
    if (claims === 'expired') return { viewer: null, tokenRefusal: accessTokenExpired() };
    const role = claims === 'invalid' ? null : await this.#roleIn(claims);
    if (claims === 'invalid' || role === null) return { viewer: null, tokenRefusal: accessTokenInvalid() };
    return { viewer: { id: claims.id, role, familyId: claims.familyId }, tokenRefusal: null };
  }

  /** The sign-in that the header's token belongs to, and when the token ends; null if it is invalid. Without a query. */
  signInOf(authorization: string): { readonly id: string; readonly endsAt: Date } | null {
    const claims = this.#claimsIn(authorization);
    return typeof claims === 'string' ? null : { id: claims.familyId, endsAt: claims.expiresAt };
  }

  /**
   * Whether the header holds an access token of ours that has not expired. Without a query: the sign-in may have ended since, so
   * this settles the place in a queue and nothing else.
   */
  isSigned(authorization: string): boolean {
    return typeof this.#claimsIn(authorization) !== 'string';
  }

  #claimsIn(authorization: string): SignedClaims | 'expired' | 'invalid' {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) return 'invalid';
    const { accessTokens, clock } = this.#dependencies;
    const now = clock.now();
    const known = this.#signed.get(token);
    if (known && now < known.expiresAt) return known;
    const claims = accessTokens.verify(token, now);
    this.#signed.delete(token);
    if (typeof claims !== 'string') {
      this.#signed.set(token, claims);
      forgetOldest(this.#signed);
    }
    return claims;
  }

  #roleIn(claims: AccessClaims): Promise<Role | null> {
    const now = this.#dependencies.clock.now().getTime();
    const key = `${claims.familyId}:${claims.id}`;
    const known = this.#remembered.get(key);
    if (known && now < known.until) return known.role;
    const { sessions, db, clock } = this.#dependencies;
    const role = sessions.roleOf(db, claims, clock.now());
    this.#remembered.delete(key);
    this.#remembered.set(key, { role, until: now + REMEMBERED_MS });
    // A failed look-up is not kept: the next call asks again.
    role.catch(() => this.#remembered.delete(key));
    forgetOldest(this.#remembered);
    return role;
  }
}
