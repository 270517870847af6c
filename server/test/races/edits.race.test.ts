import { accept, broken, everythingOf, placeBid } from '../bids/trading.js';
import { call, insertCrop } from '../crops/market.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { twoServers } from './two-servers.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const ROUNDS = ON_POSTGRES_SERVER ? 30 : 3;

const race = twoServers({ buyers: 4 });
const { either, buyerOf } = race;
const edit = (index: number, cropId: string, body: Readonly<Record<string, unknown>>) =>
  call(either(index), 'PATCH', `/api/crops/${cropId}`, { as: race.farmer, body });
const bid = (index: number, cropId: string, quantity: number) =>
  call(either(index), 'POST', '/api/bids/place', {
    as: buyerOf(index),
    body: { cropId, bidAmount: 2_500, quantity },
  });

test(`AC-422: edits, bids and acceptances at once, ${ROUNDS} times: nobody buys what is not there`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const crop = await insertCrop(race.server, race.farmer, { minQuantity: 5 });
    const offers = await Promise.all(
      [0, 1].map(async (index) => placeBid(race.server, buyerOf(index), crop.id, { quantity: 40 })),
    );
    const [edited] = await Promise.all([
      edit(round, crop.id, { version: 1, remainingQuantity: { amount: 50 } }),
      ...offers.map(({ offerId }, index) => accept(either(round + index), race.farmer, offerId)),
      bid(round + 2, crop.id, 30),
    ]);
    expect([200, 409]).toContain(edited.status);
    expect(await broken(race.server, crop.id)).toEqual([]);
    const { crop: after, deals } = await everythingOf(race.server, crop.id);
    const { sold_quantity: sold, quantity_amount: whole } = after ?? {};
    expect(Number(sold)).toBe(40 * deals.length);
    // An edit that came after no sale leaves 50 in all: only one of the two bids fits in then.
    expect(Number(whole)).toBe(edited.status === 200 ? 50 : 80);
    if (edited.status === 200) expect(deals).toHaveLength(1);
  }
});

test(`AC-424: of edits at once one is done, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const crop = await insertCrop(race.server, race.farmer);
    const prices = [2_401, 2_402, 2_403, 2_404];
    const replies = await Promise.all(
      prices.map((basePrice, index) => edit(index, crop.id, { version: 1, price: { basePrice } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const done = replies.find(({ status }) => status === 200);
    const shown = await call(race.server, 'GET', `/api/crops/${crop.id}`, { as: race.farmer });
    expect(shown.body.crop).toMatchObject({ version: 2, price: done?.body.crop.price });
  }
});

test(`AC-423: a first bid against another unit, ${ROUNDS} times: a bid is of the unit that it was placed in`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const crop = await insertCrop(race.server, race.farmer);
    const [edited, placed] = await Promise.all([
      edit(round, crop.id, { version: 1, remainingQuantity: { unit: 'kg' } }),
      call(either(round + 1), 'POST', '/api/bids/place', {
        as: buyerOf(round),
        body: { cropId: crop.id, bidAmount: 2_500 },
      }),
    ]);
    expect(placed.status).toBe(201);
    // Either the edit came first, and the bid saw it, or the bid did, and the edit was refused.
    expect(placed.body.bid.quantity.unit).toBe(edited.status === 200 ? 'kg' : 'quintal');
    expect([200, 400]).toContain(edited.status);
  }
});
