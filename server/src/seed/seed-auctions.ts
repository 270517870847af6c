import { AuctionEnded, AuctionMoved } from '../modules/bids/auction.events.js';
import { BidEnded, OfferAccepted } from '../modules/bids/bid.events.js';
import { bidInAuction } from '../modules/bids/bid-in-auction.js';
import { endAuction } from '../modules/bids/end-auction.js';
import { farmerAnswerBy } from '../modules/crops/auction.rules.js';
import { queueAuctionEnd } from '../modules/crops/auction-job.js';
import { CropEntity } from '../modules/crops/crop.entity.js';
import { AuctionDue } from '../modules/crops/crop.events.js';
import { lockAnyCrop } from '../modules/crops/crop-rows.js';
import { makeDeal } from '../modules/deals/make-deal.js';
import { auctionEnded, newBidder, nobodyBid, outbid } from '../modules/notifications/auction-notifications.js';
import type { BidWithNames } from '../modules/notifications/bid-notifications.js';
import type { NewNotification } from '../modules/notifications/notify.js';
import { bidWithNames } from '../modules/notifications/notify-of-bids.js';
import type { UserEntity } from '../modules/users/user.entity.js';
import { Role } from '../modules/users/user.types.js';
import { ManualClock } from '../platform/clock.js';
import { contextWith, type EventHandler, type RequestContext } from '../platform/context.js';
import { on } from '../platform/events.js';
import { toPaise } from '../platform/money.js';
import type { SeedAuctionBid } from './seed-file.js';
import type { Happened } from './seed-notifications.js';
import { hoursBefore } from './seed-rows.js';

/** What commands of that time would have set going; what people would have been notified of is collected, without mails. */
function handlersOf(happened: Happened[]): EventHandler[] {
  const tell = async (
    tx: RequestContext,
    { bid, crop }: Pick<BidEnded, 'bid' | 'crop'>,
    notificationOf: NotificationOf,
  ) => {
    happened.push({ at: tx.clock.now(), notification: notificationOf(await bidWithNames(tx, bid, crop)) });
  };
  return [
    on(AuctionDue, endAuction),
    on(OfferAccepted, makeDeal),
    on(AuctionMoved, async (tx, { crop, bid, outbid: former }) => {
      await tell(tx, { bid, crop }, newBidder);
      if (former) await tell(tx, { bid: former, crop }, outbid);
    }),
    on(BidEnded, async (tx, ended) => {
      if (ended.bid.endedReason === 'OUTBID') await tell(tx, ended, (named) => auctionEnded(Role.BUYER, named, 'lost'));
    }),
    on(AuctionEnded, async (tx, { crop, leader }) => {
      if (!leader) happened.push({ at: tx.clock.now(), notification: nobodyBid(crop) });
      else if (crop.auctionState === 'AWAITING_FARMER') {
        const until = { until: farmerAnswerBy({ endsAt: tx.clock.now() }).toISOString() };
        await tell(tx, { bid: leader, crop }, (named) => auctionEnded(Role.FARMER, named, 'mayAccept', until));
        await tell(tx, { bid: leader, crop }, (named) => auctionEnded(Role.BUYER, named, 'waits', until));
      }
    }),
  ];
}

type NotificationOf = (named: BidWithNames) => NewNotification;

const paise = (rupees: number) => {
  const amount = toPaise(rupees);
  if (amount === undefined) throw new Error(`server/data/seed-auctions.json: ${rupees} is no amount.`);
  return amount;
};

/** What the seed's auctions are made of. */
export interface SeedAuctions {
  readonly bids: readonly SeedAuctionBid[];
  readonly cropId: (key: string) => string;
  readonly buyer: (key: string) => UserEntity;
  /** Every crop that is auctioned. */
  readonly cropIds: readonly string[];
}

/**
 * Plays the seed's auctions with the commands of the product, each at its time; those that are over are written down. Gives
 * the notifications of that time.
 */
export async function playAuctions(
  tx: RequestContext,
  { bids, cropId, buyer, cropIds }: SeedAuctions,
  now: Date,
): Promise<Happened[]> {
  const happened: Happened[] = [];
  const eventHandlers = handlersOf(happened);
  const at = (moment: Date) => contextWith(tx, { clock: new ManualClock(moment), eventHandlers });
  for (const bid of bids) {
    const then = at(hoursBefore(now, bid.placedHoursAgo));
    const crop = await lockAnyCrop(then, cropId(bid.crop));
    const [amountPaise, { id: buyerId }] = [paise(bid.bidAmount), buyer(bid.buyer)];
    const maxPaise = bid.maxAmount === null ? amountPaise : paise(bid.maxAmount);
    const { message } = bid;
    const quantity = crop.quantityAmount;
    await bidInAuction(then, crop, { cropId: crop.id, buyerId, amountPaise, maxPaise, message, quantity });
  }
  for (const id of cropIds) {
    const { auctionEndsAt: end } = await tx.db.findOneByOrFail(CropEntity, { id });
    if (!end) continue;
    if (end < now) await lockAnyCrop(at(end), id);
    else await queueAuctionEnd(tx, id, end);
  }
  return happened;
}
