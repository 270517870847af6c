import type { RequestContext } from '../../platform/context.js';
import type { MediaStore } from '../media/media.store.js';
import { keyOf } from '../media/media-file.js';
import { CropImageEntity } from './crop.entity.js';

const ORPHAN_AGE_MS = 60 * 60 * 1000;
const BATCH = 500;

async function removeOrphans(ctx: RequestContext, store: MediaStore, files: readonly string[]): Promise<number> {
  const keys = files.map(keyOf).filter((key) => key !== undefined);
  const known = await ctx.db
    .createQueryBuilder(CropImageEntity, 'image')
    .select('image.key', 'key')
    .where('image.key = ANY(:keys)', { keys })
    .getRawMany<{ key: string }>();
  const kept = new Set(known.map((row) => row.key));
  const orphans = files.filter((file) => !kept.has(keyOf(file) ?? ''));
  for (const file of orphans) await store.remove(file);
  return orphans.length;
}

/**
 * Removes picture files that are more than an hour old and belong to no row: what a process left that died between
 * file and row (security.md U11). Runs at start and hourly. Returns how many were removed.
 */
export async function sweepCropImages(ctx: RequestContext, store: MediaStore): Promise<number> {
  const latest = ctx.clock.now().getTime() - ORPHAN_AGE_MS;
  let removed = 0;
  let batch: string[] = [];
  for await (const { file, storedAt } of store.list()) {
    if (storedAt.getTime() > latest) continue;
    batch.push(file);
    if (batch.length === BATCH) {
      removed += await removeOrphans(ctx, store, batch);
      batch = [];
    }
  }
  if (batch.length > 0) removed += await removeOrphans(ctx, store, batch);
  return removed;
}
