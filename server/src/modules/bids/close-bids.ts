import type { RequestContext } from '../../platform/context.js';
import type { CropRemoved, CropSold } from '../crops/crop.events.js';
import { BidEntity } from './bid.entity.js';
import { BidEndedReason, BidState } from './bid.types.js';

/** Ends the live bids on a crop whose row the transaction holds; those whose time was over before ended by that. */
async function endLiveBids(tx: RequestContext, cropId: string, reason: BidEndedReason): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .createQueryBuilder()
    .update(BidEntity)
    .set({
      state: BidState.EXPIRED,
      endedReason: () => 'CASE WHEN valid_until <= :now THEN :silent ELSE :reason END',
      endedAt: now,
    })
    .where('crop_id = :cropId AND state = :open', { cropId, open: BidState.OPEN })
    .setParameters({ now, silent: BidEndedReason.FARMER_SILENT, reason })
    .execute();
}

/** A crop is removed: its live bids end. Their buyers go on seeing what they bid on, so the crop's row stays. */
export async function closeBids(tx: RequestContext, removed: CropRemoved): Promise<void> {
  await endLiveBids(tx, removed.cropId, BidEndedReason.LISTING_REMOVED);
  if (await tx.db.existsBy(BidEntity, { cropId: removed.cropId })) removed.keepRow();
}

/** The last of a crop is sold: whoever else bid on it hears so. */
export async function closeOtherBids(tx: RequestContext, sold: CropSold): Promise<void> {
  await endLiveBids(tx, sold.cropId, BidEndedReason.SOLD_TO_ANOTHER);
}
