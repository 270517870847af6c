import type { Logger as QueryLogger } from 'typeorm';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { makeFarmer } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';

/**
 * Enough that reading a whole table costs more than its index, with descriptions as long as people's: of a table of short
 * rows the database reads the whole, or not, as the last page of its index happens to be split. What a test filters by, few
 * of the rows have.
 */
const ROWS = 4_000;
const PORTION = 200;
/** The tables of datasets, with the columns in which the added rows differ from the built-in ones. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  mandi_prices: ['commodity', 'location'],
  news_items: ['crop', 'scope'],
  schemes: ['category', 'state'],
  cold_storages: ['district'],
  machines: ['category', 'status'],
  lab_tests: ['kind'],
  minimum_support_prices: ['crop'],
};

let server: TestServer;
let farmerId: string;
const statements: Array<{ readonly sql: string; readonly parameters: unknown[] }> = [];

const noting: QueryLogger = {
  logQuery: (sql, parameters) => void statements.push({ sql, parameters: Array.isArray(parameters) ? parameters : [] }),
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
  farmerId = (await makeFarmer(server)).id;
  // In portions: the embedded database takes its time, and a statement may only take so long.
  for (let start = 1; start <= ROWS; start += PORTION) {
    await server.dataSource.query(
      `INSERT INTO crops (id, farmer_id, crop_name, category, description, quantity_amount, quantity_unit, price_type,
         base_price_paise, state, district, address, quality_grade, organic, pesticides_used, fertilizers_used,
         certifications, status, verified, search_text, created_at)
       SELECT gen_random_uuid(), $1, 'Crop', CASE n % 100 WHEN 0 THEN 'herbs' ELSE 'grains' END, repeat('From our fields. ', 40), 10,
         CASE n % 100 WHEN 0 THEN 'ton' ELSE 'kg' END, 'fixed', 100 + n, 'State ' || n % 100, 'District ' || n % 100,
         'A village', CASE n % 100 WHEN 0 THEN 'A' ELSE 'B' END, false, '{}', '{}', '{}', 'active', n % 100 = 0,
         'crop ' || md5(n::text), now() - n * interval '1 minute'
       FROM generate_series($2::int, $3::int) n`,
      [farmerId, start, start + PORTION - 1],
    );
  }
  await server.dataSource.query('VACUUM ANALYZE crops');
  for (const [table, columns] of Object.entries(TABLES)) {
    const others = columns.map((column) => `, '${column}', 'other'`).join('');
    for (let start = 1; start <= ROWS; start += PORTION) {
      await server.dataSource.query(
        `INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(model) || jsonb_build_object(
           'id', model.id || '-copy-' || n, 'position', 1000 + n${others}))).*
         FROM (SELECT * FROM ${table} ORDER BY position LIMIT 1) model, generate_series($1::int, $2::int) n`,
        [start, start + PORTION - 1],
      );
    }
    await server.dataSource.query(`VACUUM ANALYZE ${table}`);
  }
  server.dataSource.logger = noting;
});

afterAll(async () => {
  for (const table of Object.keys(TABLES))
    await server.dataSource.query(`DELETE FROM ${table} WHERE id LIKE '%-copy-%'`);
  await server.dataSource.query('DELETE FROM crops WHERE farmer_id = $1', [farmerId]);
  await server.close();
});

/** How the database goes about the statement that lists `table` for a query. */
async function planOf(query: string, table: string): Promise<string> {
  statements.length = 0;
  const { errors } = await server.graphql(query);
  expect(errors).toEqual([]);
  // A search has looked at the newest before.
  const listing = statements.findLast(({ sql }) => new RegExp(`FROM "?${table}"? `).test(sql));
  if (!listing) throw new Error(`Nothing was read from ${table}.`);
  const lines: Array<Record<string, string>> = await server.dataSource.query(
    `EXPLAIN ${listing.sql}`,
    listing.parameters,
  );
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

test.each([
  ['', 'crops_newest'],
  ['sort: PRICE_LOW_TO_HIGH', 'crops_price'],
  ['sort: PRICE_HIGH_TO_LOW', 'crops_price'],
  ['filter: { category: HERBS }', 'crops_category'],
  ['filter: { state: "State 7" }', 'crops_state'],
  ['filter: { district: "District 7" }', 'crops_district'],
  ['filter: { unit: TON }', 'crops_unit'],
  ['filter: { qualityGrade: A }', 'crops_grade'],
  ['filter: { verified: true }', 'crops_verified'],
  ['filter: { minPrice: 2, maxPrice: 2.05 }', 'crops_price'],
  ['filter: { search: "c4ca4238a0b9" }', 'crops_search'],
  ['filter: { search: "tamatar" }', 'crops_search'],
  ['filter: { search: "gehu malkangiri" }', 'crops_search'],
])('the marketplace reads crops(%s) by %s', async (args, index) => {
  const plan = await planOf(`{ crops(first: 20${args && `, ${args}`}) { nodes { id } } }`, 'crops');
  expect(plan).toContain(index);
  // The few accounts and pictures of this test are another matter.
  expect(plan).not.toContain('Seq Scan on crops');
});

// A way that finds nothing more is read by the index, and compared with each row, all the same.
test.each([
  ['tomato', 1],
  ['tamatar', 2],
  ['hisar', 1],
  ['farmer12@', 1],
  ['tomatoo', 2],
])('a search for %s is compared with a listing in as many ways as it has meanings: %d', async (search, ways) => {
  await planOf(`{ crops(first: 20, filter: { search: "${search}" }) { nodes { id } } }`, 'crops');
  const compared = statements.map(({ sql }) => sql.split('search_text LIKE').length - 1);
  expect(compared.length).toBeGreaterThan(0);
  expect(new Set(compared)).toEqual(new Set([ways]));
});

test.each([
  ['mandi_prices', 'mandiPrices', '', 'mandi_prices_order'],
  ['mandi_prices', 'mandiPrices', 'commodity: "Wheat"', 'mandi_prices_commodity'],
  ['mandi_prices', 'mandiPrices', 'district: "Hisar"', 'mandi_prices_location'],
  ['news_items', 'newsItems', 'crop: "Wheat"', 'news_items_crop'],
  ['news_items', 'newsItems', 'state: "Nagaland"', 'news_items_scope'],
  ['news_items', 'newsItems', 'search: "saffron kesar"', 'news_items_search'],
  ['schemes', 'schemes', 'category: "Income Support"', 'schemes_category'],
  ['schemes', 'schemes', 'state: "Punjab"', 'schemes_state'],
  ['schemes', 'schemes', 'search: "saffron kesar"', 'schemes_search'],
  ['cold_storages', 'coldStorages', 'district: "Sirsa"', 'cold_storages_district'],
  ['cold_storages', 'coldStorages', 'search: "saffron kesar"', 'cold_storages_search'],
  ['machines', 'machines', 'category: SEEDING', 'machines_category'],
  ['machines', 'machines', 'status: BOOKED', 'machines_status'],
  ['lab_tests', 'labTests', 'kind: WATER', 'lab_tests_kind'],
  ['minimum_support_prices', 'minimumSupportPrices', 'crop: "Wheat"', 'minimum_support_prices_crop'],
])('%s: %s(%s) goes by %s', async (table, query, args, index) => {
  const plan = await planOf(`{ ${query}(first: 20${args && `, ${args}`}) { nodes { id } } }`, table);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

if (ON_POSTGRES_SERVER) {
  test('the first listings of an order are looked at by one plan, whatever is searched for', async () => {
    for (let number = 0; number < 12; number += 1) {
      const { errors } = await server.graphql(
        `{ crops(first: 20, filter: { search: "crop ${number}" }) { nodes { id } } }`,
      );
      expect(errors).toEqual([]);
    }
    const [plans] = await server.dataSource.query(
      `SELECT max(custom_plans) AS anew, max(generic_plans) AS once FROM pg_prepared_statements
       WHERE statement LIKE '%search_text LIKE%'`,
    );
    // PostgreSQL plans the first five for their values, to have something to compare with.
    expect(Number(plans.anew)).toBe(5);
    expect(Number(plans.once)).toBeGreaterThanOrEqual(7);
  });
}
