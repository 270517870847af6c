import type { RequestContext } from '../../platform/context.js';
import { CropEntity } from './crop.entity.js';
import { CropStatus } from './crop.types.js';
import { isPast } from './expiry.rules.js';
import { minus } from './quantity.rules.js';

/** An auction does not begin again by itself: its farmer lists the crop anew. */
const statusAfterReturn = ({ auctionState, expiryDate }: CropEntity, now: Date) =>
  auctionState !== null || isPast(expiryDate, now) ? CropStatus.EXPIRED : CropStatus.ACTIVE;

/**
 * Gives a quantity that was sold back to a crop whose row the transaction holds (`lockAnyCrop`: it may have been removed
 * since). A crop that was sold is for sale again, or expired where its last day is over or it was sold in an auction; a removed one stays removed.
 */
export async function returnQuantity(tx: RequestContext, crop: CropEntity, quantity: number): Promise<void> {
  const isSold = crop.status === CropStatus.SOLD;
  await tx.db.update(
    CropEntity,
    { id: crop.id },
    {
      soldQuantity: minus(crop.soldQuantity, quantity),
      version: () => 'version + 1',
      ...(isSold ? { status: statusAfterReturn(crop, tx.clock.now()) } : {}),
    },
  );
}
