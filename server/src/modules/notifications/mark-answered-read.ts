import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationsRead } from './notification.events.js';
import type { NotificationKind } from './notification.types.js';

/** The subject of an action; the kinds that it answers, if not all of them. */
export interface Answered {
  readonly about: 'bid' | 'deal' | 'crop';
  readonly id: string;
  readonly kinds?: readonly NotificationKind[];
}

/**
 * An answer marks the notifications that it answers as read, in the transaction of the answer. Of the
 * caller alone; without a caller nothing is marked.
 */
export async function markAnsweredRead(tx: RequestContext, { about, id, kinds }: Answered): Promise<void> {
  if (!tx.viewer) return;
  const accountId = tx.viewer.id;
  const query = tx.db
    .createQueryBuilder()
    .update(NotificationEntity)
    .set({ readAt: tx.clock.now() })
    .where('account_id = :accountId AND read_at IS NULL', { accountId })
    .andWhere(`${about}_id = :id`, { id });
  if (kinds) query.andWhere('kind = ANY(:kinds)', { kinds });
  const { affected } = await query.execute();
  if (affected) await publish(tx, new NotificationsRead(accountId));
}
