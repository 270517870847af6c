import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isId } from '../../platform/ids.js';
import { Role } from '../users/user.types.js';

const ALGORITHM = 'HS256';
const ISSUER = 'annapath';
const AUDIENCE = 'annapath-api';
/** RFC 9068: says that this is an access token, so that no other signed text passes for one (security.md A13). */
const TYPE = 'at+jwt';
/** How long an access token is good for, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Ours are under 400 characters; a longer text is not worth decoding. */
const MAX_LENGTH = 2_048;

/** What an access token says: whose it is, the sign-in that it belongs to, and the role at the time of signing. */
export interface AccessClaims {
  readonly id: string;
  readonly role: Role;
  /** The refresh family: what log-out ends. */
  readonly familyId: string;
}

/** What an access token says, and until when it is good. */
export interface SignedClaims extends AccessClaims {
  readonly expiresAt: Date;
}

/** Signs and checks access tokens: JWT, HS256, 15 minutes (decisions.md "Sessions"). */
export class AccessTokens {
  readonly #key: KeyObject;

  constructor(secret: string) {
    this.#key = createSecretKey(Buffer.from(secret, 'utf8'));
  }

  /** A token that is good for 15 minutes from `now`. */
  sign({ id, role, familyId }: AccessClaims, now: Date): string {
    const issuedAt = seconds(now);
    return jwt.sign({ role, sid: familyId, iat: issuedAt }, this.#key, {
      algorithm: ALGORITHM,
      header: { alg: ALGORITHM, typ: TYPE },
      issuer: ISSUER,
      audience: AUDIENCE,
      subject: id,
      expiresIn: ACCESS_TOKEN_SECONDS,
    });
  }

  /**
   * What the token says; 'expired' for one that we signed and whose time is over; 'invalid' for anything else: another
   * algorithm, issuer, audience or type, no expiry, one further away than 15 minutes (security.md A11, A13, A14).
   */
  verify(token: string, now: Date): SignedClaims | 'expired' | 'invalid' {
    if (token.length > MAX_LENGTH) return 'invalid';
    try {
      const { header, payload } = jwt.verify(token, this.#key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        maxAge: ACCESS_TOKEN_SECONDS,
        clockTimestamp: seconds(now),
        complete: true,
      });
      if (header.typ !== TYPE || typeof payload === 'string') return 'invalid';
      if (payload.exp === undefined || payload.iat === undefined) return 'invalid';
      const { sub: id, sid: familyId }: { sub?: string; sid?: unknown } = payload;
      const role = Object.values(Role).find((known) => known === payload.role);
      if (!isId(id) || !isId(familyId) || role === undefined) return 'invalid';
      return {
        id,
        role,
        familyId,
        expiresAt: new Date(Math.min(payload.exp, payload.iat + ACCESS_TOKEN_SECONDS) * 1_000),
      };
    } catch (error) {
      if (error instanceof jwt.TokenExpiredError) return 'expired';
      if (error instanceof jwt.JsonWebTokenError) return 'invalid';
      throw error;
    }
  }
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000);
}
