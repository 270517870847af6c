import type { EntityManager } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import type { Viewer } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import type { Role } from '../users/user.types.js';
import { findRole } from '../users/user-rows.js';
import type { AccessTokens } from './access-tokens.js';

/** How long an account's role is remembered: a removed account or a changed role is noticed within this time. */
const REMEMBERED_MS = 5_000;
const MAX_REMEMBERED = 10_000;
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

interface Remembered {
  readonly role: Promise<Role | null>;
  readonly until: number;
}

export interface AuthenticatorParts {
  readonly accessTokens: AccessTokens;
  /** Outside any transaction: who calls is settled before the work begins. */
  readonly db: EntityManager;
  readonly clock: Clock;
}

/** Tells who calls. */
export class Authenticator {
  readonly #parts: AuthenticatorParts;
  readonly #remembered = new Map<string, Remembered>();

  constructor(parts: AuthenticatorParts) {
    this.#parts = parts;
  }

  /**
   * Who the `Authorization` header names, or null. The token is checked first, then the account behind it: it has to
   * exist still, and its role is the one in force, not the one that was signed (security.md A15).
   */
  async authenticate(authorization: string | undefined): Promise<Viewer | null> {
    const token = authorization ? BEARER.exec(authorization)?.[1] : undefined;
    if (token === undefined) return null;
    const claims = this.#parts.accessTokens.verify(token, this.#parts.clock.now());
    if (!claims || !isId(claims.id)) return null;
    const role = await this.#roleOf(claims.id);
    return role === null ? null : { id: claims.id, role };
  }

  #roleOf(id: string): Promise<Role | null> {
    const now = this.#parts.clock.now().getTime();
    const known = this.#remembered.get(id);
    if (known && now < known.until) return known.role;
    const role = findRole(this.#parts.db, id);
    this.#remembered.delete(id);
    this.#remembered.set(id, { role, until: now + REMEMBERED_MS });
    // A failed look-up is nobody's role: the next call asks again.
    role.catch(() => this.#remembered.delete(id));
    if (this.#remembered.size > MAX_REMEMBERED) {
      const oldest = this.#remembered.keys().next();
      if (!oldest.done) this.#remembered.delete(oldest.value);
    }
    return role;
  }
}
