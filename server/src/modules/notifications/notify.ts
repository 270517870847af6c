import type { RequestContext } from '../../platform/context.js';
import { readRowsByName, writeByName } from '../../platform/database/pipeline/plain-rows.js';
import { publish } from '../../platform/events.js';
import { newId } from '../../platform/ids.js';
import { dueAtOf } from './deliver.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationAdded } from './notification.events.js';
import type { NotificationKind } from './notification.types.js';
import type { NotificationFacts } from './notification-facts.js';

/** A notification to send. */
export interface NewNotification {
  /** Null: the operator. */
  readonly accountId: string | null;
  readonly kind: NotificationKind;
  readonly facts: NotificationFacts;
  /** Its subject: one notification per kind and subject. */
  readonly about: string;
  readonly cropId?: string;
  readonly bidId?: string;
  readonly dealId?: string;
  /** Its subject was made in this transaction, so there is no earlier notification. */
  readonly isFirst?: boolean;
}

/** The notification and its ways out of the page, in one statement; no row if there is one already. */
const INSERT = `
  WITH added AS (
    INSERT INTO notifications (id, account_id, kind, facts, crop_id, bid_id, deal_id, about, created_at)
    VALUES (:id, :accountId, :kind, :facts, :cropId, :bidId, :dealId, :about, :createdAt)
    ON CONFLICT DO NOTHING RETURNING id
  ), ways AS (
    INSERT INTO deliveries (id, notification_id, channel, state, due_at, created_at)
    SELECT way.id, added.id, way.channel, 'WAITING', :dueAt, :createdAt
    FROM added, (VALUES (:mailId::uuid, 'MAIL'), (:pushId::uuid, 'PUSH')) way (id, channel)
    WHERE way.channel = 'MAIL' OR EXISTS (SELECT FROM push_devices WHERE account_id = :accountId)
  )
  SELECT id FROM added`;

/**
 * Notifies an account, in the transaction of the cause: neither is stored without the other, and its ways out of
 * the page wait with both (`deliver.ts`). A repeated notification is ignored.
 */
export async function notify(tx: RequestContext, notification: NewNotification): Promise<void> {
  if (!tx.db.queryRunner?.isTransactionActive) throw new Error('People are told of something in its own transaction.');
  const { accountId, kind, facts, about, cropId = null, bidId = null, dealId = null, isFirst } = notification;
  const createdAt = tx.clock.now();
  const id = newId();
  const row = { id, accountId, kind, facts: JSON.stringify(facts), about, cropId, bidId, dealId, createdAt };
  const values = { mailId: newId(), pushId: newId(), dueAt: dueAtOf(kind, createdAt), ...row };
  if (isFirst) writeByName(tx.db, INSERT, values);
  else if ((await readRowsByName(tx.db, INSERT, values)).length === 0) return;
  if (accountId !== null) await publish(tx, new NotificationAdded({ id, accountId }));
}

/** Writes a notification for the page alone; false if there is one already. */
export async function writeNotification(
  tx: RequestContext,
  {
    cropId = null,
    bidId = null,
    dealId = null,
    ...notification
  }: Omit<NewNotification, 'cropId' | 'bidId' | 'dealId'> & {
    readonly cropId?: string | null;
    readonly bidId?: string | null;
    readonly dealId?: string | null;
  },
  when: Pick<NotificationEntity, 'id' | 'createdAt' | 'readAt'>,
): Promise<boolean> {
  const row: NotificationEntity = { ...notification, ...when, cropId, bidId, dealId };
  const { raw }: { raw: readonly unknown[] } = await tx.db
    .createQueryBuilder()
    .insert()
    .into(NotificationEntity)
    .values(row)
    .orIgnore()
    .returning('id')
    .execute();
  return raw.length === 1;
}
