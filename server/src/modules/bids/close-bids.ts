import { In } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import { CropEntity } from '../crops/crop.entity.js';
import type { CropExpired, CropRemoved, CropSold } from '../crops/crop.events.js';
import { BidEntity } from './bid.entity.js';
import { BidEnded } from './bid.events.js';
import { isLive, standingAt } from './bid.rules.js';
import { BidEndedReason, BidState } from './bid.types.js';
import { liveBids, notBefore } from './bid-rows.js';

/** Ends the live bids on a crop whose row the transaction holds; those whose time was over before ended by that. */
async function endLiveBids(tx: RequestContext, cropId: string, reason: BidEndedReason): Promise<void> {
  const bids = await liveBids(tx, cropId);
  if (bids.length === 0) return;
  const crop = await tx.db.findOneByOrFail(CropEntity, { id: cropId });
  const endedAt = notBefore(tx.clock.now(), bids);
  const ended = bids.map((bid) => {
    const { state, endedReason } = standingAt(bid, endedAt);
    return { ...bid, state: BidState.EXPIRED, endedReason: isLive(state) ? reason : endedReason, endedAt };
  });
  // One statement a reason: a crop may have hundreds of bids, and its row is held meanwhile.
  for (const endedReason of new Set(ended.map((bid) => bid.endedReason))) {
    const ids = ended.filter((bid) => bid.endedReason === endedReason).map(({ id }) => id);
    await tx.db.update(BidEntity, { id: In(ids) }, { state: BidState.EXPIRED, endedReason, endedAt });
  }
  for (const bid of ended) await publish(tx, new BidEnded(bid, crop, bid.endedReason === reason ? 'crop' : 'clock'));
}

/** A crop is removed: its live bids end. Their buyers go on seeing what they bid on, so the crop's row stays. */
export async function closeBids(tx: RequestContext, removed: CropRemoved): Promise<void> {
  await endLiveBids(tx, removed.cropId, BidEndedReason.LISTING_REMOVED);
  if (await tx.db.existsBy(BidEntity, { cropId: removed.cropId })) removed.keepRow();
}

/** The last of a crop is sold: its other bids end. */
export async function closeOtherBids(tx: RequestContext, sold: CropSold): Promise<void> {
  await endLiveBids(tx, sold.cropId, BidEndedReason.SOLD_TO_ANOTHER);
}

/** The last good day of a crop is over: its bids cannot be answered any more. */
export async function closeExpiredBids(tx: RequestContext, { crop }: CropExpired): Promise<void> {
  await endLiveBids(tx, crop.id, BidEndedReason.LISTING_EXPIRED);
}
