import { Not } from 'typeorm';
import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { AuctionPlace } from '../bids/auction-bid.rules.js';
import { BidEntity } from '../bids/bid.entity.js';
import { awaitedAt, awaitedOn } from '../bids/bid.rules.js';
import { AuctionState, auctionStateAt } from '../crops/auction.rules.js';
import { CropEntity } from '../crops/crop.entity.js';
import { FOR_SALE } from '../crops/crop.policy.js';
import { readAnyCrop } from '../crops/crop-rows.js';
import { auctionOf, statusAt } from '../crops/expiry.rules.js';
import { DealEntity } from '../deals/deal.entity.js';
import { byTheClock } from '../deals/deal-clock.rules.js';
import { dealFilesLoader } from '../deals/deal-rows.js';
import { turnsOf } from '../deals/deal-turns.rules.js';
import { Role } from '../users/user.types.js';
import type { AccountNotification } from './notification.entity.js';
import type { NotificationKind } from './notification.types.js';
import { pickUpsOn } from './pick-ups.js';

type Check = (ctx: RequestContext, notification: AccountNotification) => Promise<boolean>;

/** The bid that it is about still waits for the receiver's answer, by the clock. */
const waitsForThem: Check = async (ctx, { bidId, facts }) => {
  const bid = bidId === null ? null : await ctx.db.findOneBy(BidEntity, { id: bidId });
  if (bid === null) return false;
  return awaitedOn(await readAnyCrop(ctx, bid.cropId), bid, ctx.clock.now()) === facts.for;
};

/** The farmer may still accept the leading bid that it is about, by the clock. */
const awaitsFarmer: Check = async (ctx, { bidId }) => {
  const bid = bidId === null ? null : await ctx.db.findOneBy(BidEntity, { id: bidId });
  return bid !== null && awaitedAt(bid, ctx.clock.now()) === Role.FARMER;
};

/** The auction of the crop that it is about goes on, by the clock. */
async function liveAuctionOf(ctx: RequestContext, { cropId }: AccountNotification): Promise<CropEntity | null> {
  const crop = cropId === null ? null : await ctx.db.findOneBy(CropEntity, { id: cropId });
  const auction = crop && auctionOf(crop);
  return auction && auctionStateAt(auction, ctx.clock.now()) === AuctionState.LIVE ? crop : null;
}

/** Bids are still taken. */
const auctionGoesOn: Check = async (ctx, notification) => (await liveAuctionOf(ctx, notification)) !== null;

/** Bids are still taken, and the receiver does not lead again. */
const isOutbid: Check = async (ctx, notification) => {
  const crop = await liveAuctionOf(ctx, notification);
  if (!crop) return false;
  const { accountId: buyerId } = notification;
  const auctionPlace = Not(AuctionPlace.OUTBID);
  return !(await ctx.db.existsBy(BidEntity, { cropId: crop.id, buyerId, auctionPlace }));
};

/** The farmer may still accept the highest bid, or the auction is over for good: that stays true. */
const mayStillAccept: Check = async (ctx, notification) =>
  !['mayAccept', 'waits'].includes(notification.facts.auction ?? '') || (await awaitsFarmer(ctx, notification));

/** A bid at a fixed price waits for its farmer; a new bidder is news as long as the auction goes on. */
const newBidIsNews: Check = (ctx, notification) =>
  (notification.facts.auction === 'bidder' ? auctionGoesOn : waitsForThem)(ctx, notification);

/** The listing is still for sale, and has still that last day. */
const listingEnds: Check = async (ctx, { cropId, facts }) => {
  const crop = cropId === null ? null : await ctx.db.findOneBy(CropEntity, { id: cropId });
  if (crop === null || crop.deletedAt !== null || crop.expiryDate !== facts.day) return false;
  return FOR_SALE.includes(statusAt(crop, ctx.clock.now()));
};

/** The pick-up is still agreed on for that day, and that is tomorrow. */
const pickUpIsTomorrow: Check = async (ctx, { dealId, facts }) => {
  const tomorrow = dayInIndia(ctx.clock.now(), 1);
  if (dealId === null || facts.day !== tomorrow) return false;
  return (await pickUpsOn(ctx, tomorrow).andWhere('deal.id = :dealId', { dealId }).getCount()) > 0;
};

/** The deal still waits for that step. */
const stepIsDue: Check = async (ctx, { dealId, facts }) => {
  const deal = dealId === null ? null : await ctx.db.findOneBy(DealEntity, { id: dealId });
  if (deal === null) return false;
  const { file } = byTheClock(await dealFilesLoader(ctx).load(deal), ctx.clock.now());
  return turnsOf(file).some(({ step }) => step === facts.step);
};

/** What asks for something to be done is worth a mail only while it can be. All else has happened and stays true. */
const CHECKS: Partial<Readonly<Record<NotificationKind, Check>>> = {
  NEW_BID: newBidIsNews,
  OUTBID: isOutbid,
  AUCTION_ENDING: auctionGoesOn,
  AUCTION_ENDED: mayStillAccept,
  COUNTER_OFFER: waitsForThem,
  QUANTITY_CHANGED: waitsForThem,
  ANSWER_DUE: waitsForThem,
  LISTING_ENDING: listingEnds,
  PICK_UP_TOMORROW: pickUpIsTomorrow,
  STEP_DUE: stepIsDue,
};

/** Whether what a notification says is still true and can still be acted on. */
export async function isRelevant(ctx: RequestContext, notification: AccountNotification): Promise<boolean> {
  const check = CHECKS[notification.kind];
  return check === undefined || check(ctx, notification);
}
