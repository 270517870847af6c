import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { publish } from '../../platform/events.js';
import type { StoredImage } from '../media/media.service.js';
import { queueAuctionEnd } from './auction-job.js';
import { newAuction } from './auction-terms.rules.js';
import { CropEntity, CropImageEntity, type ShownCrop } from './crop.entity.js';
import { CropEdited } from './crop.events.js';
import { CROP_LIMITS } from './crop.limits.js';
import { requireMayEdit, requireMayList } from './crop.policy.js';
import { requireCrop } from './crop.service.js';
import { CropStatus } from './crop.types.js';
import type { CheckedCrop } from './crop-draft.js';
import { cropImagesLoader, cropRow, farmerOf, lockCrop } from './crop-rows.js';
import { searchTextOf } from './crop-search.js';
import { type CropChanges, checkEdit, isEdited, requireEditable, requireVersion } from './edit.rules.js';
import { arrangeImages } from './images/image-order.rules.js';
import { type ImageDependencies, imageRows, imagesOf, putImagesAside, storePictures } from './images/image-rows.js';

/** Which crop is edited, and how. */
export interface CropUpdate extends CropChanges {
  readonly id: string;
  /** Of the crop as it was read. */
  readonly version?: unknown;
  /** `image-order.rules.ts` says what it means. */
  readonly imageOrder?: unknown;
}

/** Writes the pictures that a crop has from now on. Returns whether that are others, or stand in another order. */
async function arrange(
  tx: RequestContext,
  { media }: ImageDependencies,
  crop: CropEntity,
  { order, images }: { readonly order: unknown; readonly images: readonly StoredImage[] },
): Promise<boolean> {
  const before = await imagesOf(tx, crop.id);
  const after = imageRows(crop, arrangeImages(order, before, images));
  const keys = (rows: readonly CropImageEntity[]) => rows.map(({ key }) => key);
  // Their texts have the crop's name.
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  await tx.db.delete(CropImageEntity, { cropId: crop.id });
  if (after.length > 0) await tx.db.insert(CropImageEntity, after);
  const kept = keys(after);
  await putImagesAside(
    tx,
    media,
    crop.id,
    before.filter(({ key }) => !kept.includes(key)),
  );
  cropImagesLoader(tx).clear(crop.id);
  return true;
}

/** Writes what is different. Without a difference it writes and publishes nothing. */
async function write(
  tx: RequestContext,
  dependencies: ImageDependencies,
  before: CropEntity,
  checked: CheckedCrop,
  pictures: { readonly order: unknown; readonly images: readonly StoredImage[] },
): Promise<CropEntity> {
  const searchText = searchTextOf(checked, await farmerOf(tx, before.farmerId));
  const isSameEnd = checked.auctionEndsAt?.getTime() === before.auctionEndsAt?.getTime();
  const auction = isSameEnd ? {} : newAuction(checked, { isDraft: before.status === CropStatus.DRAFT });
  const after: CropEntity = { ...before, ...checked, ...auction, searchText, version: before.version + 1 };
  const hasOtherPictures = await arrange(tx, dependencies, after, pictures);
  if (!hasOtherPictures && !isEdited(before, checked)) return before;
  await tx.db.update(CropEntity, { id: before.id }, { ...checked, ...auction, searchText, version: after.version });
  await publish(tx, new CropEdited(after, before));
  if (!isSameEnd && after.auctionState && after.auctionEndsAt) {
    await queueAuctionEnd(tx, after.id, after.auctionEndsAt);
  }
  return after;
}

/**
 * Edits a crop that is for sale, or a draft: what `update` has changes, everything else stays. No bid on it is altered;
 * It publishes `CropEdited`. Throws UNAUTHENTICATED, FORBIDDEN for anyone but its farmer, NOT_FOUND "Crop not
 * found.", BAD_USER_INPUT with every field that is wrong, CONFLICT where it is over or was changed since the version that
 * `update` names, RATE_LIMITED, what `storeImages` throws, and what a listener throws.
 */
export async function updateCrop(
  ctx: RequestContext,
  dependencies: ImageDependencies,
  update: CropUpdate,
  files: readonly Buffer[],
): Promise<CropEntity> {
  const { id, version, imageOrder: order, ...changes } = update;
  const viewer = requireMayList(ctx.viewer);
  await dependencies.limits.consume(CROP_LIMITS.cropEdits, viewer.id);
  const check = (crop: ShownCrop): CheckedCrop => {
    requireMayEdit(viewer, crop);
    requireEditable(crop);
    requireVersion(crop, version);
    return checkEdit(crop, changes, ctx.clock.now());
  };
  if (files.length > 0) {
    // Before seconds of converting: what is refused anyway is refused now.
    const crop = await requireCrop(ctx, id);
    check(crop);
    arrangeImages(order, await imagesOf(ctx, crop.id), files);
  }
  const images = await storePictures(dependencies, viewer.id, files);
  const edit = async (tx: RequestContext) => {
    const before = await lockCrop(tx, id);
    return write(tx, dependencies, before, check(before), { order, images });
  };
  return inTransaction(ctx, edit, { row: cropRow(id) });
}
