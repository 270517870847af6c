import type { RequestContext } from '../../platform/context.js';
import { BidEntity } from '../bids/bid.entity.js';
import { awaited, standingAt } from '../bids/bid.rules.js';
import { CropEntity } from '../crops/crop.entity.js';
import { FOR_SALE } from '../crops/crop.policy.js';
import { dayInIndia, statusAt } from '../crops/expiry.rules.js';
import type { NotificationEntity } from './notification.entity.js';
import type { NotificationKind } from './notification.types.js';
import { pickUpsOn } from './pick-ups.js';

const DAY_MS = 24 * 3_600_000;

type Check = (ctx: RequestContext, notification: NotificationEntity) => Promise<boolean>;

/** The bid that it is about still waits for an answer of who is told, by the clock. */
const waitsForThem: Check = async (ctx, { bidId, facts }) => {
  const bid = bidId === null ? null : await ctx.db.findOneBy(BidEntity, { id: bidId });
  return bid !== null && awaited(standingAt(bid, ctx.clock.now()).state) === facts.for;
};

/** The listing is still for sale, and has still that last day. */
const listingEnds: Check = async (ctx, { cropId, facts }) => {
  const crop = cropId === null ? null : await ctx.db.findOneBy(CropEntity, { id: cropId });
  if (crop === null || crop.deletedAt !== null || crop.expiryDate !== facts.day) return false;
  return FOR_SALE.includes(statusAt(crop, ctx.clock.now()));
};

/** The pick-up is still agreed on for that day, and that is tomorrow. */
const pickUpIsTomorrow: Check = async (ctx, { dealId, facts }) => {
  const tomorrow = dayInIndia(new Date(ctx.clock.now().getTime() + DAY_MS));
  if (dealId === null || facts.day !== tomorrow) return false;
  return (await pickUpsOn(ctx, tomorrow).andWhere('deal.id = :dealId', { dealId }).getCount()) > 0;
};

/** What asks for something to be done is worth a mail only while it can be. All else has happened and stays true. */
const CHECKS: Partial<Readonly<Record<NotificationKind, Check>>> = {
  NEW_BID: waitsForThem,
  COUNTER_OFFER: waitsForThem,
  QUANTITY_CHANGED: waitsForThem,
  ANSWER_DUE: waitsForThem,
  LISTING_ENDING: listingEnds,
  PICK_UP_TOMORROW: pickUpIsTomorrow,
};

/** Whether what a notification says is still true and can still be acted on. */
export async function isStillTrue(ctx: RequestContext, notification: NotificationEntity): Promise<boolean> {
  const check = CHECKS[notification.kind];
  return check === undefined || check(ctx, notification);
}
