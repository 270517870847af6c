import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { calendarDay } from '../../platform/calendar-day.js';
import { DATA_FOLDER } from '../../platform/data-file.js';
import { checkRows, DatasetFileError } from './check-rows.js';
import type { Dataset } from './dataset.js';
import type { CheckedRow } from './field-registry.js';

/** Rows that passed their check, as they go into the table. */
export interface DatasetRows {
  readonly rows: readonly CheckedRow[];
  /** SHA-256 of the file: decides whether the seed has anything to do. */
  readonly digest: string;
}

/** A built-in file: where its facts are from and since when they hold, and its rows. */
export interface DatasetFile extends DatasetRows {
  readonly description: string;
  readonly source: string;
  readonly licence: string;
  readonly asOf: string;
  readonly sample: boolean;
}

const envelope = z.object({
  description: z.string().min(1),
  source: z.string().min(1),
  licence: z.string().min(1),
  asOf: calendarDay,
  sample: z.boolean(),
  rows: z.array(z.unknown()),
});

export const digestOf = (content: string) => createHash('sha256').update(content).digest('hex');

/**
 * Reads and checks a built-in file.
 * @throws DatasetFileError where a row is not exactly what the dataset declares, or where two rows have one identifier.
 */
export async function readDatasetFile(dataset: Pick<Dataset, 'file' | 'row' | 'problem'>): Promise<DatasetFile> {
  const name = `server/data/${dataset.file}`;
  const content = await readFile(new URL(dataset.file, DATA_FOLDER), 'utf8');
  const parsed = envelope.safeParse(JSON.parse(content));
  if (!parsed.success) throw new DatasetFileError(name, [z.prettifyError(parsed.error)]);
  const placed = parsed.data.rows.map((value, index) => ({ value, place: `row ${index + 1}` }));
  return { ...parsed.data, rows: checkRows(dataset, name, placed), digest: digestOf(content) };
}
