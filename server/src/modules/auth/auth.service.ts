import { CommandCall } from '../../platform/commands/command-call.js';
import { digestOf } from '../../platform/commands/command-key.js';
import { claimKey, findStored } from '../../platform/commands/stored-answers.js';
import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError, badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { addressKey, type RateLimits } from '../../platform/http/rate-limits.js';
import { isStorable } from '../../platform/text.js';
import { createUser } from '../users/create-user.js';
import { normaliseEmail } from '../users/email.rules.js';
import type { UserEntity } from '../users/user.entity.js';
import { toUser } from '../users/user.presenter.js';
import type { UserService } from '../users/user.service.js';
import type { User } from '../users/user.types.js';
import { rememberLanguage, renewPasswordHash } from '../users/user-rows.js';
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from './access-tokens.js';
import { emailTaken, refreshTokenMissing, sessionEnded, wrongCredentials } from './auth.errors.js';
import { AUTH_LIMITS } from './auth.limits.js';
import { beginLogin } from './login-attempt.js';
import type { Passwords } from './passwords.js';
import type { RefreshSessions, StartedSession } from './refresh-sessions.js';
import { checkSignUp, MAX_PASSWORD_LENGTH, type SignUpForm } from './sign-up.rules.js';

/** What every way of signing in answers. */
export interface SignedIn {
  readonly user: User;
  /** Good for 15 minutes; kept in memory only by the client. */
  readonly accessToken: string;
  /** Seconds that the access token is good for. */
  readonly expiresIn: number;
  /** Good for one refresh. */
  readonly refreshToken: string;
}

/** A log-in as it came over the wire, unchecked. */
export interface LoginForm {
  readonly email?: unknown;
  readonly password?: unknown;
}

export interface AuthServiceDependencies {
  readonly users: UserService;
  readonly accessTokens: AccessTokens;
  readonly sessions: RefreshSessions;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  /** In lower case; see `readCommonPasswords`. */
  readonly commonPasswords: ReadonlySet<string>;
}

/** Sign-up, log-in, refresh and log-out, for both interfaces (spec §4 "Session"). */
export class AuthService {
  readonly #dependencies: AuthServiceDependencies;

