import type { ObjectLiteral } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { searchedText } from '../../platform/spelling.js';
import type { Dataset } from './dataset.js';
import type { DatasetRows } from './dataset-file.js';
import { DatasetSeedEntity } from './dataset-seed.entity.js';

/** PostgreSQL takes 65,535 values in a statement; the widest row has about 25. */
const ROWS_PER_INSERT = 1_000;

function searchText(dataset: Dataset, row: Readonly<Record<string, unknown>>): string {
  return (dataset.searched ?? [])
    .flatMap((field) => row[field])
    .filter((value) => typeof value === 'string')
    .map(searchedText)
    .join('\n');
}

/**
 * Keeps every other start and import away from a dataset until the transaction ends, so that none undoes the other.
 * @returns what the database holds of it; null where it was never loaded.
 */
export async function lockDataset(
  tx: RequestContext,
  dataset: Pick<Dataset, 'query'>,
): Promise<DatasetSeedEntity | null> {
  // Another one may load many rows: worth waiting for, as long as a statement may take at all.
  await tx.db.query('SET LOCAL lock_timeout = 0');
  await tx.db.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`dataset ${dataset.query}`]);
  return tx.db.getRepository(DatasetSeedEntity).findOneBy({ dataset: dataset.query });
}

/** Replaces a dataset's rows, within the transaction that locked it. */
export async function loadDataset(
  tx: RequestContext,
  dataset: Dataset,
  { rows, digest }: DatasetRows,
  isImported: boolean,
): Promise<void> {
  const values = rows.map((row, position) => ({ ...row, position, searchText: searchText(dataset, row) }));
  await tx.db.createQueryBuilder().delete().from(dataset.row).execute();
  for (let start = 0; start < values.length; start += ROWS_PER_INSERT) {
    const some = values.slice(start, start + ROWS_PER_INSERT);
    await tx.db.createQueryBuilder().insert().into<ObjectLiteral>(dataset.row).values(some).execute();
  }
  await tx.db
    .createQueryBuilder()
    .insert()
    .into(DatasetSeedEntity)
    .values({ dataset: dataset.query, digest, isImported, loadedAt: tx.clock.now() })
    .orUpdate(['digest', 'is_imported', 'loaded_at'], ['dataset'])
    .execute();
}
