import { availableParallelism } from 'node:os';
import type { OverlayOptions } from 'sharp';
import { BoundedQueue, type QueueUse } from '../../platform/bounded-queue.js';
import { AppError } from '../../platform/errors/app-error.js';
import { makePreview, makeVariants } from './image-pipeline.js';
import type { MediaStore } from './media.store.js';
import { mediaFile, newMediaKey } from './media-file.js';

/** */
export const MAX_IMAGES = 10;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** A picture that is in the store; its row still has to be written. */
export interface StoredImage {
  readonly key: string;
  /** From narrow to wide. */
  readonly variants: ReadonlyArray<{ readonly width: number; readonly height: number }>;
}

/**
 * A large picture takes a hundred megabytes while it is worked on: two at a time, and a short queue. One core is left to the
 * event loop, or everybody would wait for the pictures.
 */
const pipeline = new BoundedQueue({ running: Math.min(2, Math.max(1, availableParallelism() - 1)), waiting: 60 });

/** How many pictures are being worked on, and how many wait for it. */
export const pictureUse = (): QueueUse => pipeline.use;

/** Apart from those, so that who asks for previews keeps no farmer waiting. */
const previews = new BoundedQueue({ running: 1, waiting: 20 });

function checkFiles(files: readonly Buffer[]): void {
  if (files.length > MAX_IMAGES) {
    throw new AppError('PAYLOAD_TOO_LARGE', `Please add at most ${MAX_IMAGES} pictures.`, {
      fields: [{ field: 'images', message: `At most ${MAX_IMAGES}.` }],
    });
  }
  if (files.some((file) => file.length > MAX_IMAGE_BYTES)) {
    throw new AppError('PAYLOAD_TOO_LARGE', 'Please use pictures of at most 10 MB each.', {
      fields: [{ field: 'images', message: 'At most 10 MB each.' }],
    });
  }
}

/**
 * Checks, converts and stores uploaded pictures, in their order: all of them or none. `newKey` says whether they are for
 * everybody. The files are durable before the
 * caller writes their rows; where that fails, or the process dies, they are left to the sweep.
 * Throws UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE or UNAVAILABLE.
 */
export async function storeImages(
  store: MediaStore,
  files: readonly Buffer[],
  newKey: () => string = newMediaKey,
): Promise<StoredImage[]> {
  checkFiles(files);
  const stored: StoredImage[] = [];
  try {
    for (const file of files) {
      const variants = await pipeline.run(() => makeVariants(file));
      const key = newKey();
      stored.push({ key, variants: variants.map(({ width, height }) => ({ width, height })) });
      for (const variant of variants) await store.put(mediaFile(key, variant.width), variant.bytes);
    }
    return stored;
  } catch (error) {
    // Where that fails too, it is left to the sweep: what went wrong first is what the caller has to know.
    await discardImages(store, stored).catch(() => undefined);
    throw error;
  }
}

async function readFile(store: MediaStore, file: string): Promise<Buffer | undefined> {
  const opened = await store.open(file);
  if (!opened) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of opened.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function copyFile(store: MediaStore, from: string, to: string): Promise<void> {
  const bytes = await readFile(store, from);
  if (!bytes) throw new AppError('CONFLICT', 'A picture is not there any more. Leave it out, or choose it again.');
  await store.put(to, bytes);
}

/**
 * A stored picture as a JPEG for link previews (`PREVIEW`), made on request: it is asked for once where a
 * link is shared, and is one file less to store, back up and sweep. Undefined where there is no such file. Throws UNAVAILABLE
 * where too many ask at once.
 */
export async function previewOf(
  store: MediaStore,
  file: string,
  over: readonly OverlayOptions[],
): Promise<Buffer | undefined> {
  return previews.run(async () => {
    const bytes = await readFile(store, file);
    return bytes && makePreview(bytes, over);
  });
}

/**
 * A picture again under a key of its own, every width of it; durable before the caller writes its row. Throws CONFLICT
 * where a file is gone, and UNAVAILABLE.
 */
export async function copyImage(store: MediaStore, { key, variants }: StoredImage): Promise<StoredImage> {
  const copy = { key: newMediaKey(), variants: variants.map(({ width, height }) => ({ width, height })) };
  try {
    for (const { width } of variants) await copyFile(store, mediaFile(key, width), mediaFile(copy.key, width));
  } catch (error) {
    // As in `storeImages`: what this leaves is left to the sweep.
    await discardImages(store, [copy]).catch(() => undefined);
    throw error;
  }
  return copy;
}

/** Removes the files of pictures that never had a row. */
export async function discardImages(store: MediaStore, images: readonly StoredImage[]): Promise<void> {
  for (const file of filesOf(images)) await store.remove(file);
}

/** The files of pictures, every width. */
export function filesOf(images: readonly StoredImage[]): string[] {
  return images.flatMap(({ key, variants }) => variants.map(({ width }) => mediaFile(key, width)));
}
