import type { QueryRunner } from 'typeorm';

/** So many rows are read, and can be written by one statement. */
const PORTION = 1_000;

/** The rows of a table that a migration goes through. */
export interface PortionedRows {
  readonly table: string;
  /** The rows with their `id`, without a condition. */
  readonly select: string;
  /** The type of the identifier. */
  readonly key: 'uuid' | 'text';
}

/** All rows in the order of their identifiers, a thousand at a time, so that a large table does not have to fit into memory. */
export async function* portionsOf<Row extends { readonly id: string }>(
  db: QueryRunner,
  { table, select, key }: PortionedRows,
): AsyncGenerator<readonly Row[]> {
  let last: string | undefined;
  for (;;) {
    const rows: Row[] = await db.query(
      `${select} ${last === undefined ? '' : `WHERE ${table}.id > $1::${key}`} ORDER BY ${table}.id LIMIT ${PORTION}`,
      last === undefined ? [] : [last],
    );
    last = rows.at(-1)?.id;
    if (last === undefined) return;
    yield rows;
  }
}
