import { ENTITIES } from '../../src/bootstrap/entities.js';
import { MIGRATIONS } from '../../src/bootstrap/migrations.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { newId } from '../../src/platform/ids.js';
import { auctionOf, bid } from '../auctions/auctioning.js';
import { accept, counter, lastOfferOf, myDeals, signedInAgain } from '../bids/trading.js';
import { ask, call, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { makeDatabase } from '../support/own-database.js';

/*
 * An installation of the version 762936a (21 November 2026: no offers, no deals, auctions without an end) becomes one of
 * today, and people go on trading in what they had. The rows are those that its commands wrote, by the clock of their database.
 */

/** The last migration of that version. */
const LAST_OF_OLD = 'AdvisorBudget1763700300000';
const OF_OLD = MIGRATIONS.slice(0, MIGRATIONS.findIndex(({ name }) => name === LAST_OF_OLD) + 1);

/** As that version stored it. */
const PASSWORD = 'Hari-fasal-2026';
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$fvOSH1rZ/SBkU1szIn4lwg$PbvhL559HCkj0UDD50OFA7OYIxg/KVOhgK33ZnTjpDk';

type Sql = (text: string, values?: unknown[]) => Promise<unknown>;

const people = { farmer: newId(), anita: newId(), imran: newId() };
const crops = { withBids: newId(), withReserve: newId(), withoutBids: newId(), fixed: newId(), other: newId() };
const emailOf = (id: string) => `${id}@example.in`;

async function insertOldRows(sql: Sql): Promise<void> {
  for (const [name, id] of Object.entries(people)) {
    await sql(
      `INSERT INTO users (id, first_name, last_name, email, phone, password_hash, role, gender, created_at)
       VALUES ($1, $2, 'Singh', $3, '9876543210', $4, $5, 'other', now() - interval '30 days')`,
      [id, name, emailOf(id), PASSWORD_HASH, name === 'farmer' ? 'farmer' : 'buyer'],
    );
  }
  for (const [name, id] of Object.entries(crops)) {
    await sql(
      `INSERT INTO crops (id, farmer_id, crop_name, category, description, quantity_amount, quantity_unit, price_type,
         base_price_paise, reserve_price_paise, state, district, address, quality_grade, organic, pesticides_used,
         fertilizers_used, certifications, status, verified, search_text, created_at)
       VALUES ($1, $2, 'Wheat', 'grains', 'Clean and dry.', 80, 'quintal', $3, 160000, $4, 'Haryana', 'Hisar', 'Village Kaimri',
         'A', false, '{}', '{}', '{}', 'active', false, 'wheat', now() - interval '5 days')`,
      [id, people.farmer, name.startsWith('with') ? 'auction' : 'fixed', name === 'withReserve' ? 190_000 : null],
    );
  }
  const bids = [
    [crops.withBids, people.anita, 165_000],
    [crops.withBids, people.imran, 170_000],
    [crops.withReserve, people.anita, 170_000],
    [crops.fixed, people.anita, 155_000],
    [crops.fixed, people.imran, 158_000],
    [crops.other, people.anita, 159_000],
  ] as const;
  for (const [index, [crop, buyer, paise]] of bids.entries()) {
    await sql(
      `INSERT INTO bids (id, crop_id, buyer_id, amount_paise, status, created_at)
       VALUES ($1, $2, $3, $4, 'pending', now() - $5 * interval '7 minutes')`,
      [newId(), crop, buyer, paise, bids.length - index],
    );
  }
}

const open = (url: string, migrations: typeof MIGRATIONS) =>
  createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations }).initialize();

