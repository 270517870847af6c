import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { Dataset } from './dataset.js';
import { readDatasetFile } from './dataset-file.js';
import { rowFields } from './field-registry.js';
import { readImportFile } from './import-file.js';
import { loadDataset, lockDataset } from './load-dataset.js';

/** What an import did. */
export interface ImportReport {
  readonly rows: number;
  readonly replaced: number;
  /** File that keeps the replaced rows and can be imported again; undefined where there were none. */
  readonly keptIn: string | undefined;
}

export interface ImportRequest {
  /** Path of a `.json` or `.csv` file; undefined to go back to the built-in rows, which later starts keep current again. */
  readonly file: string | undefined;
  /** Folder for the replaced rows. */
  readonly keepIn: string;
}

async function currentRows(tx: RequestContext, dataset: Dataset): Promise<Array<Record<string, unknown>>> {
  const names = Object.keys(rowFields(dataset.row));
  const rows = await tx.db.getRepository(dataset.row).find({ order: { position: 'ASC' } });
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))));
}

/**
 * Replaces all rows of a dataset, in one transaction: a concurrent reader sees the old rows or the new ones. The
 * replaced rows are kept in a file first.
 * @throws DatasetFileError where the file is not what the dataset declares; nothing is changed then.
 */
export async function importDataset(
  ctx: RequestContext,
  dataset: Dataset,
  request: ImportRequest,
): Promise<ImportReport> {
  const { file, keepIn } = request;
  const next = file === undefined ? await readDatasetFile(dataset) : await readImportFile(dataset, file);
  return inTransaction(ctx, async (tx) => {
    await lockDataset(tx, dataset);
    const before = await currentRows(tx, dataset);
    let keptIn: string | undefined;
    if (before.length > 0) {
      await mkdir(keepIn, { recursive: true });
      const moment = ctx.clock.now().toISOString().replaceAll(':', '-');
      keptIn = join(keepIn, `${dataset.file.replace('.json', '')}-${moment}.json`);
      await writeFile(keptIn, `${JSON.stringify(before, null, 2)}\n`);
    }
    await loadDataset(tx, dataset, next, file !== undefined);
    return { rows: next.rows.length, replaced: before.length, keptIn };
  });
}
