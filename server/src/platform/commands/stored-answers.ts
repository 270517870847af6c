import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Clock } from '../clock.js';
import { writeByName } from '../database/pipeline/plain-rows.js';
import { onPrimary } from '../database/primary.js';
import type { CommandKey } from './command-key.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

/** How long the same key gets the same answer. */
export const KEPT_MS = 24 * 60 * 60 * 1_000;

/** A key that belongs to an account. */
export type AccountKey = CommandKey & { readonly account: string };

const oldest = (clock: Clock) => new Date(clock.now().getTime() - KEPT_MS);

/**
 * A key is used once it has its answer; the answer to a sign-up has tokens in it and is never stored. Any other key without an
 * answer was left behind by a version that stored one without the other: nothing was done under it.
 */
const IS_USED = "(stored.answer IS NOT NULL OR stored.command LIKE '%register')";

/** What is stored under a used key of an account, read from the primary; null where there is nothing, or it is past its day. */
export function findStored(
  db: EntityManager,
  clock: Clock,
  { account, value }: Pick<AccountKey, 'account' | 'value'>,
): Promise<IdempotencyKeyEntity | null> {
  const since = oldest(clock);
  return onPrimary(db, (primary) =>
    primary
      .createQueryBuilder(IdempotencyKeyEntity, 'stored')
      .where({ accountId: account, key: value, createdAt: MoreThan(since) })
      .andWhere(IS_USED)
      .getOne(),
  );
}

/**
 * Takes a key for the command of this transaction; false where another one has it, after waiting for the one that is just
 * being done. Later requests wait until this transaction ends.
 */
export async function claimKey(db: EntityManager, clock: Clock, key: AccountKey): Promise<boolean> {
  const { parts, content } = key.read ?? { parts: null, content: null };
  const claimed: unknown[] = await db.query(
    `INSERT INTO idempotency_keys AS stored (account_id, key, command, digest, parts, content, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (account_id, key) DO UPDATE SET
       command = EXCLUDED.command, digest = EXCLUDED.digest, parts = EXCLUDED.parts, content = EXCLUDED.content,
       answer = NULL, created_at = EXCLUDED.created_at
     WHERE stored.created_at <= $8 OR NOT ${IS_USED}
     RETURNING key`,
    [key.account, key.value, key.command, key.digest(parts), parts, content, clock.now(), oldest(clock)],
  );
  return claimed.length === 1;
}

/** Stores the answer under a key that this transaction has claimed, with the next batch. */
export function keepAnswer(
  db: EntityManager,
  { account, value: key }: AccountKey,
  answer: Readonly<Record<string, unknown>>,
): void {
  const values = { account, key, answer: JSON.stringify(answer) };
  writeByName(db, 'UPDATE idempotency_keys SET answer = :answer WHERE account_id = :account AND key = :key', values);
}

/** Housekeeping, to be called every hour: forgets the keys that are past their day. */
export async function sweepStoredAnswers(db: EntityManager, clock: Clock): Promise<void> {
  await db.delete(IdempotencyKeyEntity, { createdAt: LessThanOrEqual(oldest(clock)) });
}
