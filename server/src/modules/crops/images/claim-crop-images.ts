import type { RequestContext } from '../../../platform/context.js';
import { databaseIdentity } from '../../../platform/database/identity.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { MediaStore } from '../../media/media.store.js';
import { keyOf } from '../../media/media-file.js';
import { hasImages, knownImageKeys } from './known-image-keys.js';

/** How many files are looked at where the place does not say whose they are. */
const SAMPLE = 1_000;

/** Thrown where the pictures and the database do not belong together. The message is for the operator. */
export class ForeignPicturesError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ForeignPicturesError';
  }
}

const REMEDY =
  'Set UPLOADS_DIR (or S3_BUCKET) and DATABASE_URL to the two that belong together; where they are meant as they are, ' +
  'say so once with: npm run pictures -- adopt';

async function sampleOfKeys(store: MediaStore): Promise<Set<string>> {
  const keys = new Set<string>();
  let files = 0;
  for await (const { file } of store.list()) {
    const key = keyOf(file);
    if (key === undefined) continue;
    keys.add(key);
    files += 1;
    if (files === SAMPLE) break;
  }
  return keys;
}

/** A place without a mark: a new one, or one of the time before there were marks. */
async function requireOwnWithoutMark(ctx: RequestContext, store: MediaStore): Promise<void> {
  const keys = await sampleOfKeys(store);
  if (keys.size === 0) {
    if (!(await hasImages(ctx.db))) return;
    throw new ForeignPicturesError(
      `The database has pictures, and ${store.place} is empty: mount it, or restore it from a backup. ${REMEDY}`,
    );
  }
  const known = await knownImageKeys(ctx.db, [...keys]);
  if (known.size * 2 >= keys.size) return;
  throw new ForeignPicturesError(
    `Of ${keys.size} pictures in ${store.place} the database knows ${known.size}: they are another database's. ${REMEDY}`,
  );
}

/**
 * Makes sure that the pictures are this database's before anything is done with them: the place carries the identity that
 * its database has where it stands, so that a copy of the database never tidies up the original's pictures. It is written
 * where the place is empty and the database knows no picture either, and where at least half of the files have a row, as
 * after an upgrade (security.md U14).
 * @throws ForeignPicturesError
 */
export async function claimCropImages(ctx: RequestContext, store: MediaStore): Promise<void> {
  const { id, placedId } = await databaseIdentity(ctx.db);
  const owner = await store.owner();
  if (owner === undefined) await requireOwnWithoutMark(ctx, store);
  // Versions before this one wrote the identity that copies have too.
  if (owner === undefined || owner === id) await store.setOwner(placedId);
  // Read back even after a write: another server may have written at that moment.
  if ((await store.owner()) !== placedId) {
    throw new ForeignPicturesError(
      `The pictures in ${store.place} belong to another database, or to the one that this is a copy of. ${REMEDY}`,
    );
  }
}

/**
 * The same at a start, which does not wait for pictures: where their store is away, the log warns, and the first sweep asks
 * again before it does anything.
 * @throws ForeignPicturesError
 */
export async function claimCropImagesAtStart(ctx: RequestContext, store: MediaStore): Promise<void> {
  try {
    await claimCropImages(ctx, store);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error;
    ctx.log.warn({ err: error }, `${store.place} cannot be reached: there are no pictures until it can`);
  }
}

/** Claims the pictures for this database, regardless of their mark. */
export async function adoptCropImages(ctx: RequestContext, store: MediaStore): Promise<void> {
  await store.setOwner((await databaseIdentity(ctx.db)).placedId);
}
