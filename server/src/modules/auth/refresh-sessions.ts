import { type EntityManager, IsNull } from 'typeorm';
import { contextWith, type RequestContext } from '../../platform/context.js';
import { readRowsByName } from '../../platform/database/pipeline/plain-rows.js';
import { onPrimary } from '../../platform/database/primary.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { publish } from '../../platform/events.js';
import { newId } from '../../platform/ids.js';
import type { Role } from '../users/user.types.js';
import { lockUser, userRow } from '../users/user-rows.js';
import { sessionEnded } from './auth.errors.js';
import { SignInEnded } from './auth.events.js';
import { RefreshFamilyEntity, RefreshTokenEntity } from './refresh-session.entity.js';
import { hashRefreshToken, isRefreshToken, newRefreshToken, SuccessorSeal } from './refresh-token.js';
import { GRACE_MS, liveFamilyOf, type Rotation, rotateRefreshToken } from './rotate-refresh-token.js';

const ROLE_OF = `SELECT account.role FROM refresh_families family JOIN users account ON account.id = family.user_id
  WHERE family.id = :familyId AND family.user_id = :id AND family.revoked_at IS NULL AND family.expires_at > :now`;

/** How long one sign-in lasts at most, however often it is used: 30 days. */
export const ABSOLUTE_MS = 30 * 24 * 60 * 60 * 1_000;
/** How many sign-ins one account may have at once; the oldest ends. */
const MAX_FAMILIES = 10;

/** A sign-in that began, and its first refresh token. */
export interface StartedSession {
  readonly familyId: string;
  readonly token: string;
}

/** The sign-ins of all accounts, one family of refresh tokens each (decisions.md "Sessions"). */
export class RefreshSessions {
  readonly #seal: SuccessorSeal;

  constructor(secret: string) {
    this.#seal = new SuccessorSeal(secret);
  }

  /**
   * Begins a sign-in and gives its first token. An account keeps ten at most: the oldest ends. Throws
   * UNAUTHENTICATED where the account was removed meanwhile.
   */
  async start(ctx: RequestContext, userId: string): Promise<StartedSession> {
    const token = newRefreshToken();
    const familyId = newId();
    const begin = async (tx: RequestContext) => {
      const now = tx.clock.now();
      // Two sign-ins of one account at once take turns, so that both count the same ten.
      if (!(await lockUser(tx, userId))) throw sessionEnded();
      const family = { id: familyId, userId, createdAt: now, expiresAt: new Date(now.getTime() + ABSOLUTE_MS) };
      await tx.db.insert(RefreshFamilyEntity, { ...family, revokedAt: null, revokedReason: null });
      await tx.db.insert(RefreshTokenEntity, {
        hash: hashRefreshToken(token),
        familyId,
        parentHash: null,
        createdAt: now,
        usedAt: null,
        successorHash: null,
        successorSealed: null,
      });
      await forgetOldFamilies(tx, userId);
    };
    await inTransaction(ctx, begin, { row: userRow(userId) });
    return { familyId, token };
  }

  /** The family of a token that may still be refreshed, or null. The key of the limit on refreshing. */
  async familyIdOf(ctx: RequestContext, token: unknown): Promise<string | null> {
    if (!isRefreshToken(token)) return null;
    const family = await onPrimary(ctx.db, (db) => liveFamilyOf(contextWith(ctx, { db }), hashRefreshToken(token)));
    return family?.id ?? null;
  }

  /**
   * The role that an account has now; null where there is no such account, or its sign-in has ended or is past its last day. Sees what
   * was stored a moment ago.
   */
  async roleOf(
    db: EntityManager,
    { familyId, id }: { readonly familyId: string; readonly id: string },
    now: Date,
  ): Promise<Role | null> {
    const [row] = await onPrimary(db, (primary) =>
      readRowsByName<{ role: Role }>(primary, ROLE_OF, { familyId, id, now }),
    );
    return row?.role ?? null;
  }

  /** See `rotateRefreshToken`. */
  async rotate(ctx: RequestContext, token: unknown): Promise<Rotation | null> {
    return isRefreshToken(token) ? rotateRefreshToken(ctx, this.#seal, token) : null;
  }

  /** Ends the sign-in that the token belongs to, used or not. Unknown and ended ones are no error. */
  async end(ctx: RequestContext, token: unknown): Promise<void> {
    if (!isRefreshToken(token)) return;
    await inTransaction(ctx, async (tx) => {
      const known = await tx.db.findOneBy(RefreshTokenEntity, { hash: hashRefreshToken(token) });
      if (!known) return;
      await tx.db.update(
        RefreshFamilyEntity,
        { id: known.familyId, revokedAt: IsNull() },
        { revokedAt: tx.clock.now(), revokedReason: 'logout' },
      );
      await tx.db.update(RefreshTokenEntity, { familyId: known.familyId }, { successorSealed: null });
      await publish(tx, new SignInEnded(known.familyId));
    });
  }

  /**
   * Housekeeping, to be called every minute: erases sealed successors past their grace (security.md A19) and families
   * past their last day.
   */
  async sweep(ctx: RequestContext): Promise<void> {
    const now = ctx.clock.now();
    await ctx.db
      .createQueryBuilder()
      .update(RefreshTokenEntity)
      .set({ successorSealed: null })
      .where('successor_sealed IS NOT NULL AND used_at < :graceEnd', { graceEnd: new Date(now.getTime() - GRACE_MS) })
      .execute();
    await ctx.db.createQueryBuilder().delete().from(RefreshFamilyEntity).where('expires_at <= :now', { now }).execute();
  }
}

/** Removes what one account does not need any more: ended and expired families, and those beyond the newest ten. */
async function forgetOldFamilies(ctx: RequestContext, userId: string): Promise<void> {
  const live = ctx.db
    .createQueryBuilder(RefreshFamilyEntity, 'live')
    .select('live.id')
    .where('live.userId = :userId AND live.revokedAt IS NULL AND live.expiresAt > :now')
    .orderBy('live.createdAt', 'DESC')
    .addOrderBy('live.id', 'DESC')
    .limit(MAX_FAMILIES);
  const { raw }: { raw: ReadonlyArray<{ id: string }> } = await ctx.db
    .createQueryBuilder()
    .delete()
    .from(RefreshFamilyEntity)
    .where(`user_id = :userId AND id NOT IN (${live.getQuery()})`)
    .setParameters({ userId, now: ctx.clock.now() })
    .returning('id')
    .execute();
  for (const { id } of raw) await publish(ctx, new SignInEnded(id));
}
