import type { EntityManager } from 'typeorm';
import { AccessTokens } from '../modules/auth/access-tokens.js';
import { AuthService } from '../modules/auth/auth.service.js';
import { Authenticator } from '../modules/auth/authenticator.js';
import { Passwords, readCommonPasswords } from '../modules/auth/passwords.js';
import { RefreshSessions } from '../modules/auth/refresh-sessions.js';
import { UserService } from '../modules/users/user.service.js';
import type { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import type { RateLimits } from '../platform/http/rate-limits.js';

/** For tests alone, which sign up hundreds of people. */
const CHEAP_HASHES = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

interface AccountDependencies {
  /** Signs access and refresh tokens. */
  readonly secret: string;
  readonly db: EntityManager;
  readonly clock: Clock;
  readonly limits: RateLimits;
}

/** Accounts, and how people sign up, sign in and stay signed in. */
export function createAccounts({ mode }: Pick<Config, 'mode'>, { secret, db, clock, limits }: AccountDependencies) {
  const users = new UserService();
  const accessTokens = new AccessTokens(secret);
  const sessions = new RefreshSessions(secret);
  const passwords = new Passwords(mode === 'test' ? CHEAP_HASHES : undefined);
  const authenticator = new Authenticator({ accessTokens, sessions, db, clock });
  const commonPasswords = readCommonPasswords();
  const auth = new AuthService({ users, accessTokens, sessions, passwords, limits, commonPasswords });
  return { users, passwords, sessions, authenticator, auth };
}
