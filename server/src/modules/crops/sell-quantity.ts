import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import { CropEntity } from './crop.entity.js';
import { CropSold } from './crop.events.js';
import { CropStatus } from './crop.types.js';
import { plus, quantityGone, remainingOf } from './quantity.rules.js';

/**
 * Takes a quantity that was just agreed upon from what remains of a crop whose row the transaction holds. Where nothing
 * remains the crop is sold, and `CropSold` is published. Throws QUANTITY_GONE where there is less.
 */
export async function sellQuantity(tx: RequestContext, crop: CropEntity, quantity: number): Promise<void> {
  const remaining = remainingOf(crop);
  if (quantity > remaining) throw quantityGone(crop);
  const isAll = quantity === remaining;
  await tx.db.update(
    CropEntity,
    { id: crop.id },
    {
      soldQuantity: plus(crop.soldQuantity, quantity),
      version: () => 'version + 1',
      ...(isAll ? { status: CropStatus.SOLD } : {}),
    },
  );
  if (isAll) await publish(tx, new CropSold(crop.id));
}
