import type { NotificationEntity } from './notification.entity.js';
import { GROUP_OF, Notification } from './notification.types.js';
import { linkOf } from './notification-links.js';
import { messageOf } from './notification-message.js';

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
    say: (language: Parameters<Notification['say']>[0]) => messageOf(kind, facts, language),
  });
}