let database: Awaited<ReturnType<typeof makeDatabase>>;
let server: TestServer;
let farmer: Person;
let anita: Person;
let imran: Person;
beforeAll(async () => {
  database = await makeDatabase('upgrade');
  const old = await open(database.url, OF_OLD);
  await migrate(old);
  await insertOldRows((text, values) => old.query(text, values));
  await old.destroy();
  const upgraded = await open(database.url, MIGRATIONS);
  await migrate(upgraded);
  await upgraded.destroy();
  server = await startTestServer({ database: { url: database.url, poolSize: 4 } });
  const signIn = (name: keyof typeof people): Promise<Person> => {
    const id = people[name];
    return signedInAgain(server, { id, email: emailOf(id), password: PASSWORD, firstName: name, token: '' });
  };
  [farmer, anita, imran] = [await signIn('farmer'), await signIn('anita'), await signIn('imran')];
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Every identifier of a list that is read two a page. Throws where it has not ended after ten pages. */
async function readToItsEnd(as: Person, field: string): Promise<string[]> {
  const query = `query ($after: String) { list: ${field} { nodes { id } pageInfo { hasNextPage endCursor } } }`;
  const ids: string[] = [];
  for (let page = 0, after: string | null = null; page < 10; page += 1) {
    const { body, text } = await ask(server, query, { after }, as);
    if (!body.data?.list) throw new Error(`A list of a test answered ${text}`);
    const { nodes, pageInfo } = body.data.list;
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    if (!pageInfo.hasNextPage) return ids;
    after = pageInfo.endCursor;
  }
  throw new Error(`${field} has no end`);
}

const LISTS: ReadonlyArray<readonly [string, () => Person, number]> = [
  ['receivedBids(first: 2, after: $after, waiting: true)', () => farmer, 3],
  ['receivedBids(first: 2, after: $after)', () => farmer, 6],
  ['myAuctions(first: 2, after: $after)', () => farmer, 3],
  ['myAuctions(first: 1, after: $after)', () => anita, 2],
  ['myBids(first: 2, after: $after)', () => anita, 4],
  ['crops(first: 2, after: $after)', () => anita, 5],
];

describe('what the version of 21 November had, after the upgrade', () => {
  test.each(LISTS)('%s ends after its last row and has none twice', async (field, as, rows) => {
    const ids = await readToItsEnd(as(), field);
    expect(ids).toHaveLength(rows);
    expect(new Set(ids).size).toBe(rows);
  });

  test('bids in its auctions are taken, from people of then and of now', async () => {
    expect(await auctionOf(server, anita, crops.withBids)).toMatchObject({
      currentPrice: 1_700,
      viewerStanding: 'OUTBID',
    });
    const rama = await person(server, 'buyer');
    expect(await bid(server, rama, crops.withBids, { bidAmount: 1_750 })).toMatchObject({ status: 201 });
    expect(await bid(server, anita, crops.withBids, { bidAmount: 1_800 })).toMatchObject({ status: 201 });
    expect(await bid(server, imran, crops.withReserve, { bidAmount: 1_950 })).toMatchObject({ status: 201 });
    expect(await auctionOf(server, anita, crops.withBids)).toMatchObject({
      currentPrice: 1_800,
      viewerStanding: 'LEADING',
    });
  });

  test('who leads one of its auctions raises their maximum', async () => {
    const raised = await bid(server, anita, crops.withBids, { bidAmount: 1_805, maxAmount: 2_000 });
    expect(raised).toMatchObject({ status: 201, body: { bid: { maxAmount: 2_000 } } });
  });

  test('its auctions are edited: the words of one with bids, the end of one without', async () => {
    const edit = (id: string, changes: object) =>
      call(server, 'PATCH', `/api/crops/${id}`, { as: farmer, body: { version: 1, ...changes } });
    expect(await edit(crops.withBids, { description: 'Sieved twice.' })).toMatchObject({ status: 200 });
    const auctionEndsAt = new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(await edit(crops.withoutBids, { auctionEndsAt })).toMatchObject({ status: 200 });
    expect(await auctionOf(server, anita, crops.withoutBids)).toMatchObject({ endsAt: auctionEndsAt });
  });

  test('bids at a fixed price are answered, raised and accepted', async () => {
    const query = `query ($id: ID!) { cropBids(cropId: $id, first: 5) { nodes { buyer { firstName } offers { id } } } }`;
    const { nodes } = (await ask(server, query, { id: crops.fixed }, farmer)).body.data.cropBids;
    expect(nodes.map(({ buyer }: { buyer: { firstName: string } }) => buyer.firstName)).toEqual(['imran', 'anita']);
    const [ofImran, ofAnita] = nodes.map(({ offers }: { offers: Array<{ id: string }> }) => offers[0]?.id);
    const countered = lastOfferOf(await counter(server, farmer, ofAnita, { price: 1_590 }));
    expect(await accept(server, farmer, ofImran)).toMatchObject({ status: 200 });
    expect(await accept(server, anita, countered)).toMatchObject({ status: 409 });
    expect(await bid(server, imran, crops.other, { bidAmount: 1_600 })).toMatchObject({ status: 201 });
    expect((await myDeals(server, imran)).body.data.myDeals).toMatchObject({ nodes: [{ price: 1_580 }] });
  });
});

test('every moment that is stored has milliseconds, as the program writes it, and the database’s clock no more', async () => {
  const finer: unknown[] = await server.dataSource.query(
    `SELECT table_name || '.' || column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type LIKE 'timestamp%' AND datetime_precision <> 3`,
  );
  expect(finer).toEqual([]);
});
