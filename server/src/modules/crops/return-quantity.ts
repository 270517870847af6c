import type { RequestContext } from '../../platform/context.js';
import { CropEntity } from './crop.entity.js';
import { CropStatus } from './crop.types.js';
import { statusAt } from './expiry.rules.js';
import { minus } from './quantity.rules.js';

/**
 * Gives a quantity that was sold back to a crop whose row the transaction holds (`lockAnyCrop`: it may have been removed
 * since). A crop that was sold is for sale again, or expired where its last day is over; a removed one stays removed.
 */
export async function returnQuantity(tx: RequestContext, crop: CropEntity, quantity: number): Promise<void> {
  const { expiryDate } = crop;
  const isSold = crop.status === CropStatus.SOLD;
  await tx.db.update(
    CropEntity,
    { id: crop.id },
    {
      soldQuantity: minus(crop.soldQuantity, quantity),
      version: () => 'version + 1',
      ...(isSold ? { status: statusAt({ status: CropStatus.ACTIVE, expiryDate }, tx.clock.now()) } : {}),
    },
  );
}
