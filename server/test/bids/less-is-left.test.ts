import { ask, call, insertCrop, type Person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import {
  accept,
  allSignedInAgain,
  broken,
  confirmQuantity,
  counter,
  lastOfferOf,
  nothingChanged,
  placeBid,
  traders,
} from './trading.js';

const CONFIRM = `mutation ($input: ConfirmBidQuantityInput!) { confirmBidQuantity(input: $input) { bid {
  state awaiting lastOffer { id madeBy price quantity { amount } } } } }`;

let server: TestServer;
let farmer: Person;
let buyer: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ farmer, buyer, other } = await traders(server));
});
afterAll(() => server.close());

const HOUR_MS = 60 * 60 * 1_000;

async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  ({ farmer, buyer, other } = await allSignedInAgain(server, { farmer, buyer, other }));
}

/** A bid of 40 of 80 quintals at ₹2,480. */
async function bidOn() {
  const crop = await insertCrop(server, farmer, { minQuantity: 10 });
  return { ...(await placeBid(server, buyer, crop.id, { quantity: 40 })), cropId: crop.id };
}

describe('less is left than was bid for (AC-414)', () => {
  /** A bid of 40, of which 60 of 80 are then sold to somebody else. */
  async function shrunk() {
    const bid = await bidOn();
    const big = await placeBid(server, other, bid.cropId, { quantity: 60 });
    await accept(server, farmer, big.offerId);
    return bid;
  }

  test('its buyer says how much they still want, and the farmer answers that', async () => {
    const { bidId, cropId } = await shrunk();
    const waiting = await call(server, 'GET', '/api/bids/my-bids?waiting=true', { as: buyer });
    expect(waiting.body.bids.find((bid: { bidId: string }) => bid.bidId === bidId)).toMatchObject({
      state: 'NEEDS_CONFIRMATION',
      awaiting: 'buyer',
      allowedActions: ['CONFIRM_QUANTITY', 'WITHDRAW', 'REPLACE'],
    });
    const { body } = await ask(server, CONFIRM, { input: { bidId, quantity: 12.5 } }, buyer);
    expect(body.data.confirmBidQuantity.bid).toMatchObject({
      state: 'OPEN',
      awaiting: 'FARMER',
      lastOffer: { madeBy: 'BUYER', price: 2_480, quantity: { amount: 12.5 } },
    });
    const { id } = body.data.confirmBidQuantity.bid.lastOffer;
    expect((await accept(server, farmer, id)).status).toBe(200);
    expect(await broken(server, cropId)).toEqual([]);
  });

  test('all that remains where they say nothing', async () => {
    const { bidId } = await shrunk();
    const { body } = await confirmQuantity(server, buyer, bidId);
    expect(body).toMatchObject({ message: 'Quantity confirmed.', bid: { state: 'OPEN' } });
    expect(body.bid.offers[1]).toMatchObject({ quantity: { amount: 20 }, price: 2_480, madeBy: 'buyer' });
  });

  test.each([
    ['more than is left', 20.5, 'QUANTITY_GONE'],
    ['less than the farmer sells at a time', 9, 'BAD_USER_INPUT'],
    ['nothing', 0, 'BAD_USER_INPUT'],
    ['words', 'all', 'BAD_USER_INPUT'],
  ])('not %s', async (_name, quantity, code) => {
    const { bidId, cropId } = await shrunk();
    const answer = await nothingChanged(server, cropId, () => confirmQuantity(server, buyer, bidId, { quantity }));
    expect(answer).toMatchObject({ body: { code } });
  });

  test('a farmer who accepts it all the same hears what is left, and in which unit', async () => {
    const { offerId, cropId } = await shrunk();
    expect(await nothingChanged(server, cropId, () => accept(server, farmer, offerId))).toMatchObject({
      body: { code: 'QUANTITY_GONE', details: { remaining: 20, unit: 'quintal' } },
    });
  });

  test('a counter-offer for more than is left is taken back by it', async () => {
    const { offerId, cropId } = await bidOn();
    const counterId = lastOfferOf(await counter(server, farmer, offerId));
    const big = await placeBid(server, other, cropId, { quantity: 60 });
    await accept(server, farmer, big.offerId);
    expect((await accept(server, buyer, counterId)).body).toMatchObject({
      code: 'OFFER_CHANGED',
      details: { offer: { id: offerId } },
    });
    expect(await broken(server, cropId)).toEqual([]);
  });

  test('its buyer has a day to say so, also where the bid itself ends sooner', async () => {
    const { bidId, cropId } = await bidOn();
    await letPass(47 * HOUR_MS);
    const big = await placeBid(server, other, cropId, { quantity: 60 });
    await accept(server, farmer, big.offerId);
    await letPass(24 * HOUR_MS - 1);
    expect((await confirmQuantity(server, buyer, bidId)).status).toBe(200);
  });
});
