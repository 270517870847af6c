import type { RequestContext } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import { CropEntity } from './crop.entity.js';
import { cropNotFound } from './crop.errors.js';

/**
 * Takes the crop's row for the rest of the transaction. Every command that looks at a crop or its bids before it writes
 * starts here: without the lock, two of them pass the same check at once (security.md F13). One crop is locked before
 * anything else is, which is the whole lock order. Throws NOT_FOUND where there is no such crop, or no longer.
 */
export async function lockCrop(tx: RequestContext, id: string): Promise<CropEntity> {
  if (!isId(id)) throw cropNotFound();
  const crop = await tx.db
    .createQueryBuilder(CropEntity, 'crop')
    .setLock('pessimistic_write')
    .where('crop.id = :id', { id })
    .getOne();
  if (!crop || crop.deletedAt) throw cropNotFound();
  return crop;
}
