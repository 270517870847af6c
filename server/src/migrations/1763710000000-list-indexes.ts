import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of datasets with the columns that their lists are filtered by. */
const DATASETS: Readonly<Record<string, readonly string[]>> = {
  cold_storages: ['district'],
  fertilizer_offers: [],
  lab_tests: ['kind'],
  machines: ['category', 'status'],
  mandi_prices: ['commodity', 'location'],
  minimum_support_prices: ['crop'],
  news_items: ['crop'],
  schemes: ['category', 'state'],
  seed_offers: [],
  transporters: [],
  warehouses: [],
};

/** Filters of the marketplace that had no index: name and what is indexed. */
const CROP_FILTERS: ReadonlyArray<readonly [string, string]> = [
  ['crops_district', 'lower(district)'],
  ['crops_unit', 'quantity_unit'],
  ['crops_grade', 'quality_grade'],
  ['crops_verified', 'verified'],
];

/** An index for each filter and order of the marketplace and the datasets, which goes on in the order of the list. */
export class ListIndexes1763710000000 implements MigrationInterface {
  name = 'ListIndexes1763710000000';

  async up(db: QueryRunner): Promise<void> {
    for (const [index, column] of CROP_FILTERS) {
      await db.query(
        `CREATE INDEX ${index} ON crops (${column}, created_at DESC, id DESC)
         WHERE status IN ('active', 'pending') AND deleted_at IS NULL`,
      );
    }
    for (const [table, columns] of Object.entries(DATASETS)) {
      await db.query(`CREATE INDEX ${table}_order ON ${table} (position)`);
      for (const column of columns) {
        await db.query(`DROP INDEX ${table}_${column}`);
        await db.query(`CREATE INDEX ${table}_${column} ON ${table} (${column}, position)`);
      }
    }
    // A scope names several states; the filter looks for one of them in it.
    await db.query('CREATE INDEX news_items_scope ON news_items USING gin (scope gin_trgm_ops)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX news_items_scope');
    for (const [table, columns] of Object.entries(DATASETS)) {
      await db.query(`DROP INDEX ${table}_order`);
      for (const column of columns) {
        await db.query(`DROP INDEX ${table}_${column}`);
        await db.query(`CREATE INDEX ${table}_${column} ON ${table} (${column})`);
      }
    }
    for (const [index] of CROP_FILTERS) await db.query(`DROP INDEX ${index}`);
  }
}
