import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { publish } from '../../platform/events.js';
import { newId } from '../../platform/ids.js';

import { UserEntity } from '../users/user.entity.js';
import { queueAuctionEnd } from './auction-job.js';
import { newAuction } from './auction-terms.rules.js';
import { CropEntity, CropImageEntity, NEW_CROP } from './crop.entity.js';
import { CropListed } from './crop.events.js';
import { CROP_LIMITS } from './crop.limits.js';
import { requireMayList } from './crop.policy.js';
import { checkCrop } from './crop.rules.js';
import { CropStatus } from './crop.types.js';
import type { CheckedCrop, CropDraft } from './crop-draft.js';
import { searchTextOf } from './crop-search.js';
import { requireNotPast } from './edit.rules.js';
import { type ImageDependencies, imageRows, type NewCropImage, storePictures } from './images/image-rows.js';

export type CreateCropDependencies = ImageDependencies;

/** A crop to list, or to save as a draft. */
export interface NewCrop extends CropDraft {
  /** Whether it is a draft: only its farmer sees it until it is published, and what can wait may be empty. */
  readonly asDraft?: unknown;
}

/** Writes a crop and its pictures. The farmer's row gives the search its words and the crop its mark. */
export async function insertCrop(
  tx: RequestContext,
  farmerId: string,
  checked: CheckedCrop,
  images: readonly NewCropImage[],
  status: CropStatus = CropStatus.ACTIVE,
): Promise<CropEntity> {
  const farmer = await tx.db.findOneBy(UserEntity, { id: farmerId });
  if (!farmer) throw new AppError('UNAUTHENTICATED', 'Please log in first.');
  const crop: CropEntity = {
    ...NEW_CROP,
    id: newId(),
    farmerId,
    ...checked,
    ...newAuction(checked, { isDraft: status === CropStatus.DRAFT }),
    status,
    verified: farmer.verified,
    searchText: searchTextOf(checked, farmer),
    createdAt: tx.clock.now(),
  };
  await tx.db.insert(CropEntity, crop);
  if (images.length > 0) await tx.db.insert(CropImageEntity, imageRows(crop, images));
  if (crop.auctionState && crop.auctionEndsAt) await queueAuctionEnd(tx, crop.id, crop.auctionEndsAt);
  if (status === CropStatus.ACTIVE) await publish(tx, new CropListed(crop));
  return crop;
}

/**
 * Lists a crop (spec §2 "Add New Crop"); it is active at once, unless it is only saved as a draft. `files` are its pictures as they were uploaded.
 * Throws UNAUTHENTICATED, FORBIDDEN for anyone but farmers, BAD_USER_INPUT with every field that is wrong, RATE_LIMITED
 * above the hour's crops or the day's pictures (security.md U9), and what `storeImages` throws. Where anything fails, no row is left.
 */
export async function createCrop(
  ctx: RequestContext,
  dependencies: CreateCropDependencies,
  { asDraft, ...draft }: NewCrop,
  files: readonly Buffer[],
): Promise<CropEntity> {
  const farmer = requireMayList(ctx.viewer);
  const isDraft = asDraft === true;
  const now = ctx.clock.now();
  const checked = checkCrop(draft, now, { isDraft, asDraft });
  requireNotPast(checked, now);
  const status = isDraft ? CropStatus.DRAFT : CropStatus.ACTIVE;
  // Before the transaction: converting takes seconds, and no connection should wait for it.
  const images = await dependencies.limits.consumeFor(CROP_LIMITS.crops, farmer.id, 1, () =>
    storePictures(dependencies, farmer.id, files),
  );
  // Where this fails the files stay for the sweep: a commit whose answer was lost may have written their rows.
  return inTransaction(ctx, (tx) => insertCrop(tx, farmer.id, checked, images, status));
}
