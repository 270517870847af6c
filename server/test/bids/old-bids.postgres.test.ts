import pg from 'pg';
import type { DataSource } from 'typeorm';
import { ENTITIES } from '../../src/bootstrap/entities.js';
import { MIGRATIONS } from '../../src/bootstrap/migrations.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { newId } from '../../src/platform/ids.js';

const THIS_ONE = 'OffersAndDeals1763800500000';
const before = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex((migration) => migration.name === THIS_ONE),
);

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const name = `annapath_old_bids_${process.pid}`;
const admin = new pg.Client({ connectionString: serverUrl });
let dataSource: DataSource;

async function open(migrations: typeof MIGRATIONS): Promise<DataSource> {
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  return createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations }).initialize();
}

const ids = { farmer: newId(), anita: newId(), imran: newId(), active: newId(), sold: newId(), expired: newId() };
const removed = newId();
const bids = {
  older: newId(),
  newer: newId(),
  imran: newId(),
  closed: newId(),
  onSold: newId(),
  onExpired: newId(),
};

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  dataSource = await open(before);
  await migrate(dataSource);
  for (const [id, role] of [
    [ids.farmer, 'farmer'],
    [ids.anita, 'buyer'],
    [ids.imran, 'buyer'],
  ]) {
    await dataSource.query(
      `INSERT INTO users (id, first_name, last_name, email, phone, password_hash, role, gender, created_at)
       VALUES ($1, 'A', 'B', $1::uuid::text || '@example.in', '9876543210', 'none', $2, 'other', now())`,
      [id, role],
    );
  }
  for (const [id, status] of [
    [ids.active, 'active'],
    [ids.sold, 'sold'],
    [ids.expired, 'expired'],
    [removed, 'active'],
  ]) {
    await dataSource.query(
      `INSERT INTO crops (id, farmer_id, crop_name, category, description, quantity_amount, quantity_unit, price_type,
         base_price_paise, state, district, address, quality_grade, organic, pesticides_used, fertilizers_used,
         certifications, status, verified, search_text, created_at)
       VALUES ($1, $2, 'Wheat', 'grains', 'Dry.', 80.5, 'quintal', 'fixed', 252000, 'Haryana', 'Hisar', 'A village', 'A',
         false, '{}', '{}', '{}', $3, false, '', now())`,
      [id, ids.farmer, status],
    );
  }
  await dataSource.query('UPDATE crops SET deleted_at = now() WHERE id = $1', [removed]);
  const bid = (id: string, cropId: string, buyerId: string, hoursAgo: number, status = 'pending') =>
    dataSource.query(
      `INSERT INTO bids (id, crop_id, buyer_id, amount_paise, status, created_at)
       VALUES ($1, $2, $3, 248050, $4, now() - $5 * interval '1 hour')`,
      [id, cropId, buyerId, status, hoursAgo],
    );
  await bid(bids.older, ids.active, ids.anita, 900);
  await bid(bids.newer, ids.active, ids.anita, 800);
  await bid(bids.imran, ids.active, ids.imran, 1);
  await bid(bids.closed, removed, ids.anita, 700, 'closed');
  await bid(bids.onSold, ids.sold, ids.anita, 600);
  await bid(bids.onExpired, ids.expired, ids.anita, 500);
  await dataSource.destroy();
  dataSource = await open(MIGRATIONS);
  await migrate(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

const stateOf = async (id: string) => {
  const rows: ReadonlyArray<Readonly<Record<string, unknown>>> = await dataSource.query(
    `SELECT state, ended_reason, quantity, ended_at IS NULL AS is_live,
       round(extract(epoch FROM valid_until - now()) / 3600) AS hours_left FROM bids WHERE id = $1`,
    [id],
  );
  return rows[0];
};

describe('bids of before there were offers', () => {
  test('of a buyer’s pending bids on a crop the newest is live, for 48 hours from now', async () => {
    expect(await stateOf(bids.newer)).toEqual({
      state: 'OPEN',
      ended_reason: null,
      quantity: '80.500',
      is_live: true,
      hours_left: '48',
    });
    expect(await stateOf(bids.imran)).toMatchObject({ state: 'OPEN', hours_left: '48' });
    expect(await stateOf(bids.older)).toMatchObject({ state: 'REPLACED', ended_reason: null, is_live: false });
  });

  test.each([
    ['closed', 'LISTING_REMOVED'],
    ['onSold', 'SOLD_TO_ANOTHER'],
    ['onExpired', 'LISTING_EXPIRED'],
  ] as const)('one that was %s ended so: %s', async (bid, reason) => {
    expect(await stateOf(bids[bid])).toMatchObject({ state: 'EXPIRED', ended_reason: reason, is_live: false });
  });

  test('each has its first offer, with its terms', async () => {
    const offers: unknown[] = await dataSource.query(
      `SELECT 1 FROM offers JOIN bids ON bids.id = offers.bid_id
       WHERE made_by = 'buyer' AND responds_to IS NULL AND price_paise = amount_paise
         AND offers.quantity = bids.quantity AND offers.valid_until = bids.valid_until`,
    );
    expect(offers).toHaveLength(Object.keys(bids).length);
  });

  test('nothing remains of what was sold, all of the rest', async () => {
    const crops: unknown[] = await dataSource.query(
      'SELECT sold_quantity FROM crops WHERE id = ANY($1) ORDER BY status',
      [[ids.active, ids.sold]],
    );
    expect(crops).toEqual([{ sold_quantity: '0.000' }, { sold_quantity: '80.500' }]);
  });

  test('and back again', async () => {
    // Those that came later go first.
    const isThere = (): Promise<unknown[]> =>
      dataSource.query("SELECT 1 FROM migrations WHERE name = 'OffersAndDeals1763800500000'");
    while ((await isThere()).length > 0) await dataSource.undoLastMigration();
    const found: unknown[] = await dataSource.query('SELECT id FROM bids WHERE status = $1 ORDER BY id', ['pending']);
    expect(found).toEqual([bids.newer, bids.imran].sort().map((id) => ({ id })));
  });
});
