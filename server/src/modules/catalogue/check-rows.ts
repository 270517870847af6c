import { z } from 'zod';
import type { Dataset } from './dataset.js';
import { type CheckedRow, rowFields } from './field-registry.js';

/** More than these would not be read; the rest is counted. */
const SHOWN_PROBLEMS = 20;

/** Thrown where a file is not what its dataset declares. The message names every place, one a line. */
export class DatasetFileError extends Error {
  constructor(file: string, problems: readonly string[]) {
    const shown = problems.slice(0, SHOWN_PROBLEMS).map((problem) => `  - ${problem}`);
    const rest = problems.length > SHOWN_PROBLEMS ? [`  … and ${problems.length - SHOWN_PROBLEMS} more`] : [];
    super([`${file} cannot be loaded; nothing was changed:`, ...shown, ...rest].join('\n'));
    this.name = 'DatasetFileError';
  }
}

/** A row as a file gives it, and where it stands there: `line 7`, `row 7`. */
export interface PlacedRow {
  readonly value: unknown;
  readonly place: string;
}

/**
 * Checks the rows of a file: exactly the declared fields, each of its kind, and no identifier twice.
 * @throws DatasetFileError naming every row and field that is wrong.
 */
export function checkRows(
  dataset: Pick<Dataset, 'row' | 'problem'>,
  file: string,
  rows: readonly PlacedRow[],
): CheckedRow[] {
  const check = z.strictObject(rowFields(dataset.row));
  const problems: string[] = rows.length === 0 ? ['there is no row in it'] : [];
  const placeOf = new Map<string, string>();
  const checked = rows.flatMap(({ value, place }) => {
    const parsed = check.safeParse(value);
    if (!parsed.success) {
      problems.push(
        ...parsed.error.issues.map(({ path, message }) => `${[place, ...path.map(String)].join(', ')}: ${message}`),
      );
      return [];
    }
    const row = parsed.data as CheckedRow;
    const problem = dataset.problem?.(row);
    if (problem !== undefined) problems.push(`${place}: ${problem}`);
    const earlier = placeOf.get(row.id);
    if (earlier !== undefined) problems.push(`${place}, id: "${row.id}" stands in ${earlier} already`);
    placeOf.set(row.id, place);
    return [row];
  });
  if (problems.length > 0) throw new DatasetFileError(file, problems);
  return checked;
}
