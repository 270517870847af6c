import type { Logger as QueryLogger } from 'typeorm';
import { signedInAgain } from '../bids/trading.js';
import { person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { fillTrade, idOf, removeTrade } from './trade-rows.js';

/*
 * What people read of their trade, and what the minute's jobs look for, goes by an index: nothing reads a whole table. With
 * PLAN_CROPS=100000 on a PostgreSQL server the same is asked of a market as large as that.
 */
const CROPS = Number(process.env.PLAN_CROPS ?? 2_000);
/** From so many crops on PostgreSQL chooses freely. */
const LARGE = 50_000;
const PEOPLE = CROPS >= LARGE ? 2_000 : 100;
const MINUTES = 60_000;

let server: TestServer;
let farmer: string;
let buyer: string;
const ids = { farmer: '', buyer: '', crop: '', deal: '' };
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
  const model = await person(server, 'farmer');
  await fillTrade(server.dataSource, { crops: CROPS, people: PEOPLE }, { now: server.clock.now(), model: model.id });
  const [row]: ReadonlyArray<typeof ids> = await server.dataSource.query(
    `SELECT ${idOf('users', 20)} AS farmer, ${idOf('users', PEOPLE + 3)} AS buyer, ${idOf('crops', 20)} AS crop,
       ${idOf('deals', 103)} AS deal`,
  );
  Object.assign(ids, row);
  // They are copies of one account, its password too.
  const tokenOf = async (number: number) =>
    (await signedInAgain(server, { ...model, email: `trade-${number}@example.in` })).token;
  [farmer, buyer] = [await tokenOf(20), await tokenOf(PEOPLE + 3)];
  server.dataSource.logger = noting;
}, 30 * MINUTES);

afterAll(async () => {
  statements.length = 0;
  await removeTrade(server.dataSource);
  await server.close();
}, 10 * MINUTES);

/**
 * The plans of what was just asked in which a table is read from one end to the other, or which cost so much that PostgreSQL
 * would compile them, which takes seconds.
 */
async function wholeReads(): Promise<string[]> {
  const asked = statements.splice(0).filter(({ sql }) => /^\s*(SELECT|UPDATE|DELETE)/i.test(sql));
  expect(asked.length).toBeGreaterThan(0);
  const found: string[] = [];
  // In a small market a whole table is read faster than an index: there only what has no index at all still does so.
  const runner = server.dataSource.createQueryRunner();
  await runner.query(`SET enable_seqscan = ${CROPS >= LARGE ? 'on' : 'off'}`);
  for (const { sql, parameters } of asked) {
    const lines: Array<Record<string, string>> = await runner.query(`EXPLAIN ${sql}`, parameters);
    const plan = lines.map((line) => line['QUERY PLAN'] ?? '');
    if (plan.some((line) => line.includes('Seq Scan on') || (CROPS >= LARGE && line.startsWith('JIT'))))
      found.push(`${sql}\n${plan.join('\n')}`);
  }
  await runner.query('RESET enable_seqscan');
  await runner.release();
  statements.length = 0;
  return found;
}

const BID = 'id state bidAmount quantity { amount } lastOffer { id } allowedActions';
const READS: ReadonlyArray<readonly [string, () => string, () => string]> = [
  ['my bids', () => buyer, () => `{ myBids(first: 20) { totalCount nodes { ${BID} } } }`],
  ['my bids that wait', () => buyer, () => `{ myBids(first: 20, waiting: true) { totalCount nodes { ${BID} } } }`],
  ['received bids', () => farmer, () => `{ receivedBids(first: 20) { totalCount nodes { ${BID} } } }`],
  [
    'received bids that wait',
    () => farmer,
    () => `{ receivedBids(first: 20, waiting: true) { totalCount nodes { ${BID} } } }`,
  ],
  ['own auctions', () => farmer, () => `{ myAuctions(first: 20) { totalCount nodes { id auction { bidCount } } } }`],
  [
    'auctions with own bids',
    () => buyer,
    () => `{ myAuctions { totalCount nodes { id auction { viewerStanding } } } }`,
  ],
  ['the bids on a crop', () => farmer, () => `{ cropBids(cropId: "${ids.crop}") { totalCount nodes { ${BID} } } }`],
  [
    'own crops with their live bids',
    () => farmer,
    () =>
      `{ farmerCrops(farmerId: "${ids.farmer}") { totalCount nodes { id liveBids { count bestPrice } } } myCropSummary { listed } }`,
  ],
  [
    'my deals',
    () => buyer,
    () => '{ myDeals(first: 20) { totalCount nodes { id state turns { step } payments { id } events { step } } } }',
  ],
  ['a deal', () => farmer, () => `{ deal(id: "${ids.deal}") { id state pickup { day } events { step } } }`],
  ['notifications', () => farmer, () => '{ notifications(first: 20) { totalCount nodes { id text } } }'],
  ['the bell', () => farmer, () => '{ unreadNotifications }'],
  [
    'a person',
    () => buyer,
    () =>
      `{ person(id: "${ids.farmer}") { rating reviews dealsCompleted dealsCancelled answersWithinHours ratings(first: 5) { nodes { stars } } } }`,
  ],
];

test.each(READS)('%s', async (_name, token, query) => {
  const { errors } = await server.graphql(query(), {}, token());
  expect(errors).toEqual([]);
  expect(await wholeReads()).toEqual([]);
});

test("the minute's jobs", async () => {
  const found: Record<string, string[]> = {};
  for (const [name, work] of Object.entries(server.parts.jobs.everyMinute)) {
    await work(server.parts.systemContext());
    // Without a key of data.gov.in no price is due, and nothing is asked.
    found[name] = name === 'prices due' ? statements.map(({ sql }) => sql) : await wholeReads();
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
});
