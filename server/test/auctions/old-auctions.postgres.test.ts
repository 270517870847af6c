import pg from 'pg';
import type { DataSource } from 'typeorm';
import { ENTITIES } from '../../src/bootstrap/entities.js';
import { MIGRATIONS } from '../../src/bootstrap/migrations.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { newId } from '../../src/platform/ids.js';

const THIS_ONE = 'Auctions1763801100000';
const before = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex((migration) => migration.name === THIS_ONE),
);

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const name = `annapath_old_auctions_${process.pid}`;
const admin = new pg.Client({ connectionString: serverUrl });
let dataSource: DataSource;

async function open(migrations: typeof MIGRATIONS): Promise<DataSource> {
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  return createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations }).initialize();
}

const people = { farmer: newId(), anita: newId(), imran: newId(), neha: newId(), joseph: newId() };
const crops = {
  bidOn: newId(),
  withReserve: newId(),
  endsToday: newId(),
  past: newId(),
  sold: newId(),
  fixed: newId(),
};
const bids = {
  high: newId(),
  low: newId(),
  below: newId(),
  countered: newId(),
  reserve: newId(),
  past: newId(),
  fixed: newId(),
};

async function crop(id: string, values: { status?: string; type?: string; reserve?: number; lastDay?: string } = {}) {
  const { status = 'active', type = 'auction', reserve = null, lastDay = null } = values;
  await dataSource.query(
    `INSERT INTO crops (id, farmer_id, crop_name, category, description, quantity_amount, sold_quantity, quantity_unit, price_type,
       base_price_paise, reserve_price_paise, state, district, address, quality_grade, organic, pesticides_used, fertilizers_used,
       certifications, status, verified, search_text, created_at, expiry_date)
     VALUES ($1, $2, 'Wheat', 'grains', 'Dry.', 80, CASE WHEN $3 = 'sold' THEN 80 ELSE 0 END, 'quintal', $4, 160000, $5,
       'Haryana', 'Hisar', 'A village', 'A', false, '{}', '{}', '{}', $3, false, '', now() - interval '5 days',
       (now() AT TIME ZONE 'Asia/Kolkata')::date + $6::integer)`,
    [id, people.farmer, status, type, reserve, lastDay],
  );
}

