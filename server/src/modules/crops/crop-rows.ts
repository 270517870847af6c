import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/context.js';
import { allColumns, oncePerColumns, readTuples } from '../../platform/database/pipeline/plain-rows.js';
import { publish } from '../../platform/events.js';
import { isId } from '../../platform/ids.js';
import type { Language } from '../../platform/messages.js';
import { mediaUrl } from '../media/media-file.js';
import type { UserEntity } from '../users/user.entity.js';
import type { ShownAccount } from '../users/user.presenter.js';
import { usersLoader } from '../users/user-rows.js';
import { CropEntity, CropImageEntity, type ShownCrop } from './crop.entity.js';
import { AuctionDue } from './crop.events.js';
import { cropNotFound } from './crop.policy.js';
import type { CropImage } from './crop.types.js';
import { isAuctionDue, statusAt } from './expiry.rules.js';

/** The row of a crop, for who waits for it (`TransactionOptions`). */
export const cropRow = (id: string): string => `crop ${id.slice(0, 36)}`;

/**
 * Locks the crop's row until the transaction ends. Every command that reads a crop or its bids before it writes locks the row
 * first: without the lock, two of them pass the same check at once (security.md F13). The lock order: the row of the command's
 * idempotency key, for a bid its buyer's advisory lock (`bids/bids-before.ts`), then the row of one crop, then those of its
 * bids. Throws NOT_FOUND where there is no such crop, or no longer.
 */
export async function lockCrop(tx: RequestContext, id: string): Promise<CropEntity> {
  const crop = await lockAnyCrop(tx, id);
  if (crop.deletedAt) throw cropNotFound();
  return crop;
}

/** The same, also of a crop that its farmer removed: a deal about it goes on. */
export async function lockAnyCrop(tx: RequestContext, id: string): Promise<CropEntity> {
  const crop = isId(id) ? await lockCropIfThere(tx, id) : null;
  if (!crop) throw cropNotFound();
  return crop;
}

const lockStatement = oncePerColumns((columns) => `SELECT ${columns} FROM crops crop WHERE crop.id = :id FOR UPDATE`);

/**
 * The same for callers that decide themselves what a missing crop means: a job, which has nothing to do then, and a bid. Gives null
 * where there never was one; a removed crop has `deletedAt`.
 */
export async function lockCropIfThere(tx: RequestContext, id: string): Promise<CropEntity | null> {
  const { text, readTuple } = allColumns(tx.db, CropEntity, 'crop');
  const [row] = await readTuples(tx.db, lockStatement(text), { id }, { isPlannedOnce: true });
  if (!row) return null;
  const crop = readTuple(row, 0);
  // The clock is asked after the lock: waiting for it may have taken the rest of the auction.
  if (!isAuctionDue(crop, tx.clock.now())) return byTheClock(tx, crop);
  await publish(tx, new AuctionDue(crop));
  return byTheClock(tx, await tx.db.findOneByOrFail(CropEntity, { id }));
}

/** A crop as it was at that moment, without a lock, removed or not. Throws NOT_FOUND where there never was one. */
export async function readAnyCrop(ctx: RequestContext, id: string): Promise<CropEntity> {
  const crop = isId(id) ? await ctx.db.findOneBy(CropEntity, { id }) : null;
  if (!crop) throw cropNotFound();
  return byTheClock(ctx, crop);
}

/**
 * A crop that was just read, with the status that it has now: every crop that leaves this module's reading passes here, and
 * a locked one is read after the lock, so no command waits for its expiry to be stored.
 */
export function byTheClock<Crop extends ShownCrop>(ctx: Pick<RequestContext, 'clock'>, crop: Crop): Crop {
  crop.status = statusAt(crop, ctx.clock.now());
  return crop;
}

const CROPS = Symbol('crops');

/**
 * Crops by identifier, removed ones too: for their bidders, one statement for all that a request shows.
 * For a crop's own page use `findCrop`, which knows who may see what.
 */
