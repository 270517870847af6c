import { AUCTION_INVARIANTS } from '../auctions/auction-invariants.js';
import { person } from '../crops/market.js';
import { agreedDeal, completeDeal } from '../deals/dealing.js';
import { startTestServer, type TestServer } from '../harness.js';
import { brokenBy } from './broken-by-hand.js';
import { INVARIANTS } from './invariants.js';
import { counter, placeBid } from './trading.js';

/* What the rounds and the races hold every crop against can itself go red: each invariant is broken by hand. */

/** A key of the farmer, so many times. */
const addKey = (answer: string, times: number) =>
  `INSERT INTO idempotency_keys (account_id, key, command, digest, answer, created_at)
   SELECT farmer_id, 'a key', 'placeBid', '', ${answer}, now() FROM crops, generate_series(1, ${times})`;

/** One or more ways to break each of them. */
const BREAKING: Readonly<Record<string, readonly string[]>> = {
  'no more is sold than was listed, and what remains is what was listed without what was sold and did not come back': [
    'UPDATE crops SET sold_quantity = sold_quantity + 1',
    "UPDATE deals SET state = 'CANCELLED', still_there = true",
    'UPDATE crops SET quantity_amount = sold_quantity - 1',
  ],
  'a crop of which nothing remains is sold, and one of which something remains is not': [
    "UPDATE crops SET status = 'sold'",
    'UPDATE crops SET sold_quantity = quantity_amount',
  ],
  'no live bid on what is sold, removed, or written down as expired': [
    "UPDATE crops SET status = 'sold'",
    "UPDATE crops SET status = 'expired'",
    'UPDATE crops SET deleted_at = now()',
  ],
  'a buyer has at most one live bid on a crop': [
    `UPDATE bids SET buyer_id = (SELECT buyer_id FROM bids WHERE ended_at IS NULL LIMIT 1) WHERE ended_at IS NULL`,
  ],
  'a bid is over, and says since when, or it is live': [
    'UPDATE bids SET ended_at = created_at WHERE ended_at IS NULL',
    'UPDATE bids SET ended_at = NULL',
    "UPDATE bids SET ended_at = created_at - interval '1 second' WHERE ended_at IS NOT NULL",
  ],
  "a bid's first offer has its terms": ['UPDATE bids SET amount_paise = amount_paise + 1', 'DELETE FROM offers'],
  'the offers of a bid have no gap, and at most twenty': [
    'UPDATE offers SET position = 3 WHERE position = 2',
    'INSERT INTO offers SELECT offers.* FROM offers, generate_series(2, 21)',
  ],
  'who is to answer a live bid is not who made its last offer, unless less is left': [
    "UPDATE bids SET state = 'OPEN' WHERE state = 'COUNTERED'",
  ],
  'a bid that can be accepted is for no more than what is left': ['UPDATE offers SET quantity = 1000'],
  'each offer of a bid that was not taken back answers the one before, and none is answered twice': [
    'UPDATE offers SET responds_to = NULL',
    'INSERT INTO offers SELECT * FROM offers WHERE position = 2',
  ],
  'no offer is made before the one that it answers': [
    "UPDATE offers SET created_at = created_at - interval '1 second' WHERE position = 2",
  ],
  'no accepted bid without its deal': ['DELETE FROM deals'],
  'a bid makes one deal': ['INSERT INTO deals SELECT * FROM deals'],
  'no deal without its accepted bid, and none with other terms than its offer': [
    "UPDATE bids SET state = 'WITHDRAWN' WHERE state = 'ACCEPTED'",
    "DELETE FROM bids WHERE state = 'ACCEPTED'",
    'UPDATE deals SET price_paise = price_paise - 1',
  ],
  'a deal is over the last offer that was not taken back': [
    'UPDATE deals SET offer_id = (SELECT id FROM offers WHERE bid_id <> deals.bid_id LIMIT 1)',
  ],
  'the events of a deal have no gap, begin with its making, and end where it stands': [
    'DELETE FROM deal_events WHERE position = 2',
    'DELETE FROM deal_events',
    "UPDATE deals SET state = 'WEIGHED'",
  ],
  'no event of a deal is out of order: each is a step that its table has, and none is before the one before': [
    "UPDATE deal_events SET created_at = created_at - interval '1 second' WHERE position = 2",
    "UPDATE deal_events SET actor = 'buyer' WHERE step = 'RECORD_WEIGHT'",
    "UPDATE deal_events SET state = 'COMPLETED' WHERE position = 1",
  ],
  'a deal is completed only when it is weighed, confirmed and paid, or the operator said so': [
    "UPDATE deal_payments SET status = 'MARKED'",
    'UPDATE deal_weighings SET confirmed_at = NULL',
  ],
  'a key has one answer': [addKey('NULL', 1), addKey("'{}'", 2)],
  'every notification has its event': [
    "UPDATE notifications SET about = 'nothing' WHERE kind = 'NEW_BID'",
    'DELETE FROM offers WHERE position = 2',
    'DELETE FROM deal_events WHERE position = 3',
    "UPDATE notifications SET kind = 'BID_WITHDRAWN' WHERE kind = 'NEW_BID'",
    "UPDATE notifications SET kind = 'SOMETHING_ELSE'",
  ],
  'nobody is told who is no party': ['UPDATE notifications SET account_id = gen_random_uuid()'],
  'every notification has one delivery of a channel': [
    'DELETE FROM deliveries',
    'INSERT INTO deliveries SELECT * FROM deliveries',
  ],
  'every bid at a fixed price is told, and how it ended': [
    "DELETE FROM notifications WHERE kind = 'NEW_BID'",
    "UPDATE bids SET state = 'EXPIRED', ended_at = now() WHERE state = 'OPEN'",
  ],
  'every counter-offer is told': ["DELETE FROM notifications WHERE kind = 'COUNTER_OFFER'"],
  'every step of a deal is told to whom its table says': ["DELETE FROM notifications WHERE kind = 'DEAL_STEP'"],
};

let server: TestServer;
let cropId: string;
beforeAll(async () => {
  server = await startTestServer();
  const deal = await agreedDeal(server);
  cropId = deal.cropId;
  await completeDeal(server, { ...deal, quantity: 40 });
  const [one, other] = await Promise.all([person(server, 'buyer'), person(server, 'buyer')]);
  await placeBid(server, one, cropId, { quantity: 20 });
  const { offerId } = await placeBid(server, other, cropId, { quantity: 40 });
  await counter(server, deal.farmer, offerId);
});
afterAll(() => server.close());

test('whole, none is broken', async () => {
  expect(await brokenBy(server, cropId)).toEqual([]);
});

test('each of them is broken here, and those of auctions beside them', () => {
  const all = [...Object.keys(BREAKING), ...Object.keys(AUCTION_INVARIANTS)];
  expect(all.sort()).toEqual(Object.keys(INVARIANTS).sort());
});

const CASES = Object.entries(BREAKING).flatMap(([name, ways]) => ways.map((sql) => [name, sql] as const));
test.each(CASES)('%s: %s', async (name, sql) => {
  expect(await brokenBy(server, cropId, sql)).toContain(name);
});
