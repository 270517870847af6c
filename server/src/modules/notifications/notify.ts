import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import { NotificationEntity } from './notification.entity.js';
import type { NotificationFacts } from './notification.facts.js';
import type { NotificationKind } from './notification.types.js';

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
  /** When it happened; now where nothing is said. */
  readonly createdAt?: Date;
}

/**
 * Tells somebody something, in the transaction of what it tells: neither is stored without the other. What was told before
 * is not told again.
 */
export async function notify(tx: RequestContext, notice: Notice): Promise<void> {
  if (!tx.db.queryRunner?.isTransactionActive) throw new Error('People are told of something in its own transaction.');
  const { cropId = null, bidId = null, dealId = null, createdAt = tx.clock.now(), ...told } = notice;
  const row: NotificationEntity = { ...told, id: newId(), cropId, bidId, dealId, createdAt, readAt: null };
  await tx.db.createQueryBuilder().insert().into(NotificationEntity).values(row).orIgnore().execute();
}
