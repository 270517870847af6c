import type { RequestContext } from '../../platform/context.js';
import { BidEntity } from '../bids/bid.entity.js';
import { isLive, standingAt } from '../bids/bid.rules.js';
import type { NotificationEntity } from './notification.entity.js';
import type { NotificationKind } from './notification.types.js';

type Check = (ctx: RequestContext, notification: NotificationEntity) => Promise<boolean>;

/** The bid that it is about still waits for an answer, by the clock. */
const bidIsLive: Check = async (ctx, { bidId }) => {
  const bid = bidId === null ? null : await ctx.db.findOneBy(BidEntity, { id: bidId });
  return bid !== null && isLive(standingAt(bid, ctx.clock.now()).state);
};

/** What asks for something to be done is worth a mail only while it can be. All else has happened and stays true. */
const CHECKS: Partial<Readonly<Record<NotificationKind, Check>>> = {
  NEW_BID: bidIsLive,
  COUNTER_OFFER: bidIsLive,
  QUANTITY_CHANGED: bidIsLive,
  ANSWER_DUE: bidIsLive,
};

/** Whether what a notification says is still true and can still be acted on. */
export async function isStillTrue(ctx: RequestContext, notification: NotificationEntity): Promise<boolean> {
  const check = CHECKS[notification.kind];
  return check === undefined || check(ctx, notification);
}
