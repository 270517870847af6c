import type { EntityManager } from 'typeorm';
import { onPrimary } from '../../../platform/database/primary.js';
import { IMAGE_TABLES } from '../../media/image-tables.js';

/** Those of the keys that a picture's row has. Asks the primary: a replica that lags would call new pictures orphans. */
export async function knownImageKeys(db: EntityManager, keys: readonly string[]): Promise<Set<string>> {
  const asked = IMAGE_TABLES.map((table) => `SELECT key FROM ${table} WHERE key = ANY($1)`).join(' UNION ALL ');
  const rows: ReadonlyArray<{ key: string }> = await onPrimary(db, (primary) => primary.query(asked, [keys]));
  return new Set(rows.map((row) => row.key));
}

/** Whether the database knows any picture at all. */
export async function hasImages(db: EntityManager): Promise<boolean> {
  const asked = IMAGE_TABLES.map((table) => `EXISTS (SELECT 1 FROM ${table})`).join(' OR ');
  const rows: ReadonlyArray<{ has: boolean }> = await onPrimary(db, (primary) =>
    primary.query(`SELECT ${asked} AS has`),
  );
  return rows[0]?.has === true;
}