export function cropsLoader(ctx: RequestContext): DataLoader<string, CropEntity> {
  return ctx.perRequest(
    CROPS,
    () =>
      new DataLoader<string, CropEntity>(async (ids) => {
        const crops = await ctx.db
          .createQueryBuilder(CropEntity, 'crop')
          .where('crop.id = ANY(:ids)', { ids })
          .getMany();
        const byId = new Map(crops.map((crop) => [crop.id, byTheClock(ctx, crop)]));
        return ids.map((id) => byId.get(id) ?? new Error('A bid points at a crop that does not exist.'));
      }),
  );
}

/** The account that a crop belongs to; the database keeps it for as long as the crop is there. */
export async function farmerOf(ctx: RequestContext, farmerId: string): Promise<UserEntity> {
  const farmer = await usersLoader(ctx).load(farmerId);
  if (!farmer) throw new Error('A crop points at a farmer who does not exist.');
  return farmer;
}

const FARMERS = Symbol('farmers');

/** What is shown of the accounts that crops belong to; those that were read with their crops are known already. */
export function farmersLoader(ctx: RequestContext): DataLoader<string, ShownAccount> {
  return ctx.perRequest(
    FARMERS,
    () => new DataLoader<string, ShownAccount>((ids) => Promise.all(ids.map((id) => farmerOf(ctx, id)))),
  );
}

const IMAGES = Symbol('crop images');

/** `Wheat, picture 1`, as it is stored, for readers of Hindi: the crop's name stays as its farmer wrote it. */
const altIn = (language: Language, alt: string): string =>
  language === 'hi' ? alt.replace(/, picture (\d+)$/, ', फ़ोटो $1') : alt;

/** Works out each field when it is asked for. */
class PresentedImage implements CropImage {
  readonly #image: CropImageEntity;
  readonly #ctx: RequestContext;

  constructor(image: CropImageEntity, ctx: RequestContext) {
    this.#image = image;
    this.#ctx = ctx;
  }

  get id() {
    return this.#image.id;
  }

  get url() {
    return this.width === 0 ? '' : mediaUrl(this.#ctx.mediaAddress, this.#image.key, this.width);
  }

  get alt() {
    return altIn(this.#ctx.language, this.#image.alt);
  }

  get width() {
    return this.#image.variants.at(-1)?.width ?? 0;
  }

  get height() {
    return this.#image.variants.at(-1)?.height ?? 0;
  }

  get isIllustration() {
    return this.#image.isIllustration;
  }

  get variants() {
    const { variants, key } = this.#image;
    return variants.map(({ width, height }) => ({ url: mediaUrl(this.#ctx.mediaAddress, key, width), width, height }));
  }
}

/** A picture as the reader sees it. */
export function presentImage(ctx: RequestContext, image: CropImageEntity): CropImage {
  return new PresentedImage(image, ctx);
}

/** The pictures of crops, in carousel order, by the crop's identifier: one statement for all that a request shows. */
export function cropImagesLoader(ctx: RequestContext): DataLoader<string, readonly CropImageEntity[]> {
  return ctx.perRequest(
    IMAGES,
    () =>
      new DataLoader<string, readonly CropImageEntity[]>(async (cropIds) => {
        const images = await ctx.db
          .createQueryBuilder(CropImageEntity, 'image')
          .where('image.cropId = ANY(:cropIds)', { cropIds })
          .orderBy('image.position')
          .getMany();
        const byCrop = new Map<string, CropImageEntity[]>(cropIds.map((id) => [id, []]));
        for (const image of images) byCrop.get(image.cropId)?.push(image);
        return cropIds.map((id) => byCrop.get(id) ?? []);
      }),
  );
}

/** The same as the reader sees them, each with all of its fields. */
export async function shownImagesOf(ctx: RequestContext, cropId: string): Promise<CropImage[]> {
  const images = await cropImagesLoader(ctx).load(cropId);
  return images.map((image) => {
    const { id, url, alt, width, height, variants, isIllustration } = presentImage(ctx, image);
    return { id, url, alt, width, height, variants, isIllustration };
  });
}
