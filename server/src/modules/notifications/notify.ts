import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import { newId } from '../../platform/ids.js';
import { dueAtOf, queueDelivery } from './deliver.js';
import { type Channel, DeliveryEntity, NotificationEntity } from './notification.entity.js';
import { NotificationAdded } from './notification.events.js';
import type { NotificationFacts } from './notification.facts.js';
import type { NotificationKind } from './notification.types.js';
import { hasPushDevice } from './push/push-devices.service.js';

/** Something to tell somebody. */
export interface Notice {
  readonly accountId: string;
  readonly kind: NotificationKind;
  readonly facts: NotificationFacts;
  /** What it tells of: the same kind about the same thing is told once. */
  readonly about: string;
  readonly cropId?: string;
  readonly bidId?: string;
  readonly dealId?: string;
}

/**
 * Tells somebody something, in the transaction of what it tells: neither is stored without the other, and its ways out of
 * the page are queued with both. What was told before is not told again.
 */
export async function notify(tx: RequestContext, notice: Notice): Promise<void> {
  if (!tx.db.queryRunner?.isTransactionActive) throw new Error('People are told of something in its own transaction.');
  const createdAt = tx.clock.now();
  const id = newId();
  if (!(await writeNotification(tx, notice, { id, createdAt, readAt: null }))) return;
  const dueAt = dueAtOf(notice.kind, createdAt);
  const channels: readonly Channel[] = (await hasPushDevice(tx, notice.accountId)) ? ['MAIL', 'PUSH'] : ['MAIL'];
  for (const channel of channels) {
    const delivery: DeliveryEntity = {
      id: newId(),
      notificationId: id,
      channel,
      state: 'WAITING',
      dueAt,
      claimedAt: null,
      tries: 0,
      outcome: null,
      doneAt: null,
      createdAt,
      reached: [],
    };
    await tx.db.insert(DeliveryEntity, delivery);
    await queueDelivery(tx, delivery.id, dueAt);
  }
  await publish(tx, new NotificationAdded({ id, accountId: notice.accountId }));
}

/** Writes a notification for the page alone; false where the same was told before. */
export async function writeNotification(
  tx: RequestContext,
  {
    cropId = null,
    bidId = null,
    dealId = null,
    ...told
  }: Omit<Notice, 'cropId' | 'bidId' | 'dealId'> & {
    readonly cropId?: string | null;
    readonly bidId?: string | null;
    readonly dealId?: string | null;
  },
  when: Pick<NotificationEntity, 'id' | 'createdAt' | 'readAt'>,
): Promise<boolean> {
  const row: NotificationEntity = { ...told, ...when, cropId, bidId, dealId };
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
