import { ask, call, codeOf, insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import {
  accept,
  allSignedInAgain,
  broken,
  counter,
  decline,
  everythingOf,
  lastOfferOf,
  nothingChanged,
  placeBid,
  traders,
  withdraw,
  withdrawCounter,
} from './trading.js';

const BID = `id state awaiting allowedActions validUntil bidAmount quantity { amount }
  lastOffer { id madeBy price total quantity { amount unit } awaiting }
  offers { id position madeBy price respondsTo awaiting withdrawnAt quantity { amount } }`;
const COUNTER = `mutation ($input: CounterOfferInput!) { counterOffer(input: $input) { bid { ${BID} } } }`;
const TAKE_BACK = `mutation ($input: WithdrawCounterInput!) { withdrawCounter(input: $input) { bid { ${BID} } } }`;

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
async function bidOn(terms: { readonly minQuantity?: number | null } = { minQuantity: 10 }) {
  const crop = await insertCrop(server, farmer, terms);
  const bid = await placeBid(server, buyer, crop.id, terms.minQuantity === null ? {} : { quantity: 40 });
  return { ...bid, cropId: crop.id };
}

describe('a counter-offer (AC-411)', () => {
  test('is read by both with what they can do, and accepted at its own terms', async () => {
    const { offerId, cropId, bidId } = await bidOn();
    const { body } = await ask(server, COUNTER, { input: { offerId, price: 2_560.5, quantity: 30 } }, farmer);
    const { bid } = body.data.counterOffer;
    const counterId = bid.lastOffer.id;
    expect(bid).toMatchObject({
      id: bidId,
      state: 'COUNTERED',
      awaiting: 'BUYER',
      allowedActions: ['WITHDRAW_COUNTER'],
      bidAmount: 2_480,
      quantity: { amount: 40 },
      lastOffer: { madeBy: 'FARMER', price: 2_560.5, total: 76_815, awaiting: true, quantity: { amount: 30 } },
      offers: [
        { id: offerId, position: 1, madeBy: 'BUYER', price: 2_480, respondsTo: null, awaiting: false },
        { id: counterId, position: 2, madeBy: 'FARMER', respondsTo: offerId, awaiting: true, withdrawnAt: null },
      ],
    });
    const mine = await call(server, 'GET', '/api/bids/my-bids?limit=1', { as: buyer });
    expect(mine.body.bids[0]).toMatchObject({
      state: 'COUNTERED',
      status: 'pending',
      awaiting: 'buyer',
      offerId: counterId,
      allowedActions: ['ACCEPT', 'DECLINE', 'COUNTER', 'REPLACE'],
      offers: [{ id: offerId }, { _id: counterId, madeBy: 'farmer', price: 2_560.5, awaiting: true }],
    });
    const accepted = await accept(server, buyer, counterId);
    expect(accepted.body.bid).toMatchObject({ state: 'ACCEPTED', dealId: expect.any(String) });
    const { deals, crop, events } = await everythingOf(server, cropId);
    expect(deals).toMatchObject([{ price_paise: '256050', quantity: '30.000', offer_id: counterId }]);
    expect(events).toMatchObject([{ actor: 'buyer', actor_id: buyer.id }]);
    expect(crop).toMatchObject({ sold_quantity: '30.000' });
    expect(await broken(server, cropId)).toEqual([]);
  });

  test('is for what was bid for where no quantity is said, and for what remains where that is less', async () => {
    const { offerId, cropId } = await bidOn();
    expect((await counter(server, farmer, offerId)).body.bid.offers[1].quantity).toEqual({
      amount: 40,
      unit: 'quintal',
    });
    const big = await placeBid(server, other, cropId, { quantity: 70 });
    await accept(server, farmer, big.offerId);
    const answer = await counter(server, farmer, offerId);
    expect(answer.body.bid.offers[2].quantity.amount).toBe(10);
  });

  test("can be answered for 24 hours to the millisecond, a buyer's own price for 48", async () => {
    const first = await bidOn();
    const inTime = lastOfferOf(await counter(server, farmer, first.offerId));
    const second = await bidOn();
    const late = lastOfferOf(await counter(server, farmer, second.offerId));
    const third = await bidOn();
    const toAnswer = lastOfferOf(await counter(server, farmer, third.offerId));
    const theirs = lastOfferOf(await counter(server, buyer, toAnswer, { price: 2_520 }));
    await letPass(24 * HOUR_MS - 1);
    expect((await accept(server, buyer, inTime)).status).toBe(200);
    await letPass(1);
    expect((await accept(server, buyer, late)).body).toMatchObject({
      code: 'OFFER_EXPIRED',
      details: { expiredAt: server.clock.now().toISOString() },
    });
    const { body } = await call(server, 'GET', `/api/crops/${second.cropId}/bids`, { as: farmer });
    expect(body.bids[0]).toMatchObject({ state: 'EXPIRED', endedReason: 'BUYER_SILENT', awaiting: null });
    await letPass(24 * HOUR_MS - 1);
    expect((await accept(server, farmer, theirs)).status).toBe(200);
  });

  test('is answered with another price, of which the farmer can accept the last alone', async () => {
    const { offerId, cropId } = await bidOn();
    const farmers = lastOfferOf(await counter(server, farmer, offerId, { price: 2_600, quantity: 20 }));
    const answered = await counter(server, buyer, farmers, { price: 2_540, quantity: 35 });
    expect(answered.body.bid).toMatchObject({ state: 'OPEN', awaiting: 'farmer' });
    const buyers = lastOfferOf(answered);
    for (const earlier of [offerId, farmers]) {
      expect(await nothingChanged(server, cropId, () => accept(server, farmer, earlier))).toMatchObject({
        status: 409,
        body: {
          code: 'OFFER_CHANGED',
          details: { offer: { id: buyers, madeBy: 'buyer', price: 2_540, quantity: 35, unit: 'quintal' } },
        },
      });
    }
    expect((await accept(server, farmer, buyers)).status).toBe(200);
  });

  test.each([
    ['no price', { quantity: 5 }, 'BAD_USER_INPUT', 'price'],
    ['a price of nothing', { price: 0 }, 'BAD_USER_INPUT', 'price'],
    ['a price with three decimals', { price: 1.005 }, 'BAD_USER_INPUT', 'price'],
    ['a price in words', { price: '2500' }, 'BAD_USER_INPUT', 'price'],
    ['no quantity at all', { price: 2_500, quantity: 0 }, 'BAD_USER_INPUT', 'quantity'],
    ['a quantity with four decimals', { price: 2_500, quantity: 1.0001 }, 'BAD_USER_INPUT', 'quantity'],
    ['more than was bid for', { price: 2_500, quantity: 40.001 }, 'BAD_USER_INPUT', 'quantity'],
    ['just what was offered', { price: 2_480, quantity: 40 }, 'BAD_USER_INPUT', 'price'],
    ['more than is left', { price: 2_500, quantity: 81 }, 'QUANTITY_GONE', undefined],
  ])('of a farmer with %s is refused, and changes nothing', async (_name, body, code, field) => {
    const { offerId, cropId } = await bidOn();
    const { body: answer } = await nothingChanged(server, cropId, () => counter(server, farmer, offerId, body));
    expect(answer).toMatchObject(field ? { code, errors: [{ field }] } : { code });
  });

  test.each([
    ['less than the farmer sells at a time', 9, 'BAD_USER_INPUT'],
    ['more than is left', 80.5, 'QUANTITY_GONE'],
    ['what may be bid for', 70, undefined],
    ['the little that the farmer offered', 5, undefined],
  ])('of a buyer may be for %s: %d quintals', async (_name, quantity, code) => {
    const { offerId } = await bidOn();
    const farmers = lastOfferOf(await counter(server, farmer, offerId, { price: 2_600, quantity: 5 }));
    const { body } = await counter(server, buyer, farmers, { price: 2_500, quantity });
    expect(body.code).toBe(code);
  });

  test('of a crop that is not for sale is refused', async () => {
    const { offerId, cropId } = await bidOn();
    await server.dataSource.query("UPDATE crops SET status = 'expired' WHERE id = $1", [cropId]);
    expect((await counter(server, farmer, offerId)).body.code).toBe('CONFLICT');
  });

  test('twenty prices are named over one bid; then it is yes or no', async () => {
    const { offerId, cropId } = await bidOn();
    let last = offerId;
    for (let price = 2_601; price < 2_620; price += 1) {
      last = lastOfferOf(await counter(server, price % 2 === 1 ? farmer : buyer, last, { price }));
    }
    const refused = await counter(server, buyer, last, { price: 2_700 });
    expect(refused.body).toMatchObject({
      code: 'CONFLICT',
      message: 'You have both named many prices. Please say yes or no to this one.',
    });
    expect((await everythingOf(server, cropId)).offers).toHaveLength(20);
    expect((await accept(server, buyer, last)).status).toBe(200);
  });

  test('sent again with its key it is the same; with another price the key is refused', async () => {
    const { offerId, cropId } = await bidOn();
    const input = { offerId, price: 2_600, idempotencyKey: `counter-${offerId}` };
    const first = await ask(server, COUNTER, { input }, farmer);
    expect((await ask(server, COUNTER, { input }, farmer)).body).toEqual(first.body);
    expect((await everythingOf(server, cropId)).offers).toHaveLength(2);
    expect(codeOf(await ask(server, COUNTER, { input: { ...input, price: 2_700 } }, farmer))).not.toBe('none');
    expect((await everythingOf(server, cropId)).offers).toHaveLength(2);
  });
});

describe('a buyer declines a counter-offer (AC-412)', () => {
  test.each([
    ['without a word', {}, null],
    ['in own words', { words: ' Too dear. ' }, 'Too dear.'],
  ])('%s', async (_name, why, declineWords) => {
    const { offerId, cropId } = await bidOn();
    const counterId = lastOfferOf(await counter(server, farmer, offerId));
    const { body } = await decline(server, buyer, counterId, why);
    expect(body.bid).toMatchObject({ state: 'DECLINED', status: 'closed', declineReason: null, declineWords });
    expect(await broken(server, cropId)).toEqual([]);
    // A new bid may be placed at once.
    expect((await placeBid(server, buyer, cropId, { quantity: 40 })).bidId).not.toBe(body.bid.bidId);
  });

  test("not with a farmer's reason", async () => {
    const { offerId, cropId } = await bidOn();
    const counterId = lastOfferOf(await counter(server, farmer, offerId));
    const answer = await nothingChanged(server, cropId, () => decline(server, buyer, counterId));
    expect(answer).toMatchObject({ body: { code: 'BAD_USER_INPUT', errors: [{ field: 'reason' }] } });
  });
});

describe('a farmer takes a counter-offer back (AC-413)', () => {
  test("the buyer's own offer counts again, until its own end, and can be countered anew", async () => {
    const { offerId, cropId } = await bidOn();
    const { bids } = await everythingOf(server, cropId);
    await letPass(30 * HOUR_MS);
    const counterId = lastOfferOf(await counter(server, farmer, offerId));
    const { body } = await ask(server, TAKE_BACK, { input: { offerId: counterId } }, farmer);
    expect(body.data.withdrawCounter.bid).toMatchObject({
      state: 'OPEN',
      awaiting: 'FARMER',
      allowedActions: ['ACCEPT', 'DECLINE', 'COUNTER'],
      lastOffer: { id: offerId, awaiting: true },
      offers: [{ id: offerId }, { id: counterId, awaiting: false, withdrawnAt: server.clock.now().toISOString() }],
    });
    expect(new Date(body.data.withdrawCounter.bid.validUntil)).toEqual(bids[0]?.valid_until);
    expect((await accept(server, buyer, counterId)).body).toMatchObject({
      code: 'OFFER_CHANGED',
      details: { offer: { id: offerId, price: 2_480 } },
    });
    const anew = await counter(server, farmer, offerId, { price: 2_590 });
    expect(anew.body.bid.offers[2]).toMatchObject({ position: 3, respondsTo: offerId, price: 2_590 });
    expect((await accept(server, buyer, lastOfferOf(anew))).status).toBe(200);
    expect(await broken(server, cropId)).toEqual([]);
  });

  test('after the end of the bid itself: then the bid is over', async () => {
    const { offerId, cropId } = await bidOn();
    await letPass(40 * HOUR_MS);
    const counterId = lastOfferOf(await counter(server, farmer, offerId));
    await letPass(8 * HOUR_MS);
    const { body } = await withdrawCounter(server, farmer, counterId);
    expect(body.bid).toMatchObject({ state: 'EXPIRED', endedReason: 'FARMER_SILENT', allowedActions: [] });
    expect((await everythingOf(server, cropId)).bids).toMatchObject([{ state: 'EXPIRED' }]);
    expect(await broken(server, cropId)).toEqual([]);
  });

  test('where less is left meanwhile than the buyer had bid for, it is theirs to say how much', async () => {
    const { offerId, cropId } = await bidOn();
    const counterId = lastOfferOf(await counter(server, farmer, offerId, { price: 2_600, quantity: 15 }));
    const big = await placeBid(server, other, cropId, { quantity: 60 });
    await accept(server, farmer, big.offerId);
    const { body } = await withdrawCounter(server, farmer, counterId);
    expect(body.bid).toMatchObject({ state: 'NEEDS_CONFIRMATION', awaiting: 'buyer', offerId });
    expect(await broken(server, cropId)).toEqual([]);
  });

  test('not when its buyer has answered, and never somebody else (security.md Z4)', async () => {
    const { offerId, cropId, bidId } = await bidOn();
    const counterId = lastOfferOf(await counter(server, farmer, offerId));
    const stranger = await person(server, 'farmer');
    expect((await withdrawCounter(server, stranger, counterId)).body.code).toBe('NOT_FOUND');
    expect((await withdrawCounter(server, buyer, counterId)).body.code).toBe('FORBIDDEN');
    await counter(server, buyer, counterId, { price: 2_500 });
    expect((await withdrawCounter(server, farmer, counterId)).body.code).toBe('OFFER_CHANGED');
    await withdraw(server, buyer, bidId);
    expect(await broken(server, cropId)).toEqual([]);
  });
});
