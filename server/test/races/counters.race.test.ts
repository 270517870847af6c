import {
  accept,
  broken,
  confirmQuantity,
  counter,
  decline,
  everythingOf,
  lastOfferOf,
  placeBid,
  removeCrop,
  withdraw,
  withdrawCounter,
} from '../bids/trading.js';
import { call, insertCrop } from '../crops/market.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { twoServers } from './two-servers.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const ROUNDS = ON_POSTGRES_SERVER ? 20 : 3;

const race = twoServers({ buyers: 2 });
const { either, buyerOf } = race;
const statuses = (replies: ReadonlyArray<{ readonly status: number }>) => replies.map(({ status }) => status).sort();

interface Thread {
  readonly cropId: string;
  readonly bidId: string;
  /** The buyer's first offer, and the farmer's counter-offer to it. */
  readonly offerId: string;
  readonly counterId: string;
}

/** One race after the other, each over a bid of 40 of 80 quintals that was countered, with all that has to hold looked at. */
async function rounds(turn: (thread: Thread, round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const crop = await insertCrop(race.server, race.farmer, { minQuantity: 4 });
    const { bidId, offerId } = await placeBid(race.server, buyerOf(0), crop.id, { quantity: 40 });
    const counterId = lastOfferOf(await counter(race.server, race.farmer, offerId));
    await turn({ cropId: crop.id, bidId, offerId, counterId }, round);
    expect(await broken(race.server, crop.id)).toEqual([]);
  }
}

test(`T3: accepting a counter-offer against taking it back: one of both is done, ${ROUNDS} times`, async () => {
  await rounds(async ({ cropId, counterId }, round) => {
    const [accepted, takenBack] = await Promise.all([
      accept(either(round), buyerOf(0), counterId),
      withdrawCounter(either(round + 1), race.farmer, counterId),
    ]);
    expect(statuses([accepted, takenBack])).toEqual([200, 409]);
    expect((await everythingOf(race.server, cropId)).deals).toHaveLength(accepted.status === 200 ? 1 : 0);
  });
});

test('T3: two answers to one offer, from two tabs: one counts', async () => {
  await rounds(async ({ cropId, counterId }, round) => {
    const replies = await Promise.all([
      accept(either(round), buyerOf(0), counterId),
      decline(either(round + 1), buyerOf(0), counterId, {}),
      counter(either(round), buyerOf(0), counterId, { price: 2_500 }),
      counter(either(round + 1), buyerOf(0), counterId, { price: 2_510 }),
    ]);
    expect(statuses(replies)).toEqual([200, 409, 409, 409]);
    const { offers, deals } = await everythingOf(race.server, cropId);
    expect(offers).toHaveLength(2 + replies.slice(2).filter(({ status }) => status === 200).length);
    expect(deals).toHaveLength(replies[0].status === 200 ? 1 : 0);
  });
});

test('T3: countering against accepting, rejecting and withdrawing an open bid: one is done', async () => {
  await rounds(async ({ bidId, counterId }, round) => {
    await withdrawCounter(race.server, race.farmer, counterId);
    const offerId = (await everythingOf(race.server, (await bidOf(bidId)).cropId)).offers.find(
      ({ made_by }) => made_by === 'buyer',
    )?.id as string;
    const replies = await Promise.all([
      counter(either(round), race.farmer, offerId, { price: 2_700 }),
      counter(either(round + 1), race.farmer, offerId, { price: 2_800 }),
      accept(either(round), race.farmer, offerId),
      decline(either(round + 1), race.farmer, offerId),
      withdraw(either(round), buyerOf(0), bidId),
    ]);
    expect(statuses(replies)).toEqual([200, 409, 409, 409, 409]);
  });
});

/** Which crop a bid is on. */
async function bidOf(bidId: string): Promise<{ cropId: string }> {
  const [row] = await race.server.dataSource.query('SELECT crop_id AS "cropId" FROM bids WHERE id = $1', [bidId]);
  return row;
}

test('T5: accepting a counter-offer against bidding anew: nobody buys twice', async () => {
  await rounds(async ({ cropId, counterId }, round) => {
    const [accepted, placed] = await Promise.all([
      accept(either(round), buyerOf(0), counterId),
      call(either(round + 1), 'POST', '/api/bids/place', {
        as: buyerOf(0),
        body: { cropId, bidAmount: 2_400, quantity: 40 },
      }),
    ]);
    expect(placed.status).toBe(201);
    expect([200, 409]).toContain(accepted.status);
    const { deals, bids } = await everythingOf(race.server, cropId);
    expect(deals).toHaveLength(accepted.status === 200 ? 1 : 0);
    expect(bids.filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
  });
});

test('T4: selling to somebody else against accepting a counter-offer: no more than there is', async () => {
  await rounds(async ({ cropId, bidId, counterId }, round) => {
    const big = await placeBid(race.server, buyerOf(1), cropId, { quantity: 60 });
    const replies = await Promise.all([
      accept(either(round), buyerOf(0), counterId),
      accept(either(round + 1), race.farmer, big.offerId),
    ]);
    expect(statuses(replies)).toEqual([200, 409]);
    if (replies[1].status === 200) {
      // The counter-offer was for more than was left then.
      expect(replies[0].body.code).toBe('OFFER_CHANGED');
      const confirmed = await Promise.all([0, 1].map((index) => confirmQuantity(either(index), buyerOf(0), bidId)));
      expect(statuses(confirmed)).toEqual([200, 409]);
    }
  });
});

test('T6: removing a crop against answering a counter-offer', async () => {
  await rounds(async ({ cropId, counterId }, round) => {
    const [accepted, removed] = await Promise.all([
      accept(either(round), buyerOf(0), counterId),
      removeCrop(either(round + 1), race.farmer, cropId),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(accepted.status);
  });
});
