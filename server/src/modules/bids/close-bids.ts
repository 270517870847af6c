import type { RequestContext } from '../../platform/context.js';
import type { CropRemoved } from '../crops/crop.events.js';
import { BidEntity } from './bid.entity.js';
import { BidStatus } from './bid.types.js';

/** Closes the bids on a crop that its farmer removes. Their buyers go on seeing what they bid on, so the crop's row stays. */
export async function closeBids(tx: RequestContext, removed: CropRemoved): Promise<void> {
  const { affected } = await tx.db.update(BidEntity, { cropId: removed.cropId }, { status: BidStatus.CLOSED });
  if (affected) removed.keepRow();
}
