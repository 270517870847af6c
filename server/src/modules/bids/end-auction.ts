import { In } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import { AuctionState, auctionStateAt, farmerAnswerBy } from '../crops/auction.rules.js';
import { queueAuctionEnd } from '../crops/auction-job.js';
import { CropEntity } from '../crops/crop.entity.js';
import type { AuctionDue } from '../crops/crop.events.js';
import { CropStatus } from '../crops/crop.types.js';
import { auctionOf } from '../crops/expiry.rules.js';
import { AuctionEnded } from './auction.events.js';
import { bookOf, liveAuctionBids } from './auction-rows.js';
import { BidEntity } from './bid.entity.js';
import { BidEnded } from './bid.events.js';
import { BidEndedReason, BidState } from './bid.types.js';
import { endBid } from './bid-rows.js';
import { sellToLeader } from './sell-to-leader.js';

/** Ends the bids that did not lead, in one statement: the crop's row is held meanwhile. */
async function endOthers(tx: RequestContext, crop: CropEntity, others: readonly BidEntity[], endedAt: Date) {
  if (others.length === 0) return;
  const ending = { state: BidState.EXPIRED, endedReason: BidEndedReason.OUTBID, endedAt };
  await tx.db.update(BidEntity, { id: In(others.map(({ id }) => id)) }, ending);
  for (const bid of others) await publish(tx, new BidEnded({ ...bid, ...ending }, crop, 'clock'));
}

/** Stores that nothing was sold: no bids, or the farmer did not accept in time. */
async function endUnsold(tx: RequestContext, crop: CropEntity, leader: BidEntity | null, now: Date): Promise<void> {
  const over = { status: CropStatus.EXPIRED, auctionState: AuctionState.NOT_SOLD };
  await tx.db.update(CropEntity, { id: crop.id }, over);
  const ended = { ...crop, ...over };
  const silent = { state: BidState.EXPIRED, endedReason: BidEndedReason.FARMER_SILENT };
  const bid = leader && (await endBid(tx, leader, silent, now, { crop: ended, by: 'clock' }));
  await publish(tx, new AuctionEnded(ended, bid));
}

/** Writes down that the farmer has a day to accept the leading bid. */
async function askFarmer(tx: RequestContext, crop: CropEntity, leader: BidEntity): Promise<void> {
  const waiting = { status: CropStatus.PENDING, auctionState: AuctionState.AWAITING_FARMER };
  await tx.db.update(CropEntity, { id: crop.id }, waiting);
  await queueAuctionEnd(tx, crop.id, farmerAnswerBy(bookOf(crop)));
  await publish(tx, new AuctionEnded({ ...crop, ...waiting }, leader));
}

/**
 * Stores what the clock has decided about an auction: sold at its price, the farmer's to answer for a day, or not sold. Runs when the
 * crop's row is locked after the end, by the job of `crops/auction-job.ts` or by a command. All bidders who did not lead are notified.
 */
export async function endAuction(tx: RequestContext, { crop }: AuctionDue): Promise<void> {
  const auction = auctionOf(crop);
  if (!auction) return;
  const now = tx.clock.now();
  const { bids, leader } = await liveAuctionBids(tx, crop.id);
  const others = bids.filter(({ id }) => id !== leader?.id);
  await endOthers(tx, crop, others, auction.endsAt);
  const state = auctionStateAt(auction, now);
  if (!leader || state === AuctionState.NOT_SOLD) return endUnsold(tx, crop, leader, now);
  if (state === AuctionState.AWAITING_FARMER) return askFarmer(tx, crop, leader);
  await sellToLeader(tx, crop, leader, { acceptedBy: 'clock', now });
}
