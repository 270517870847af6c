import { RatingEntity } from '../../src/modules/ratings/rating.entity.js';
import { DealRated } from '../../src/modules/ratings/rating.events.js';
import { on } from '../../src/platform/events.js';
import { type Person, person } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import { completedDeal, rate } from './rated-deals.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const ROUNDS = ON_POSTGRES_SERVER ? 30 : 5;
const PRESSES = 8;

let server: TestServer;
let other: TestServer;
let farmer: Person;
let buyer: Person;
/** Of each rating, how many became visible with it. */
let told: number[] = [];
beforeAll(async () => {
  // Two servers over one database: what holds only inside one process does not hold here.
  const eventHandlers = [
    on(DealRated, async (_tx, event) => {
      told.push(event.shown.length);
    }),
  ];
  [server, other] = await Promise.all([startTestServer({ eventHandlers }), startTestServer({ eventHandlers })]);
  [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
});

test(`AC-452: ${ROUNDS} times both sides rate at once: both are stored and both are shown`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const deal = await completedDeal(server, farmer, buyer);
    told = [];
    const replies = await Promise.all([
      rate(server, buyer, deal.id, { stars: 4 }),
      rate(other, farmer, deal.id, { stars: 5 }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const again = await rate(server, buyer, deal.id, { stars: 4 });
    expect(again.body.deal).toMatchObject({ yourRating: { stars: 4 }, theirRating: { stars: 5 }, canRate: false });
    expect(told.sort()).toEqual([0, 2]);
    // Exactly one of the two was told that the other one's is visible too: the second.
    const seen = replies.filter(({ body }) => body.deal.theirRating !== null);
    expect(seen).toHaveLength(1);
  }
});

test(`AC-451: ${PRESSES} presses at once are one rating, and each is told so`, async () => {
  const deal = await completedDeal(server, farmer, buyer);
  const replies = await Promise.all(
    Array.from({ length: PRESSES }, (_, index) => rate(index % 2 ? server : other, buyer, deal.id, { stars: 3 })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(PRESSES).fill(200));
  expect(new Set(replies.map(({ body }) => body.deal.yourRating.id)).size).toBe(1);
});

test(`AC-451: of ${PRESSES} different ratings at once one is stored, and the others are told that it is there`, async () => {
  const deal = await completedDeal(server, farmer, buyer);
  const replies = await Promise.all(
    Array.from({ length: PRESSES }, (_, index) =>
      rate(index % 2 ? server : other, buyer, deal.id, { stars: 5, words: `Words of press ${index}.` }),
    ),
  );
  const done = replies.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(PRESSES - 1);
  const stored = await server.dataSource.manager.findBy(RatingEntity, { dealId: deal.id });
  expect(stored).toMatchObject([{ words: done[0]?.body.deal.yourRating.words }]);
});
