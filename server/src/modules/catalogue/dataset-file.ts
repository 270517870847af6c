import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Dataset } from './dataset.js';
import { rowCheck } from './row-fields.js';

/** The folder of the data files: beside `src` and beside `dist` alike. */
export const DATA_FOLDER = new URL('../../../data/', import.meta.url);

/** A dataset's file: where its facts are from and since when they hold, and its rows. */
export interface DatasetFile {
  readonly description: string;
  readonly source: string;
  readonly licence: string;
  readonly asOf: string;
  readonly sample: boolean;
  readonly rows: ReadonlyArray<Record<string, unknown> & { readonly id: string }>;
  /** SHA-256 of the file: tells whether the seed has anything to do. */
  readonly digest: string;
}

/**
 * Reads and checks a dataset's file. Throws an error that names the file, the row and the field where a row is not
 * exactly what the dataset declares, or where two rows have one identifier.
 */
export async function readDatasetFile(dataset: Pick<Dataset, 'file' | 'row'>): Promise<DatasetFile> {
  const content = await readFile(new URL(dataset.file, DATA_FOLDER), 'utf8');
  const parsed = z
    .object({
      description: z.string().min(1),
      source: z.string().min(1),
      licence: z.string().min(1),
      asOf: z.iso.date(),
      sample: z.boolean(),
      rows: z.array(rowCheck(dataset.row)).min(1),
    })
    .safeParse(JSON.parse(content));
  if (!parsed.success) throw new Error(`server/data/${dataset.file}: ${z.prettifyError(parsed.error)}`);
  const { rows } = parsed.data;
  const ids = new Set(rows.map((row) => row.id));
  if (ids.size !== rows.length) throw new Error(`server/data/${dataset.file}: two rows have the same id.`);
  return { ...parsed.data, rows, digest: createHash('sha256').update(content).digest('hex') };
}
