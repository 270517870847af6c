import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { badInput } from '../../platform/errors/app-error.js';
import { publish } from '../../platform/events.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { isId } from '../../platform/ids.js';
import { MAX_PAGE_SIZE } from '../../platform/list-pages.js';
import { requireViewer } from '../users/require-viewer.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationsRead } from './notification.events.js';
import { NOTIFICATION_LIMITS } from './notification.limits.js';
import { countUnread } from './notification.service.js';

/** Which notifications were read: some by name, all up to one, or those about a deal. */
export interface ReadDraft {
  readonly ids?: readonly string[] | null | undefined;
  readonly upTo?: string | null | undefined;
  readonly dealId?: string | null | undefined;
}

/** What changed: those that were unread before, newest first and at most 100, and how many are unread now. */
export interface ReadOutcome {
  readonly notifications: NotificationEntity[];
  readonly unread: number;
}

/** Throws BAD_USER_INPUT where it is not exactly one of them, or too many at once. */
function checkDraft({ ids, upTo, dealId }: ReadDraft) {
  if ([ids, upTo, dealId].filter((named) => (named ?? null) !== null).length !== 1) {
    throw badInput([{ field: 'ids', message: 'Say which ones, or up to which one.' }]);
  }
  if (ids && ids.length > MAX_PAGE_SIZE) {
    throw badInput([{ field: 'ids', message: `At most ${MAX_PAGE_SIZE} at a time.` }]);
  }
  return {
    ids: ids ? ids.filter(isId) : null,
    upTo: isId(upTo) ? upTo : null,
    dealId: isId(dealId) ? dealId : null,
  };
}

/**
 * Marks notifications of the caller as read; what is read already, not theirs, or gone stays as it is. Throws
 * UNAUTHENTICATED, RATE_LIMITED and BAD_USER_INPUT.
 */
export async function markNotificationsRead(
  ctx: RequestContext,
  { limits }: { readonly limits: RateLimits },
  draft: ReadDraft,
): Promise<ReadOutcome> {
  const { id: accountId } = requireViewer(ctx.viewer);
  const { ids, upTo, dealId } = checkDraft(draft);
  await limits.consume(NOTIFICATION_LIMITS.notificationChanges, accountId);
  return inTransaction(ctx, async (tx) => {
    const query = tx.db
      .createQueryBuilder()
      .update(NotificationEntity)
      .set({ readAt: tx.clock.now() })
      .where('account_id = :accountId AND read_at IS NULL', { accountId })
      .returning('id');
    if (ids) query.andWhere('id = ANY(:ids)', { ids });
    else if (dealId) query.andWhere('deal_id = :dealId', { dealId });
    else {
      const place = 'SELECT created_at, id FROM notifications WHERE id = :upTo AND account_id = :accountId';
      query.andWhere(`(created_at, id) <= (${place})`, { upTo });
    }
    const { raw }: { raw: ReadonlyArray<{ id: string }> } = await query.execute();
    if (raw.length > 0) await publish(tx, new NotificationsRead(accountId));
    const notifications = await tx.db
      .createQueryBuilder(NotificationEntity, 'notification')
      .where('notification.id = ANY(:changed)', { changed: raw.map(({ id }) => id) })
      .orderBy('notification.createdAt', 'DESC')
      .addOrderBy('notification.id', 'DESC')
      .limit(MAX_PAGE_SIZE)
      .getMany();
    return { notifications, unread: await countUnread(tx) };
  });
}
