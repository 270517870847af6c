import type { RequestContext } from '../../platform/context.js';
import type { Language } from '../../platform/messages.js';
import type { NotificationEntity } from './notification.entity.js';
import { GROUP_OF, Notification } from './notification.types.js';
import { linkOf } from './notification-links.js';
import { messageOf } from './notification-message.js';
import { notifiedPrice } from './notified-price.js';

/** A notification as its recipient sees it. */
export function presentNotification(row: NotificationEntity): Notification {
  const { id, kind, facts, cropId, bidId, dealId, createdAt, readAt } = row;
  return Object.assign(new Notification(), {
    id,
    kind,
    group: GROUP_OF[kind],
    link: linkOf(row),
    cropId,
    bidId,
    dealId,
    createdAt,
    readAt,
    say: (language: Language) => messageOf(kind, facts, language),
    sayPrice: (ctx: RequestContext, language: Language) => notifiedPrice(ctx, row, language),
  });
}
