import { writeDownAuction } from '../../src/modules/crops/write-down-auctions.js';
import { brokenBy } from '../bids/broken-by-hand.js';
import { allSignedInAgain } from '../bids/trading.js';
import { person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { AUCTION_INVARIANTS } from './auction-invariants.js';
import { bid, DAY_MS, HOUR_MS, insertAuction } from './auctioning.js';

/* What the rounds and the races hold every auction against can itself go red: each invariant is broken by hand. */

/** The auctions that are there: one that goes on, one below its reserve that waits for its farmer, and one that is sold. */
type Stage = 'live' | 'waiting' | 'sold';

/** One or more ways to break each of them. */
const BREAKING: Readonly<Record<string, ReadonlyArray<readonly [stage: Stage, sql: string]>>> = {
  'an auction with a price has one leader, and one without has none': [
    ['live', "UPDATE bids SET auction_place = 'OUTBID'"],
    ['live', "UPDATE bids SET auction_place = 'WINNING'"],
    ['live', 'UPDATE crops SET auction_price_paise = NULL'],
  ],
  'who leads has the highest maximum, the earliest of equals': [
    ['live', "UPDATE bids SET max_paise = max_paise * 2 WHERE auction_place = 'OUTBID'"],
    ['live', 'UPDATE bids SET max_paise = 500000'],
  ],
  "the price is within the leader's maximum": [['live', 'UPDATE crops SET auction_price_paise = 1000000']],
  'the price is the reserve or more where the leader would pay that, and who leads wins then': [
    ['waiting', "UPDATE bids SET auction_place = 'WINNING' WHERE auction_place = 'LEADING'"],
    ['live', "UPDATE bids SET auction_place = 'LEADING' WHERE auction_place = 'WINNING'"],
    ['live', 'UPDATE crops SET reserve_price_paise = auction_price_paise + 1'],
  ],
  'the price is that of the last line of the history, which never falls': [
    ['live', 'UPDATE crops SET auction_price_paise = auction_price_paise + 1'],
    ['live', 'UPDATE auction_prices SET price_paise = price_paise + 1000000 WHERE position = 1'],
  ],
  'the history has no gap, and everybody one number': [
    ['live', 'DELETE FROM auction_prices WHERE position = 1'],
    ['live', 'UPDATE auction_prices SET bidder = 1'],
    ['live', 'UPDATE auction_prices SET bidder = bidder + 1'],
  ],
  'no bid after the end': [['live', 'UPDATE auction_prices SET created_at = (SELECT auction_ends_at FROM crops)']],
  'at most ten extensions, and no end beyond them': [
    ['live', 'UPDATE crops SET auction_extensions = 11'],
    ['live', "UPDATE crops SET auction_ends_at = auction_ends_at + interval '1 second'"],
  ],
  'an auction that is sold has its one deal at its price with who led, and no other has any': [
    ['sold', 'DELETE FROM deals'],
    ['sold', 'INSERT INTO deals SELECT * FROM deals'],
    ['sold', 'UPDATE deals SET price_paise = price_paise + 1'],
    ['sold', "UPDATE bids SET auction_place = 'OUTBID'"],
    ['waiting', "UPDATE crops SET auction_state = 'SOLD'"],
    ['sold', "UPDATE crops SET auction_state = 'NOT_SOLD'"],
  ],
  'an auction that is over has no bid that waits, but for the one that its farmer may accept': [
    ['live', "UPDATE crops SET auction_state = 'AWAITING_FARMER'"],
    ['waiting', "UPDATE crops SET auction_state = 'NOT_SOLD'"],
  ],
  'its status is that of its auction': [
    ['live', "UPDATE crops SET status = 'expired'"],
    ['waiting', "UPDATE crops SET status = 'active'"],
    ['sold', "UPDATE crops SET status = 'expired'"],
  ],
  'whoever bid in an auction that is over hears of it once': [
    ['sold', 'INSERT INTO notifications SELECT * FROM notifications'],
  ],
};

let server: TestServer;
const auctions = new Map<Stage, string>();
beforeAll(async () => {
  server = await startTestServer();
  let people = {
    farmer: await person(server, 'farmer'),
    first: await person(server, 'buyer'),
    second: await person(server, 'buyer'),
  };
  const begin = async (stage: Stage, endsInMs: number, reservePricePaise: number) => {
    const { id } = await insertAuction(server, people.farmer, { endsInMs, reservePricePaise });
    await bid(server, people.first, id, { bidAmount: 1_600, maxAmount: 1_700 });
    await bid(server, people.second, id, { bidAmount: 1_660, maxAmount: 1_900 });
    auctions.set(stage, id);
  };
  await begin('sold', 2 * HOUR_MS, 1_650_00);
  await begin('waiting', 2 * HOUR_MS, 2_500_00);
  server.clock.advance(3 * HOUR_MS);
  people = await allSignedInAgain(server, people);
  await begin('live', DAY_MS, 1_650_00);
  for (const id of auctions.values()) await writeDownAuction(server.parts.systemContext(), id);
});
afterAll(() => server.close());

const cropOf = (stage: Stage): string => {
  const id = auctions.get(stage);
  if (id === undefined) throw new Error(`There is no auction that is ${stage}.`);
  return id;
};

test.each<Stage>(['live', 'waiting', 'sold'])('whole, none is broken: %s', async (stage) => {
  expect(await brokenBy(server, cropOf(stage))).toEqual([]);
});

test('each of them is broken here', () => {
  expect(Object.keys(BREAKING).sort()).toEqual(Object.keys(AUCTION_INVARIANTS).sort());
});

const CASES = Object.entries(BREAKING).flatMap(([name, ways]) => ways.map((way) => [name, ...way] as const));
test.each(CASES)('%s, %s: %s', async (name, stage, sql) => {
  expect(await brokenBy(server, cropOf(stage), sql)).toContain(name);
});
