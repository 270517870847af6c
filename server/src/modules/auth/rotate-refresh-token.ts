import { IsNull } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { publish } from '../../platform/events.js';
import { SignInEnded } from './auth.events.js';
import { RefreshFamilyEntity, RefreshTokenEntity } from './refresh-session.entity.js';
import { hashRefreshToken, newRefreshToken, type SuccessorSeal } from './refresh-token.js';

/** How long a replay of the direct parent still gets the successor: two tabs, a lost answer. */
export const GRACE_MS = 20_000;
/** How long a refresh token may lie unused: 7 days. */
export const IDLE_MS = 7 * 24 * 60 * 60 * 1_000;

/** What a refresh gives: the next token of the same sign-in, and whose sign-in it is. */
export interface Rotation {
  readonly userId: string;
  readonly token: string;
}

/**
 * Exchanges a refresh token for its one successor, or gives null where it does not hold any more.
 *
 * One guarded UPDATE decides who of several callers at once is the winner; the others are replays. A replay of the
 * direct parent within 20 s, while the successor is unused, is a second tab or a lost answer: it gets the same
 * successor. Any other replay means that the token was copied: that family ends, and no other.
 *
 * Null is an answer and not an error on purpose: an error would roll back the end of the family.
 */
export async function rotateRefreshToken(
  ctx: RequestContext,
  seal: SuccessorSeal,
  token: string,
): Promise<Rotation | null> {
  const hash = hashRefreshToken(token);
  return inTransaction(ctx, async (tx) => {
    const family = await liveFamilyOf(tx, hash);
    if (!family) return null;
    const successor = await replaceUnused(tx, seal, hash, family.id);
    if (successor) return { userId: family.userId, token: successor };
    const answered = await answerReplay(tx, seal, hash, family.id);
    return answered === null ? null : { userId: family.userId, token: answered };
  });
}

/** The family of a token, where it is neither ended nor past its last day. */
export async function liveFamilyOf(ctx: RequestContext, hash: string): Promise<RefreshFamilyEntity | null> {
  return ctx.db
    .createQueryBuilder(RefreshFamilyEntity, 'family')
    .innerJoin(RefreshTokenEntity, 'token', 'token.familyId = family.id')
    .where('token.hash = :hash AND family.revokedAt IS NULL AND family.expiresAt > :now', {
      hash,
      now: ctx.clock.now(),
    })
    .getOne();
}

/** Wins the rotation, or gives null: another request was first, or the token has expired. */
async function replaceUnused(
  ctx: RequestContext,
  seal: SuccessorSeal,
  hash: string,
  familyId: string,
): Promise<string | null> {
  const now = ctx.clock.now();
  const successor = newRefreshToken();
  const successorHash = hashRefreshToken(successor);
  const { affected } = await ctx.db
    .createQueryBuilder()
    .update(RefreshTokenEntity)
    .set({ usedAt: now, successorHash, successorSealed: seal.seal(successor, hash) })
    .where('hash = :hash AND used_at IS NULL AND created_at > :unusedSince', {
      hash,
      unusedSince: new Date(now.getTime() - IDLE_MS),
    })
    .execute();
  if (affected !== 1) return null;
  await ctx.db.insert(RefreshTokenEntity, {
    hash: successorHash,
    familyId,
    parentHash: hash,
    createdAt: now,
    usedAt: null,
    successorHash: null,
    successorSealed: null,
  });
  // This token is used now, so no replay of its parent is owed an answer: nothing readable stays behind.
  await ctx.db.update(RefreshTokenEntity, { successorHash: hash }, { successorSealed: null });
  return successor;
}

/** The successor that a replay may have, or null after ending the family. */
async function answerReplay(
  ctx: RequestContext,
  seal: SuccessorSeal,
  hash: string,
  familyId: string,
): Promise<string | null> {
  const now = ctx.clock.now();
  const replayed = await ctx.db.findOneByOrFail(RefreshTokenEntity, { hash });
  // Unused and not replaced: it had lain idle for too long. That is an old device, not a thief.
  if (replayed.usedAt === null || replayed.successorHash === null) return null;
  const inGrace = now.getTime() - replayed.usedAt.getTime() <= GRACE_MS;
  if (inGrace && replayed.successorSealed !== null) {
    const unused = await ctx.db.existsBy(RefreshTokenEntity, { hash: replayed.successorHash, usedAt: IsNull() });
    if (unused) return seal.open(replayed.successorSealed, hash);
  }
  await ctx.db.update(
    RefreshFamilyEntity,
    { id: familyId, revokedAt: IsNull() },
    { revokedAt: now, revokedReason: 'replay' },
  );
  await publish(ctx, new SignInEnded(familyId));
  await ctx.afterCommit(() => {
    ctx.log.warn({ familyId }, 'a used refresh token came back: this sign-in has been ended');
  });
  return null;
}
