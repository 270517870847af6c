import type { RequestContext } from '../../../platform/context.js';
import { onPrimary } from '../../../platform/database/primary.js';
import { IMAGE_TABLES } from '../../media/image-tables.js';
import { filesOf, type StoredImage } from '../../media/media.service.js';
import type { MediaStore } from '../../media/media.store.js';

const BATCH = 500;

/** Every file that the rows of pictures speak of, table by table in the order of their keys. */
export async function* filesOfRows(ctx: RequestContext): AsyncGenerator<string> {
  for (const table of IMAGE_TABLES) {
    const page = `SELECT key, variants FROM ${table} WHERE key > $1 ORDER BY key LIMIT ${BATCH}`;
    let last: string | undefined = '';
    while (last !== undefined) {
      const from: string = last;
      const images: readonly StoredImage[] = await onPrimary(ctx.db, (primary) => primary.query(page, [from]));
      yield* filesOf(images);
      last = images.at(-1)?.key;
    }
  }
}

/** How many files the rows speak of, and which of them are not there. */
export async function checkCropImages(ctx: RequestContext, store: MediaStore) {
  let files = 0;
  const missing: string[] = [];
  for await (const file of filesOfRows(ctx)) {
    files += 1;
    if ((await store.sizeOf(file)) === undefined) missing.push(file);
  }
  return { files, missing };
}
