import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { publish } from '../../platform/events.js';
import type { MediaStore } from '../media/media.store.js';
import { requireViewer } from '../users/require-viewer.js';
import { AuctionState } from './auction.rules.js';
import { CropEntity, CropImageEntity } from './crop.entity.js';
import { CropRemoved } from './crop.events.js';
import { requireOwner } from './crop.policy.js';
import { cropRow, lockCrop } from './crop-rows.js';
import { putImagesAside } from './images/image-rows.js';

/** Bids are still taken, or the farmer may still accept one. */
const isAuctionOpen = ({ auctionState }: CropEntity) =>
  auctionState === AuctionState.LIVE || auctionState === AuctionState.AWAITING_FARMER;

/**
 * Removes a crop from every list and its page. Where a listener of `CropRemoved` needs it, as its bidders do, it
 * stays for them, pictures and all; otherwise it goes entirely. Returns its identifier.
 * Throws UNAUTHENTICATED, NOT_FOUND "Crop not found." also where it was removed before, FORBIDDEN for anyone but its farmer.
 */
export async function deleteCrop(ctx: RequestContext, media: MediaStore, id: string): Promise<string> {
  const viewer = requireViewer(ctx.viewer);
  const remove = async (tx: RequestContext) => {
    const crop = await lockCrop(tx, id);
    requireOwner(viewer, crop);

    const removed = new CropRemoved(crop.id);
    await publish(tx, removed);
    if (removed.rowIsNeeded) {
      const auctionState = isAuctionOpen(crop) ? AuctionState.REMOVED : crop.auctionState;
      await tx.db.update(CropEntity, { id: crop.id }, { deletedAt: tx.clock.now(), auctionState });
      return crop.id;
    }
    const images = await tx.db.findBy(CropImageEntity, { cropId: crop.id });
    await tx.db.delete(CropEntity, { id: crop.id });
    await putImagesAside(tx, media, crop.id, images);
    return crop.id;
  };
  return inTransaction(ctx, remove, { row: cropRow(id) });
}