async function bid(id: string, cropId: string, buyer: string, paise: number, { hoursAgo = 1, counter = 0 } = {}) {
  await dataSource.query(
    `INSERT INTO bids (id, crop_id, buyer_id, amount_paise, quantity, state, valid_until, created_at)
     VALUES ($1, $2, $3, $4, 80, $6, now() + interval '40 hours', now() - $5 * interval '1 hour')`,
    [id, cropId, buyer, paise, hoursAgo, counter ? 'COUNTERED' : 'OPEN'],
  );
  const first = newId();
  const offer = (offerId: string, position: number, by: string, price: number, responds: string | null) =>
    dataSource.query(
      `INSERT INTO offers (id, bid_id, position, made_by, price_paise, quantity, responds_to, valid_until, created_at)
       VALUES ($1, $2, $3, $4, $5, 80, $6, now() + interval '40 hours', now())`,
      [offerId, id, position, by, price, responds],
    );
  await offer(first, 1, 'buyer', paise, null);
  if (counter) await offer(newId(), 2, 'farmer', counter, first);
}

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  dataSource = await open(before);
  await migrate(dataSource);
  for (const [role, id] of Object.entries(people)) {
    await dataSource.query(
      `INSERT INTO users (id, first_name, last_name, email, phone, password_hash, role, gender, created_at)
       VALUES ($1, 'A', 'B', $1::uuid::text || '@example.in', '9876543210', 'none', $2, 'other', now())`,
      [id, role === 'farmer' ? 'farmer' : 'buyer'],
    );
  }
  await crop(crops.bidOn);
  await crop(crops.withReserve, { reserve: 190000, lastDay: '20' });
  await crop(crops.endsToday, { lastDay: '1' });
  await crop(crops.past, { lastDay: '-1' });
  await crop(crops.sold, { status: 'sold' });
  await crop(crops.fixed, { type: 'fixed' });
  await bid(bids.low, crops.bidOn, people.anita, 165000, { hoursAgo: 3 });
  await bid(bids.high, crops.bidOn, people.imran, 170000, { hoursAgo: 2 });
  await bid(bids.below, crops.bidOn, people.neha, 150000);
  await bid(bids.countered, crops.bidOn, people.joseph, 170000, { counter: 180000 });
  await bid(bids.reserve, crops.withReserve, people.anita, 170000);
  await bid(bids.past, crops.past, people.anita, 170000);
  await bid(bids.fixed, crops.fixed, people.anita, 150000);
  await dataSource.destroy();
  dataSource = await open(MIGRATIONS);
  await migrate(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

async function cropNow(id: string) {
  const rows: ReadonlyArray<Record<string, unknown>> = await dataSource.query(
    `SELECT status, auction_state AS state, auction_price_paise AS price,
       round(extract(epoch FROM auction_ends_at - now()) / 3600) AS hours,
       auction_ends_at = (expiry_date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' AS with_day FROM crops WHERE id = $1`,
    [id],
  );
  return rows[0];
}

const bidNow = async (id: string) =>
  (
    await dataSource.query(
      `SELECT bids.state, ended_reason AS reason, auction_place AS place, max_paise AS max,
         round(extract(epoch FROM valid_until - auction_ends_at) / 3600) AS hours_after
       FROM bids JOIN crops ON crops.id = crop_id WHERE bids.id = $1`,
      [id],
    )
  )[0];

test('AC-511: an auction that was listed without an end ends in three days, or with its last day', async () => {
  expect(await cropNow(crops.bidOn)).toMatchObject({ status: 'active', state: 'LIVE', price: '170000', hours: '72' });
  expect(await cropNow(crops.endsToday)).toMatchObject({ state: 'LIVE', price: null, with_day: true });
  expect(await cropNow(crops.past)).toMatchObject({ status: 'expired', state: null });
  expect(await cropNow(crops.sold)).toMatchObject({ status: 'sold', state: null });
  expect(await cropNow(crops.fixed)).toMatchObject({ status: 'active', state: null });
});

test('AC-511: bids that the auction would take go on in it, the highest first and the earliest of equals', async () => {
  expect(await bidNow(bids.high)).toMatchObject({ state: 'OPEN', place: 'WINNING', max: '170000', hours_after: '0' });
  expect(await bidNow(bids.low)).toMatchObject({ state: 'OPEN', place: 'OUTBID', max: '165000', hours_after: '0' });
  expect(await bidNow(bids.countered)).toMatchObject({ state: 'OPEN', place: 'OUTBID', max: '170000' });
  expect(await bidNow(bids.reserve)).toMatchObject({
    state: 'OPEN',
    place: 'LEADING',
    max: '170000',
    hours_after: '24',
  });
  expect(await bidNow(bids.below)).toMatchObject({ state: 'EXPIRED', reason: 'OUTBID', place: null });
  expect(await bidNow(bids.past)).toMatchObject({ state: 'EXPIRED', reason: 'LISTING_EXPIRED' });
  expect(await bidNow(bids.fixed)).toMatchObject({ state: 'OPEN', place: null, max: null });
  const taken: unknown[] = await dataSource.query(
    `SELECT 1 FROM offers WHERE bid_id = $1 AND made_by = 'farmer' AND withdrawn_at IS NOT NULL`,
    [bids.countered],
  );
  expect(taken).toHaveLength(1);
});

test('AC-511: the history has them in the order of their time', async () => {
  expect(
    await dataSource.query(
      'SELECT bidder, price_paise AS price FROM auction_prices WHERE crop_id = $1 ORDER BY position',
      [crops.bidOn],
    ),
  ).toEqual([
    { bidder: 1, price: '165000' },
    { bidder: 2, price: '170000' },
    { bidder: 3, price: '170000' },
  ]);
});
