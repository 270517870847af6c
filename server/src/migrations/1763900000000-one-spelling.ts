import type { MigrationInterface, QueryRunner } from 'typeorm';
import { namesSearched, searchTextOf } from '../modules/crops/crop-search.js';
import { portionsOf } from '../platform/database/portions.js';
import { searchedText } from '../platform/spelling.js';

interface Row {
  readonly id: string;
  readonly search_text: string;
}

interface CropRow extends Row {
  readonly crop_name: string;
  readonly state: string;
  readonly district: string;
  readonly first_name: string;
  readonly email: string;
}

/** A table whose rows have a search text, and how it is made of each. */
interface Searched<R extends Row> {
  readonly table: string;
  /** The rows, without a condition. */
  readonly select: string;
  readonly key: 'uuid' | 'text';
  readonly textOf: (row: R) => string;
}

const crops = (textOf: (row: CropRow) => string): Searched<CropRow> => ({
  table: 'crops',
  select: `SELECT crops.id, search_text, crop_name, state, district, first_name, email
    FROM crops JOIN users ON users.id = crops.farmer_id`,
  key: 'uuid',
  textOf,
});

/** Writes the search text of every row anew. */
async function rewrite<R extends Row>(db: QueryRunner, { table, select, key, textOf }: Searched<R>): Promise<void> {
  for await (const rows of portionsOf<R>(db, { table, select, key })) {
    const written = rows.map((row) => ({ row, text: textOf(row) })).filter(({ row, text }) => text !== row.search_text);
    await db.query(
      `UPDATE ${table} SET search_text = written.text
       FROM unnest($1::${key}[], $2::text[]) AS written (id, text) WHERE ${table}.id = written.id`,
      [written.map(({ row }) => row.id), written.map(({ text }) => text)],
    );
  }
}

/** The tables of datasets: they have a search text, as crops do. */
async function datasetTables(db: QueryRunner): Promise<string[]> {
  const tables: Array<{ table_name: string }> = await db.query(
    `SELECT table_name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name = 'search_text' AND table_name <> 'crops'`,
  );
  return tables.map(({ table_name }) => table_name);
}

/** Rows that an operator brought in may be in either form of Unicode. */
async function composeTexts(db: QueryRunner, table: string): Promise<void> {
  const columns: Array<{ column_name: string; data_type: string }> = await db.query(
    `SELECT column_name, data_type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND data_type IN ('text', 'ARRAY')`,
    [table],
  );
  for (const { column_name: column, data_type: type } of columns) {
    const [composed, isComposed] =
      type === 'ARRAY'
        ? [
            `ARRAY(SELECT normalize(item, NFC) FROM unnest("${column}") WITH ORDINALITY AS items (item, place) ORDER BY place)`,
            `array_to_string("${column}", ' ') IS NFC NORMALIZED`,
          ]
        : [`normalize("${column}", NFC)`, `"${column}" IS NFC NORMALIZED`];
    await db.query(`UPDATE "${table}" SET "${column}" = ${composed} WHERE NOT (${isComposed})`);
  }
}

/**
 * What is listed and loaded already is found in every spelling, and by its places and its farmer in both scripts, as what comes from now
 * on. The product's own datasets are loaded again at the start.
 */
export class OneSpelling1763900000000 implements MigrationInterface {
  name = 'OneSpelling1763900000000';

  async up(db: QueryRunner): Promise<void> {
    await rewrite(
      db,
      crops(({ crop_name: cropName, first_name: firstName, email, ...place }) =>
        searchTextOf({ cropName, ...place }, { firstName, email }),
      ),
    );
    for (const table of await datasetTables(db)) {
      await composeTexts(db, table);
      await rewrite<Row>(db, {
        table,
        select: `SELECT id, search_text FROM ${table}`,
        key: 'text',
        textOf: (row) => row.search_text.split('\n').map(searchedText).join('\n'),
      });
    }
    await db.query("UPDATE dataset_seeds SET digest = '' WHERE NOT is_imported");
  }

  /** The program of before reads the new search text of datasets as well; that of crops is made as it made it. */
  async down(db: QueryRunner): Promise<void> {
    await rewrite(
      db,
      crops(({ crop_name: cropName, first_name: firstName, email, state, district }) =>
        [cropName, firstName, email, state, district, namesSearched(cropName)]
          .join('\n')
          .toLowerCase()
          .normalize('NFC'),
      ),
    );
  }
}
