import { dayOf } from '../../../platform/calendar-day.js';
import type { RequestContext } from '../../../platform/context.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { newId } from '../../../platform/ids.js';
import { filesOf, type StoredImage, storeImages } from '../../media/media.service.js';
import type { MediaStore } from '../../media/media.store.js';
import { type CropEntity, CropImageEntity } from '../crop.entity.js';
import { CROP_LIMITS } from '../crop.limits.js';

/** Where pictures are kept, and how many a farmer may add. */
export interface ImageDependencies {
  readonly media: MediaStore;
  readonly limits: RateLimits;
}

/** A picture of a listing that is to be stored. */
export interface NewCropImage extends StoredImage {
  /** No photograph of the goods; otherwise it is one. */
  readonly isIllustration?: boolean;
}

/** The rows of a crop's pictures, in their order. One that has a row already keeps its identifier. */
export function imageRows(
  crop: Pick<CropEntity, 'id' | 'cropName'>,
  images: ReadonlyArray<NewCropImage | CropImageEntity>,
): CropImageEntity[] {
  return images.map((image, position) => ({
    id: 'id' in image ? image.id : newId(),
    cropId: crop.id,
    position,
    key: image.key,
    alt: `${crop.cropName}, picture ${position + 1}`,
    variants: [...image.variants],
    isIllustration: image.isIllustration ?? false,
  }));
}

/** The pictures of one crop, foremost first; for commands. */
export function imagesOf(ctx: RequestContext, cropId: string): Promise<CropImageEntity[]> {
  return ctx.db.find(CropImageEntity, { where: { cropId }, order: { position: 'ASC' } });
}

/** Stores the pictures; those that are refused count against no limit but that of uploads. */
export function storePictures(
  { limits, media }: ImageDependencies,
  farmerId: string,
  files: readonly Buffer[],
): Promise<StoredImage[]> {
  if (files.length === 0) return Promise.resolve([]);
  return limits.consumeFor(CROP_LIMITS.images, farmerId, files.length, () => storeImages(media, files));
}

/**
 * Puts the files of pictures aside that have no row any more. After the commit: what is rolled back must not leave a crop
 * without its pictures. Aside, so that a backup of before finds them (security.md U15).
 */
export async function putImagesAside(
  tx: RequestContext,
  media: MediaStore,
  cropId: string,
  images: readonly CropImageEntity[],
): Promise<void> {
  if (images.length === 0) return;
  const day = dayOf(tx.clock.now());
  await tx.afterCommit(async () => {
    try {
      for (const file of filesOf(images)) await media.putAside(file, day);
    } catch (error) {
      tx.log.warn({ err: error, cropId }, 'pictures that a crop no longer has are left to the sweep');
    }
  });
}
