import type { RequestContext } from '../../platform/context.js';
import { NotificationEntity } from './notification.entity.js';

const DAY_MS = 24 * 3_600_000;
/** How long read notifications are kept. */
export const KEPT_MS = 90 * DAY_MS;
const AT_ONCE = 100;

/** Removes notifications that were read long ago, with their deliveries; gives how many. */
export async function tidyNotifications(ctx: RequestContext): Promise<number> {
  const { affected } = await ctx.db
    .createQueryBuilder()
    .delete()
    .from(NotificationEntity)
    .where('id IN (SELECT id FROM notifications WHERE read_at <= :moment ORDER BY read_at LIMIT :atOnce)', {
      moment: new Date(ctx.clock.now().getTime() - KEPT_MS),
      atOnce: AT_ONCE,
    })
    .execute();
  return affected ?? 0;
}
