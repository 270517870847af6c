import type { RequestContext } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import {
  type Cursor,
  checkPageSize,
  decodeCursor,
  isCursorMoment,
  type Page,
  type PageRequest,
  toPage,
} from '../../platform/list-pages.js';
import { requireViewer } from '../users/require-viewer.js';
import { NotificationEntity } from './notification.entity.js';

/** The caller's notifications, newest first; `skip` of them are passed over. Throws UNAUTHENTICATED or BAD_USER_INPUT. */
export async function listNotifications(
  ctx: RequestContext,
  request: PageRequest & { readonly skip?: number },
): Promise<Page<NotificationEntity>> {
  const { id: accountId } = requireViewer(ctx.viewer);
  const first = checkPageSize(request.first);
  const mine = () =>
    ctx.db
      .createQueryBuilder(NotificationEntity, 'notification')
      .where('notification.accountId = :accountId', { accountId });
  const query = mine()
    .orderBy('notification.createdAt', 'DESC')
    .addOrderBy('notification.id', 'DESC')
    .offset(request.skip ?? 0)
    .limit(first + 1);
  if (request.after) {
    const isOfThisList = (cursor: Cursor) => isId(cursor.id) && isCursorMoment(cursor.sortValue);
    const { sortValue, id } = decodeCursor(request.after, isOfThisList);
    query.andWhere('(notification.createdAt, notification.id) < (:createdAt, :id)', { createdAt: sortValue, id });
  }
  return toPage(
    await query.getMany(),
    request,
    ({ createdAt, id }) => ({ sortValue: createdAt.toISOString(), id }),
    () => mine().getCount(),
  );
}

/** A notification of the caller; null if there is none, or if it is another account's. Throws UNAUTHENTICATED. */
export function findNotification(ctx: RequestContext, id: string): Promise<NotificationEntity | null> {
  const { id: accountId } = requireViewer(ctx.viewer);
  return ctx.db.findOneBy(NotificationEntity, { id, accountId });
}

/** How many the caller has not read. Throws UNAUTHENTICATED. */
export function countUnread(ctx: RequestContext): Promise<number> {
  const { id: accountId } = requireViewer(ctx.viewer);
  return ctx.db
    .createQueryBuilder(NotificationEntity, 'notification')
    .where('notification.accountId = :accountId AND notification.readAt IS NULL', { accountId })
    .getCount();
}
