import type { EntityManager } from 'typeorm';
import { onPrimary } from '../../../platform/database/primary.js';
import { CropImageEntity } from '../crop.entity.js';

/** Those of the keys that a picture's row has. Asks the primary: a replica that lags would call new pictures orphans. */
export async function knownImageKeys(db: EntityManager, keys: readonly string[]): Promise<Set<string>> {
  const rows = await onPrimary(db, (primary) =>
    primary
      .createQueryBuilder(CropImageEntity, 'image')
      .select('image.key', 'key')
      .where('image.key = ANY(:keys)', { keys })
      .getRawMany<{ key: string }>(),
  );
  return new Set(rows.map((row) => row.key));
}

/** Whether the database knows any picture at all. */
export async function hasImages(db: EntityManager): Promise<boolean> {
  return onPrimary(db, (primary) => primary.createQueryBuilder(CropImageEntity, 'image').getExists());
}
