import { MoreThan } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { AuctionEnded, AuctionMoved } from '../bids/auction.events.js';
import type { BidEnded } from '../bids/bid.events.js';
import { BidEndedReason } from '../bids/bid.types.js';
import { AuctionState, farmerAnswerBy } from '../crops/auction.rules.js';
import { Role } from '../users/user.types.js';
import { auctionEnded, newBidder, nobodyBid, outbid } from './auction-notifications.js';
import { NotificationEntity } from './notification.entity.js';
import { NotificationKind } from './notification.types.js';
import { notify } from './notify.js';
import { bidWithNames } from './notify-of-bids.js';

/** The least time between two OUTBID notifications of one auction. */
const OUTBID_EVERY_MS = 10 * 60_000;

/** Whether there is a recent one. */
function wasJustTold(tx: RequestContext, accountId: string, cropId: string): Promise<boolean> {
  const since = new Date(tx.clock.now().getTime() - OUTBID_EVERY_MS);
  return tx.db.existsBy(NotificationEntity, {
    accountId,
    cropId,
    kind: NotificationKind.OUTBID,
    createdAt: MoreThan(since),
  });
}

/** Notifies the farmer of each new bidder, and the former leader: at most once in ten minutes for one auction. */
export async function notifyOfAuctionMoved(tx: RequestContext, moved: AuctionMoved): Promise<void> {
  const { crop, bid } = moved;
  await notify(tx, newBidder(await bidWithNames(tx, bid, crop)));
  if (moved.outbid === null || (await wasJustTold(tx, moved.outbid.buyerId, crop.id))) return;
  await notify(tx, outbid(await bidWithNames(tx, moved.outbid, crop)));
}

/** Bidders who did not lead at the end have lost. */
export async function notifyOfAuctionLost(tx: RequestContext, { bid, crop }: BidEnded): Promise<void> {
  if (bid.endedReason !== BidEndedReason.OUTBID) return;
  await notify(tx, auctionEnded(Role.BUYER, await bidWithNames(tx, bid, crop), 'lost'));
}

/** Notifications of an auction's end for its farmer and its leader; a sale is notified by its deal. */
export async function notifyOfAuctionEnded(tx: RequestContext, { crop, leader }: AuctionEnded): Promise<void> {
  const { auctionState, auctionEndsAt } = crop;
  if (!leader) return notify(tx, nobodyBid(crop));
  const named = await bidWithNames(tx, leader, crop);
  if (auctionState === AuctionState.AWAITING_FARMER && auctionEndsAt) {
    const facts = { until: farmerAnswerBy({ endsAt: auctionEndsAt }).toISOString() };
    await notify(tx, auctionEnded(Role.BUYER, named, 'waits', facts));
    await notify(tx, auctionEnded(Role.FARMER, named, 'mayAccept', facts));
  } else if (auctionState === AuctionState.NOT_SOLD) {
    for (const side of Object.values(Role)) await notify(tx, auctionEnded(side, named, 'silent'));
  }
}
