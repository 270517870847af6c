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

/** A number as tables have it; `0x992`, `2.45e3` and `2,450` may be slips, and are refused. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** What a cell means for a field of this kind. What cannot be read stays a text, and its check refuses it. */
function cellValue(field: z.ZodType | undefined, cell: string): unknown {
  switch (field?.def.type) {
    case 'nullable':
      return cell === '' ? null : cellValue((field as z.ZodNullable<z.ZodType>).unwrap(), cell);
    case 'number':
      return NUMBER.test(cell) ? Number(cell) : cell;
    case 'boolean': {
      // Spreadsheets write TRUE.
      const word = cell.toLowerCase();
      return word === 'true' ? true : word === 'false' ? false : cell;
    }
    case 'array':
      return cell === '' ? [] : cell.split(LIST_SEPARATOR).map((part) => part.trim());
    default:
      return cell;
  }
}

/** What csv-parse gives with `info`, which its own types do not say. */
const csvRecords = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/** What spreadsheets put between cells: where a comma stands in numbers it is a semicolon. */
const DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter by which the first line names most fields. */
function delimiterOf(content: string, fields: readonly string[]): string {
  const [first = ''] = content.split(/[\r\n]/, 1);
  const named = (delimiter: string) =>
    first.split(delimiter).filter((name) => fields.includes(name.trim().replace(/^"(.*)"$/, '$1'))).length;
  return [...DELIMITERS].sort((one, other) => named(other) - named(one))[0] ?? ',';
}

/** What is wrong with the first line: each column is a field, each field has one. */
function headProblems(names: readonly string[], fields: readonly string[]): string[] {
  const unknown = names.filter((name) => !fields.includes(name));
  const twice = names.filter((name, index) => fields.includes(name) && names.indexOf(name) !== index);
  const missing = fields.filter((field) => !names.includes(field));
  return [
    ...unknown.map((name) => (name ? `"${name}" is no column of this dataset` : 'a column has no name')),
    ...twice.map((name) => `there are two columns "${name}"`),
    ...missing.map((field) => `there is no column "${field}"`),
  ].map((problem) => `line 1: ${problem}`);
}

/** Without the empty cells at its end, which spreadsheets leave where something stood once. */
const untilLast = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

function parseCsv(file: string, content: string, delimiter: string): z.infer<typeof csvRecords> {
  try {
    return csvRecords.parse(
      parse(content, {
        ...{ delimiter, info: true, relax_column_count: true, trim: true },
        ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DatasetFileError(file, [
      `line ${error.lines}: a quotation mark stands within a cell, or is not closed. Quote the whole cell, and write each mark in it twice`,
    ]);
  }
}

function csvRows(dataset: Pick<Dataset, 'row'>, file: string, content: string): PlacedRow[] {
  const fields = rowFields(dataset.row);
  const [head, ...records] = parseCsv(file, content, delimiterOf(content, Object.keys(fields)));
  if (!head) return [];
  const names = untilLast(head.record);
  const problems = headProblems(names, Object.keys(fields));
  const rows = records.map(({ record, info }) => {
    const place = `line ${info.lines}`;
    const cells = record.length > names.length ? untilLast(record) : record;
    const isLonger = cells.length > names.length;
    if (isLonger || record.length < names.length) {
      problems.push(`${place}: there are ${cells.length} cells for the ${names.length} columns of line 1`);
    }
    const values = names.map((name, index) => [name, cellValue(fields[name], record[index] ?? '')]);
    return { place, value: Object.fromEntries(values) };
  });
  if (problems.length > 0) throw new DatasetFileError(file, problems);
  return rows;
}

function jsonRows(file: string, content: string): PlacedRow[] {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new DatasetFileError(file, [`it is not JSON: ${(error as SyntaxError).message}`]);
  }
  const rows = Array.isArray(value) ? value : (value as { rows?: unknown } | null)?.rows;
  if (!Array.isArray(rows)) throw new DatasetFileError(file, ['it has to be a list of rows, or an object with "rows"']);
  return rows.map((row: unknown, index) => ({ value: row, place: `row ${index + 1}` }));
}

/** By the mark at its beginning, which programs write before UTF-16. */
const encodingOf = (bytes: Buffer): string =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';

/** The text of a file in UTF-8 or, where it says so, in UTF-16. Any other encoding has lost its Hindi, so nothing is guessed. */
function textOf(file: string, bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new DatasetFileError(file, [
      `it is not ${encoding.toUpperCase()}: in Excel choose “Save As”, then “CSV UTF-8 (Comma delimited)”`,
    ]);
  }
}

/**
 * Reads and checks a file of the operator's own: a JSON list of rows, or an object with `rows` like the built-in files; or
 * CSV with the fields' names in its first line, cells parted by comma, semicolon or tab, lists within a cell by `;`, and an empty cell for
 * what is unknown.
 * @throws DatasetFileError naming every line and field that is wrong.
 */
export async function readImportFile(dataset: Pick<Dataset, 'row' | 'problem'>, file: string): Promise<DatasetRows> {
  const kind = extname(file).toLowerCase();
  if (kind !== '.json' && kind !== '.csv') throw new DatasetFileError(file, ['its name has to end in .json or .csv']);
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new DatasetFileError(file, [`it cannot be read (${error.code})`]);
  });
  const content = textOf(file, bytes);
  const placed = kind === '.csv' ? csvRows(dataset, file, content) : jsonRows(file, content);
  return { rows: checkRows(dataset, file, placed), digest: digestOf(content) };
}