  constructor(dependencies: AuthServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Makes an account and signs it in. Throws BAD_USER_INPUT with every problem of the form (spec §5), RATE_LIMITED,
   * UNAVAILABLE, and CONFLICT where the address has an account already: but for the one that the same form made
   * under the same idempotency key, which is signed in where the password is right.
   */
  async register(ctx: RequestContext, form: SignUpForm): Promise<SignedIn> {
    const { password, ...account } = checkSignUp(form, this.#dependencies.commonPasswords);
    const digest = digestOf({ command: 'register', ...account });
    const again = () => this.#registerAgain(ctx, { email: account.email, password }, digest);
    const before = await again();
    if (before) return before;
    await this.#dependencies.limits.consume(AUTH_LIMITS.register, addressKey(ctx.clientAddress));
    // Hashes have a queue of their own.
    ctx.record.leavePlace();
    // Before the transaction: a hash takes long, and a connection is not kept waiting for it.
    const passwordHash = await this.#dependencies.passwords.hash(password);
    const taken = emailTaken();
    const make = async (tx: RequestContext) => {
      const user = await createUser(tx, { ...account, passwordHash });
      if (!user) throw taken;
      const key = CommandCall.keyOf(tx);
      if (key) await claimKey(tx.db, tx.clock, { ...key, account: user.id, digest: () => digest });
      return this.#signIn(tx, user);
    };
    try {
      return await inTransaction(ctx, make);
    } catch (error) {
      // The same form at the same moment: the other one has made the account by now.
      const meanwhile = error === taken ? await again() : null;
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  /**
   * The account that the same form made under the same key, signed in anew: an answer with tokens is never kept. Null
   * where there is no such account, where the form was another one, and where the password is wrong.
   */
  async #registerAgain(
    ctx: RequestContext,
    { email, password }: { readonly email: string; readonly password: string },
    digest: string,
  ): Promise<SignedIn | null> {
    const key = CommandCall.keyOf(ctx);
    const user = key && (await this.#dependencies.users.findByEmail(ctx, email));
    if (!user) return null;
    const stored = await findStored(ctx.db, ctx.clock, { account: user.id, value: key.value });
    if (stored?.digest !== digest) return null;
    return this.login(ctx, { email, password }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return null;
      throw error;
    });
  }

  /**
   * Signs in with e-mail and password. Throws BAD_USER_INPUT where one is missing, RATE_LIMITED after five
   * failures from one address for one account, UNAVAILABLE, and UNAUTHENTICATED, the same for every cause.
   */
  async login(ctx: RequestContext, form: LoginForm): Promise<SignedIn> {
    const { email, password } = checkLogin(form);
    const { users, passwords, limits } = this.#dependencies;
    const attempt = await beginLogin(limits, ctx.clientAddress, email);
    // What no account can have is refused without the work; it does not reveal accounts.
    const possible = isStorable(email) && password.length <= MAX_PASSWORD_LENGTH * 2;
    const user = possible ? await users.findByEmail(ctx, email) : null;
    // Hashes have a queue of their own.
    ctx.record.leavePlace();
    const storedHash = user?.passwordHash ?? null;
    const renew = async (passwordHash: string) => {
      if (user) await renewPasswordHash(ctx, user, passwordHash);
    };
    const matches =
      possible &&
      (await passwords.verify(storedHash, password, ctx.log, renew).catch(async (error: unknown) => {
        await attempt.cancelled();
        throw error;
      }));
    if (!user || !matches) throw wrongCredentials();
    await attempt.succeeded();
    return this.#signIn(ctx, user);
  }

  /**
   * Exchanges a refresh token for new tokens; see `rotateRefreshToken` for replays. Throws BAD_USER_INPUT
   * where it is not text, RATE_LIMITED above 30 a minute for one sign-in, and UNAUTHENTICATED where it does not hold.
   */
  async refreshSession(ctx: RequestContext, refreshToken: unknown): Promise<SignedIn> {
    if (typeof refreshToken !== 'string' || refreshToken === '') throw refreshTokenMissing();
    const { sessions, limits, users } = this.#dependencies;
    const familyId = await sessions.familyIdOf(ctx, refreshToken);
    if (familyId === null) throw sessionEnded();
    await limits.consume(AUTH_LIMITS.refresh, familyId);
    const rotation = await sessions.rotate(ctx, refreshToken);
    // What it found out is kept, also where the caller is refused: a token that was copied ends its sign-in.
    if (!rotation) await ctx.unit.commit();
    const user = rotation && (await users.findById(ctx, rotation.userId));
    if (!rotation || !user) throw sessionEnded();
    return this.#answer(ctx, user, { familyId, token: rotation.token });
  }

  /** Ends the sign-in of the token; doing so again, or with an unknown token, is as good. */
  async logout(ctx: RequestContext, refreshToken: unknown): Promise<true> {
    if (typeof refreshToken !== 'string') throw refreshTokenMissing();
    await this.#dependencies.sessions.end(ctx, refreshToken);
    return true;
  }

  async #signIn(ctx: RequestContext, user: UserEntity): Promise<SignedIn> {
    return this.#answer(ctx, user, await this.#dependencies.sessions.start(ctx, user.id));
  }

  async #answer(ctx: RequestContext, user: UserEntity, session: StartedSession): Promise<SignedIn> {
    await rememberLanguage(ctx, user);
    const claims = { id: user.id, role: user.role, familyId: session.familyId };
    return {
      user: toUser(user),
      accessToken: this.#dependencies.accessTokens.sign(claims, ctx.clock.now()),
      expiresIn: ACCESS_TOKEN_SECONDS,
      refreshToken: session.token,
    };
  }
}

function checkLogin(form: LoginForm): { email: string; password: string } {
  const email = typeof form.email === 'string' ? normaliseEmail(form.email) : '';
  const password = typeof form.password === 'string' ? form.password : '';
  const problems: FieldProblem[] = [];
  if (email === '') problems.push({ field: 'email', message: 'E-mail is required.' });
  if (password === '') problems.push({ field: 'password', message: 'Password is required.' });
  if (problems.length > 0) throw badInput(problems);
  return { email, password };
}
