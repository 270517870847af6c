import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { checkRows, DatasetFileError, type PlacedRow } from './check-rows.js';
import type { Dataset } from './dataset.js';
import { type DatasetRows, digestOf } from './dataset-file.js';
import { rowFields } from './field-registry.js';

/** Parts a list within one cell of a CSV file. */
const LIST_SEPARATOR = ';';

/** What a cell means for a field of this kind. What cannot be read stays a text, and its check refuses it. */
function cellValue(field: z.ZodType | undefined, cell: string): unknown {
  switch (field?.def.type) {
    case 'nullable':
      return cell === '' ? null : cellValue((field as z.ZodNullable<z.ZodType>).unwrap(), cell);
    case 'number':
      return cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell;
    case 'boolean':
      return cell === 'true' ? true : cell === 'false' ? false : cell;
    case 'array':
      return cell === '' ? [] : cell.split(LIST_SEPARATOR).map((part) => part.trim());
    default:
      return cell;
  }
}

/** What csv-parse gives with `columns` and `info`, which its own types do not say. */
const csvRecords = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
);

function csvRows(dataset: Pick<Dataset, 'row'>, file: string, content: string): PlacedRow[] {
  const fields = rowFields(dataset.row);
  try {
    const records = csvRecords.parse(
      parse(content, { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true }),
    );
    return records.map(({ record, info }) => ({
      place: `line ${info.lines}`,
      value: Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, cellValue(fields[name], cell)])),
    }));
  } catch (error) {
    if (error instanceof CsvError) throw new DatasetFileError(file, [error.message]);
    throw error;
  }
}

function jsonRows(file: string, content: string): PlacedRow[] {
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new DatasetFileError(file, [`it is not JSON: ${(error as SyntaxError).message}`]);
  }
  const rows = Array.isArray(value) ? value : (value as { rows?: unknown } | null)?.rows;
  if (!Array.isArray(rows)) throw new DatasetFileError(file, ['it has to be a list of rows, or an object with "rows"']);
  return rows.map((row: unknown, index) => ({ value: row, place: `row ${index + 1}` }));
}

/**
 * Reads and checks a file of the operator's own: a JSON list of rows, or an object with `rows` like the built-in files; or
 * CSV with the fields' names in its first line, lists within a cell parted by `;`, and an empty cell for what is unknown.
 * @throws DatasetFileError naming every line and field that is wrong.
 */
export async function readImportFile(dataset: Pick<Dataset, 'row' | 'problem'>, file: string): Promise<DatasetRows> {
  const kind = extname(file).toLowerCase();
  if (kind !== '.json' && kind !== '.csv') throw new DatasetFileError(file, ['its name has to end in .json or .csv']);
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DatasetFileError(file, [`it cannot be read (${error.code})`]);
  });
  const placed = kind === '.csv' ? csvRows(dataset, file, content) : jsonRows(file, content);
  return { rows: checkRows(dataset, file, placed), digest: digestOf(content) };
}
