import type { RequestContext } from '../../platform/context.js';
import { newId } from '../../platform/ids.js';
import { discardImages, type StoredImage, storeImages } from '../media/media.service.js';
import type { MediaStore } from '../media/media.store.js';
import { newPrivateMediaKey } from '../media/media-file.js';
import { requireViewer } from '../users/require-viewer.js';
import type { DealEntity } from './deal.entity.js';
import { DEAL_LIMITS } from './deal.limits.js';
import { checkWords } from './deal-draft.rules.js';
import { DealStep } from './deal-step.types.js';
import { DisputeImageEntity } from './dispute-image.entity.js';
import { requireRoomForImages } from './dispute-image.rules.js';
import { findSide, type MoveDealDependencies, type Moving, moveDeal } from './move-deal.js';

export interface OpenDisputeDependencies extends MoveDealDependencies {
  readonly media: MediaStore;
}

/** What a side says in a dispute. */
export interface DisputeCall {
  readonly dealId: string;
  readonly words?: unknown;
}

/** Adds a side's words and pictures to the deal; the transaction holds its row, so that the pictures are counted once. */
async function say(
  tx: RequestContext,
  { record, move, viewer, now, side }: Moving,
  words: string,
  images: readonly StoredImage[],
): Promise<void> {
  const { id: dealId } = record.file.deal;
  const before = images.length === 0 ? 0 : await tx.db.countBy(DisputeImageEntity, { dealId, side });
  requireRoomForImages(before, images.length);
  await record.step(move, { actorId: viewer.id, at: now, words }, record.file);
  const rows = images.map(({ key, variants }, index) => ({
    id: newId(),
    dealId,
    eventPosition: record.length,
    side,
    place: before + index + 1,
    key,
    variants: [...variants],
    createdAt: now,
  }));
  if (rows.length > 0) await tx.db.insert(DisputeImageEntity, rows);
}

/** Stores the pictures before the transaction: converting takes seconds, in which the deal must not be locked. */
async function storePictures(
  ctx: RequestContext,
  { limits, media }: OpenDisputeDependencies,
  dealId: string,
  files: readonly Buffer[],
): Promise<StoredImage[]> {
  if (files.length === 0) return [];
  const viewer = requireViewer(ctx.viewer);
  const { side } = await findSide(ctx, viewer, dealId);
  requireRoomForImages(await ctx.db.countBy(DisputeImageEntity, { dealId, side }), files.length);
  return limits.consumeFor(DEAL_LIMITS.disputePictures, viewer.id, files.length, () =>
    storeImages(media, files, newPrivateMediaKey),
  );
}

/**
 * A side does not agree to what was weighed or paid, or adds to what was said in the dispute, with up to four pictures a
 * side: the operator decides, and until then the deal's clock stands still. `files` are the pictures as they were uploaded;
 * where any of it is refused, nothing of it stays. Throws what `moveDeal` and `storeImages` throw, BAD_USER_INPUT, and
 * PAYLOAD_TOO_LARGE above four pictures.
 */
export async function openDispute(
  ctx: RequestContext,
  dependencies: OpenDisputeDependencies,
  { dealId, words: said }: DisputeCall,
  files: readonly Buffer[] = [],
): Promise<DealEntity> {
  const words = requireViewer(ctx.viewer) && checkWords(said);
  const images = await storePictures(ctx, dependencies, dealId, files);
  let isSaid = false;
  try {
    return await moveDeal(ctx, dependencies, { dealId, step: DealStep.DISPUTE }, async (tx, moving) => {
      await say(tx, moving, words, images);
      isSaid = true;
    });
  } catch (error) {
    // A commit whose answer was lost may have written the rows: those files are left to the sweep.
    if (!isSaid) {
      await discardImages(dependencies.media, images).catch((failure: unknown) =>
        ctx.log.warn({ err: failure, dealId }, 'pictures of a dispute that was refused are left to the sweep'),
      );
    }
    throw error;
  }
}
