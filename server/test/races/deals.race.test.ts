import {
  accept,
  broken,
  decline,
  everythingOf,
  type PlacedBid,
  placeBid,
  removeCrop,
  withdraw,
} from '../bids/trading.js';
import { call, insertCrop } from '../crops/market.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { untilAnswered } from '../support/until-answered.js';
import { twoServers } from './two-servers.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const ROUNDS = ON_POSTGRES_SERVER ? 20 : 3;
const BUYERS = 20;

const race = twoServers({ buyers: BUYERS });
const { either, buyerOf } = race;
const statuses = (replies: ReadonlyArray<{ readonly status: number }>) => replies.map(({ status }) => status).sort();

/** One race after the other, each on a crop of its own, with everything that has to hold looked at after each. */
async function rounds(turn: (round: number, cropId: string) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const crop = await insertCrop(race.server, race.farmer, { minQuantity: 4 });
    await turn(round, crop.id);
    expect(await broken(race.server, crop.id)).toEqual([]);
  }
}

test(`T4: two bids on the whole accepted at once make one deal, ${ROUNDS} times`, async () => {
  await rounds(async (_round, cropId) => {
    const bids = [await placeBid(race.server, buyerOf(0), cropId), await placeBid(race.server, buyerOf(1), cropId)];
    const replies = await Promise.all(bids.map(({ offerId }, index) => accept(either(index), race.farmer, offerId)));
    expect(statuses(replies)).toEqual([200, 409]);
    const { deals, crop } = await everythingOf(race.server, cropId);
    expect(deals).toHaveLength(1);
    expect(crop).toMatchObject({ status: 'sold' });
  });
});

test('T4: the same offer accepted at once, in two tabs and twice in each, is one deal', async () => {
  await rounds(async (_round, cropId) => {
    const { offerId } = await placeBid(race.server, buyerOf(0), cropId, { quantity: 20 });
    const replies = await Promise.all([0, 1, 2, 3].map((index) => accept(either(index), race.farmer, offerId)));
    expect(statuses(replies)).toEqual([200, 409, 409, 409]);
  });
});

test('T3: accepting against withdrawing: one of both is done', async () => {
  await rounds(async (round, cropId) => {
    const { offerId, bidId } = await placeBid(race.server, buyerOf(0), cropId);
    const replies = await Promise.all([
      accept(either(round), race.farmer, offerId),
      withdraw(either(round + 1), buyerOf(0), bidId),
    ]);
    expect(statuses(replies)).toEqual([200, 409]);
  });
});

test('T3: accepting against declining: one of both is done', async () => {
  await rounds(async (round, cropId) => {
    const { offerId } = await placeBid(race.server, buyerOf(0), cropId);
    const replies = await Promise.all([
      accept(either(round), race.farmer, offerId),
      decline(either(round + 1), race.farmer, offerId),
    ]);
    expect(statuses(replies)).toEqual([200, 409]);
  });
});

test('T6: accepting against removing the crop: a deal that was made stays', async () => {
  await rounds(async (round, cropId) => {
    const { offerId } = await placeBid(race.server, buyerOf(0), cropId);
    await placeBid(race.server, buyerOf(1), cropId);
    const [accepted, removed] = await Promise.all([
      accept(either(round), race.farmer, offerId),
      removeCrop(either(round + 1), race.farmer, cropId),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(accepted.status);
    expect((await everythingOf(race.server, cropId)).deals).toHaveLength(accepted.status === 200 ? 1 : 0);
  });
});

test('T5: accepting against a new bid of the same buyer: the old price is never paid for the new one', async () => {
  await rounds(async (round, cropId) => {
    const { offerId } = await placeBid(race.server, buyerOf(0), cropId, { bidAmount: 2_500, quantity: 40 });
    const [accepted, placed] = await Promise.all([
      accept(either(round), race.farmer, offerId),
      call(either(round + 1), 'POST', '/api/bids/place', {
        as: buyerOf(0),
        body: { cropId, bidAmount: 2_400, quantity: 40 },
      }),
    ]);
    expect(placed.status).toBe(201);
    const { deals, bids } = await everythingOf(race.server, cropId);
    if (accepted.status === 200) {
      expect(deals).toMatchObject([{ price_paise: '250000' }]);
    } else {
      expect(accepted.body).toMatchObject({ code: 'OFFER_CHANGED', details: { offer: { price: 2_400 } } });
      expect(deals).toEqual([]);
    }
    expect(bids.filter(({ state }) => state === 'OPEN')).toHaveLength(1);
  });
});

test('twenty part lots accepted at once: as many as there is room for', async () => {
  await rounds(async (_round, cropId) => {
    // One after the other: only what follows is raced.
    const bids: PlacedBid[] = [];
    for (let index = 0; index < BUYERS; index += 1) {
      const quantity = index % 2 === 0 ? 8 : 7.5;
      bids.push(await placeBid(either(index), buyerOf(index), cropId, { quantity }));
    }
    const replies = await Promise.all(
      bids.map(({ offerId }, index) => untilAnswered(() => accept(either(index), race.farmer, offerId))),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['QUANTITY_GONE']));
    const { crop, deals } = await everythingOf(race.server, cropId);
    expect(deals).toHaveLength(replies.length - refused.length);
    // What is left is less than any of those that were refused.
    expect(Number(crop?.sold_quantity)).toBeGreaterThan(80 - 8);
  });
});

test('a buyer who bids in ten tabs at once has one live bid', async () => {
  await rounds(async (_round, cropId) => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        untilAnswered(() =>
          call(either(index), 'POST', '/api/bids/place', { as: buyerOf(0), body: { cropId, bidAmount: 100 + index } }),
        ),
      ),
    );
    expect(statuses(replies)).toEqual(Array(10).fill(201));
    const { bids } = await everythingOf(race.server, cropId);
    expect(bids.map(({ state }) => state).sort()).toEqual(['OPEN', ...Array<string>(9).fill('REPLACED')]);
  });
});
