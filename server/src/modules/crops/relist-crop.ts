import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { publish } from '../../platform/events.js';
import { copyImage } from '../media/media.service.js';
import { insertCrop } from './create-crop.js';
import type { CropEntity, CropImageEntity } from './crop.entity.js';
import { CropRelisted } from './crop.events.js';
import { CROP_LIMITS } from './crop.limits.js';
import { requireMayEdit, requireMayList } from './crop.policy.js';
import type { CheckedCrop, CropDraft } from './crop-draft.js';
import { cropRow, lockAnyCrop, readAnyCrop } from './crop-rows.js';
import { checkRelisting, requireOver } from './edit.rules.js';
import { arrangeImages } from './images/image-order.rules.js';
import { type ImageDependencies, imagesOf, type NewCropImage, storePictures } from './images/image-rows.js';

/** Which old listing is sold again, and what is different now. */
export interface Relisting extends CropDraft {
  readonly id: string;
  /** `image-order.rules.ts` says what it means; of the old listing's pictures. */
  readonly imageOrder?: unknown;
}

/**
 * The pictures of the new listing. Those of the old one are copied, files and all: a file belongs to one row, so whatever
 * becomes of the old listing, the new one keeps its pictures.
 */
async function makePictures(
  { limits, media }: ImageDependencies,
  farmerId: string,
  arranged: ReadonlyArray<CropImageEntity | Buffer>,
): Promise<NewCropImage[]> {
  const stored = await storePictures({ limits, media }, farmerId, arranged.filter(Buffer.isBuffer));
  const images: NewCropImage[] = [];
  for (const one of arranged) {
    const image = Buffer.isBuffer(one)
      ? stored.shift()
      : await limits.consumeFor(CROP_LIMITS.images, farmerId, 1, () => copyImage(media, one));
    if (!image) throw new Error('A picture of a new listing is missing.');
    images.push(Buffer.isBuffer(one) ? image : { ...image, isIllustration: one.isIllustration });
  }
  return images;
}

/**
 * Makes a new listing of one's own that is over: expired, sold or removed. Everything is as it was there, but for what
 * `relisting` has; the quantity and the dates have to be given anew. The old listing stays as it is. Throws
 * UNAUTHENTICATED, FORBIDDEN for anyone but its farmer, NOT_FOUND "Crop not found.", CONFLICT where it is still for sale or
 * a draft, BAD_USER_INPUT with every field that is wrong, RATE_LIMITED as for a new crop, and what `storeImages` and
 * `copyImage` throw.
 */
export async function relistCrop(
  ctx: RequestContext,
  dependencies: ImageDependencies,
  { id, imageOrder, ...changes }: Relisting,
  files: readonly Buffer[],
): Promise<CropEntity> {
  const viewer = requireMayList(ctx.viewer);
  const check = (old: CropEntity): CheckedCrop => {
    requireMayEdit(viewer, old);
    requireOver(old);
    return checkRelisting(old, changes, ctx.clock.now());
  };
  const old = await readAnyCrop(ctx, id);
  check(old);
  const arranged = arrangeImages(imageOrder, await imagesOf(ctx, old.id), files);
  const images = await dependencies.limits.consumeFor(CROP_LIMITS.crops, viewer.id, 1, () =>
    makePictures(dependencies, viewer.id, arranged),
  );
  const relist = async (tx: RequestContext) => {
    const from = await lockAnyCrop(tx, id);
    const crop = await insertCrop(tx, viewer.id, check(from), images);
    await publish(tx, new CropRelisted(crop, from));
    return crop;
  };
  return inTransaction(ctx, relist, { row: cropRow(id) });
}
