import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Clock } from '../clock.js';
import { readRowsByName, writeByName } from '../database/plain-rows.js';
import { onPrimary } from '../database/primary.js';
import type { CommandKey } from './command-key.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

/** How long the same key gets the same answer. */
export const KEPT_MS = 24 * 60 * 60 * 1_000;

/** A key that belongs to an account. */
export type AccountKey = CommandKey & { readonly account: string };

const oldest = (clock: Clock) => new Date(clock.now().getTime() - KEPT_MS);

/** What is stored under a key of an account, read from the primary; null where there is nothing, or it is past its day. */
export function findStored(
  db: EntityManager,
  clock: Clock,
  { account, value }: Pick<AccountKey, 'account' | 'value'>,
): Promise<IdempotencyKeyEntity | null> {
  const since = oldest(clock);
  return onPrimary(db, (primary) =>
    primary.findOneBy(IdempotencyKeyEntity, { accountId: account, key: value, createdAt: MoreThan(since) }),
  );
}

/** What two calls under one key wait for, on whichever servers. */
const lockOf = (account: string, key: string) => `hashtextextended('key ' || ${account}::text || ' ' || ${key}, 0)`;

const CLAIM = `
  INSERT INTO idempotency_keys AS stored (account_id, key, command, digest, parts, content, created_at)`;

const UNLESS_KEPT = `
  ON CONFLICT (account_id, key) DO UPDATE SET
    command = EXCLUDED.command, digest = EXCLUDED.digest, parts = EXCLUDED.parts, content = EXCLUDED.content,
    answer = NULL, created_at = EXCLUDED.created_at
  WHERE stored.created_at <= EXCLUDED.created_at - interval '${KEPT_MS} milliseconds'`;

const CLAIM_ONE = `${CLAIM}
  SELECT :account::uuid, :key::text, :command::text, :digest::text, :parts::int, :content::text, :now::timestamptz
  FROM pg_advisory_xact_lock(${lockOf(':account', ':key')})
  ${UNLESS_KEPT}
  RETURNING key`;

const CLAIM_SEVERAL = {
  text: `
    WITH asked AS MATERIALIZED (
      SELECT * FROM unnest(:account::uuid[], :key::text[], :command::text[], :digest::text[], :parts::int[], :content::text[], :now::timestamptz[])
        WITH ORDINALITY AS one (account, key, command, digest, parts, content, now, place)
      WHERE pg_try_advisory_xact_lock(${lockOf('account', 'key')})
    ), claimed AS (${CLAIM}
      SELECT account, key, command, digest, parts, content, now FROM asked
      ${UNLESS_KEPT}
      RETURNING account_id, key
    )
    SELECT place, asked.key FROM claimed JOIN asked ON asked.account = claimed.account_id AND asked.key = claimed.key`,
  needsRow: true,
};

/**
 * Takes a key for the command of this transaction; false where another one has it, after waiting for the one that is just
 * being done. Whoever comes later waits until this transaction ends.
 */
export async function claimKey(db: EntityManager, clock: Clock, key: AccountKey): Promise<boolean> {
  const { account, value, command } = key;
  const { parts, content } = key.read ?? { parts: null, content: null };
  const values = { account, key: value, command, digest: key.digest(parts), parts, content, now: clock.now() };
  return (await readRowsByName(db, CLAIM_ONE, values, CLAIM_SEVERAL)).length === 1;
}

/** Keeps the answer under a key that this transaction has claimed, with whatever is sent next. */
export function keepAnswer(
  db: EntityManager,
  { account, value: key }: AccountKey,
  answer: Readonly<Record<string, unknown>>,
): void {
  const values = { account, key, answer: JSON.stringify(answer) };
  writeByName(db, 'UPDATE idempotency_keys SET answer = :answer WHERE account_id = :account AND key = :key', values, {
    text: `
      UPDATE idempotency_keys AS stored SET answer = one.answer
      FROM unnest(:account::uuid[], :key::text[], :answer::json[]) AS one (account, key, answer)
      WHERE stored.account_id = one.account AND stored.key = one.key`,
  });
}

/** Housekeeping, to be called every hour: forgets the keys that are past their day. */
export async function sweepStoredAnswers(db: EntityManager, clock: Clock): Promise<void> {
  await db.delete(IdempotencyKeyEntity, { createdAt: LessThanOrEqual(oldest(clock)) });
}
