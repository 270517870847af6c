import type { RequestContext } from '../../../platform/context.js';
import { onPrimary } from '../../../platform/database/primary.js';
import { filesOf } from '../../media/media.service.js';
import type { MediaStore } from '../../media/media.store.js';
import { CropImageEntity } from '../crop.entity.js';

const BATCH = 500;

/** Every file that the rows of pictures speak of, in the order of their keys. */
export async function* filesOfRows(ctx: RequestContext): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const images = await onPrimary(ctx.db, (primary) =>
      primary
        .createQueryBuilder(CropImageEntity, 'image')
        .where('image.key > :last', { last })
        .orderBy('image.key')
        .limit(BATCH)
        .getMany(),
    );
    yield* filesOf(images);
    const end = images.at(-1);
    if (!end) return;
    last = end.key;
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
