import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { readDatasetFile } from './dataset-file.js';
import { DatasetSeedEntity } from './dataset-seed.entity.js';
import { DATASETS } from './datasets.js';
import { loadDataset, lockDataset } from './load-dataset.js';

/**
 * Brings every dataset's table to what its built-in file says, each in a transaction of its own. A table that already holds
 * the file is left alone, and so is one that the operator filled (`import-dataset.ts`). Runs at every start, in production
 * too.
 */
export async function seedCatalogue(ctx: RequestContext): Promise<void> {
  const loaded = await ctx.db.getRepository(DatasetSeedEntity).find();
  const seeds = new Map(loaded.map((seed) => [seed.dataset, seed]));
  for (const dataset of DATASETS) {
    const file = await readDatasetFile(dataset);
    const isDone = (seed: DatasetSeedEntity | null | undefined) => seed?.isImported || seed?.digest === file.digest;
    if (isDone(seeds.get(dataset.query))) continue;
    const isLoaded = await inTransaction(ctx, async (tx) => {
      // Looked at again under the lock: another server or an import may have been quicker.
      if (isDone(await lockDataset(tx, dataset))) return false;
      await loadDataset(tx, dataset, file, false);
      return true;
    });
    if (isLoaded) ctx.log.info({ dataset: dataset.query, rows: file.rows.length }, 'dataset loaded');
  }
}
