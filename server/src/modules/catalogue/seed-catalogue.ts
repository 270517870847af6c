import type { ObjectLiteral } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { Dataset } from './dataset.js';
import { type DatasetFile, readDatasetFile } from './dataset-file.js';
import { DatasetSeedEntity } from './dataset-seed.entity.js';
import { DATASETS } from './datasets.js';

function searchText(dataset: Dataset, row: Readonly<Record<string, unknown>>): string {
  return (dataset.searched ?? [])
    .flatMap((field) => row[field])
    .filter((value) => typeof value === 'string')
    .join('\n')
    .toLowerCase();
}

async function load(ctx: RequestContext, dataset: Dataset, file: DatasetFile): Promise<void> {
  const rows = file.rows.map((row, position) => ({ ...row, position, searchText: searchText(dataset, row) }));
  await ctx.db.createQueryBuilder().delete().from(dataset.row).execute();
  await ctx.db.createQueryBuilder().insert().into<ObjectLiteral>(dataset.row).values(rows).execute();
  await ctx.db
    .createQueryBuilder()
    .insert()
    .into(DatasetSeedEntity)
    .values({ dataset: dataset.query, digest: file.digest, loadedAt: ctx.clock.now() })
    .orUpdate(['digest', 'loaded_at'], ['dataset'])
    .execute();
}

/**
 * Brings every dataset's table to what its file says, each in a transaction of its own; a table that already holds the
 * file is left alone. Runs at every start, in production too: these rows are the product's own content.
 */
export async function seedCatalogue(ctx: RequestContext): Promise<void> {
  const loaded = await ctx.db.getRepository(DatasetSeedEntity).find();
  const digests = new Map(loaded.map((seed) => [seed.dataset, seed.digest]));
  for (const dataset of DATASETS) {
    const file = await readDatasetFile(dataset);
    if (digests.get(dataset.query) === file.digest) continue;
    await inTransaction(ctx, (tx) => load(tx, dataset, file));
    ctx.log.info({ dataset: dataset.query, rows: file.rows.length }, 'dataset loaded');
  }
}
