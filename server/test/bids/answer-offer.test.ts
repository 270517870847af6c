import { ask, call, codeOf, insertCrop, type Person, person, withRealLimits } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { accept, allSignedInAgain, broken, decline, everythingOf, placeBid, withdraw } from './trading.js';

const ACCEPT = `mutation ($input: AcceptOfferInput!) { acceptOffer(input: $input) { bid {
  id state status allowedActions validUntil deal { id number state total } } } }`;
const DECLINE = `mutation ($input: DeclineOfferInput!) { declineOffer(input: $input) { bid {
  state declineReason declineWords } } }`;
const WITHDRAW = 'mutation ($input: WithdrawBidInput!) { withdrawBid(input: $input) { bid { state endedReason } } }';

let server: TestServer;
let farmer: Person;
let buyer: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer', { firstName: 'Ramesh', lastName: 'Yadav' });
  [buyer, other] = await Promise.all([
    person(server, 'buyer', { firstName: 'Anita', lastName: 'Sharma' }),
    person(server, 'buyer', { firstName: 'Imran' }),
  ]);
});
afterAll(() => server.close());

const HOUR_MS = 60 * 60 * 1_000;

async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  ({ farmer, buyer, other } = await allSignedInAgain(server, { farmer, buyer, other }));
}

describe('accepting an offer', () => {
  test('makes a deal with a number, over what was offered, and takes it from what remains', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const { offerId, bidId } = await placeBid(server, buyer, crop.id, { bidAmount: 2_480.5, quantity: 30.125 });
    const { body } = await ask(server, ACCEPT, { input: { offerId } }, farmer);
    const { bid } = body.data.acceptOffer;
    expect(bid).toMatchObject({
      id: bidId,
      state: 'ACCEPTED',
      status: 'CLOSED',
      allowedActions: [],
      validUntil: null,
      deal: { state: 'AGREED', total: 74_725.06 },
    });
    expect(bid.deal.number).toMatch(/^AP-\d{4}-\d{6}$/);
    const shown = await call(server, 'GET', `/api/crops/${crop.id}`);
    expect(shown.body.crop).toMatchObject({
      status: 'active',
      quantity: { amount: 80 },
      remainingQuantity: { amount: 49.875, unit: 'quintal' },
    });
    expect(await broken(server, crop.id)).toEqual([]);
  });

  test('of all that remains: the crop is sold, and whoever else bid on it hears so', async () => {
    const crop = await insertCrop(server, farmer);
    const { offerId } = await placeBid(server, buyer, crop.id);
    await placeBid(server, other, crop.id);
    const answer = await accept(server, farmer, offerId);
    expect(answer.body).toMatchObject({ success: true, message: 'Offer accepted. The deal is made.' });
    const { body } = await call(server, 'GET', '/api/bids/my-bids', { as: other });
    expect(body.bids[0]).toMatchObject({
      state: 'EXPIRED',
      endedReason: 'SOLD_TO_ANOTHER',
      status: 'closed',
      dealId: null,
      crop: { status: 'sold' },
    });
    const late = await call(server, 'POST', '/api/bids/place', { as: other, body: { cropId: crop.id, bidAmount: 9 } });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await broken(server, crop.id)).toEqual([]);
  });

  test('of more than is left is refused, with what is left, and changes nothing', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const big = await placeBid(server, buyer, crop.id, { quantity: 60 });
    const small = await placeBid(server, other, crop.id, { quantity: 30 });
    await accept(server, farmer, small.offerId);
    const before = await everythingOf(server, crop.id);
    expect(await accept(server, farmer, big.offerId)).toMatchObject({
      status: 409,
      body: { code: 'QUANTITY_GONE', details: { remaining: 50, unit: 'quintal' } },
    });
    const graphql = await ask(server, ACCEPT, { input: { offerId: big.offerId } }, farmer);
    expect(graphql.body.errors[0].extensions).toEqual({
      code: 'QUANTITY_GONE',
      details: { remaining: 50, unit: 'QUINTAL' },
    });
    expect(await everythingOf(server, crop.id)).toEqual(before);
    const { body } = await call(server, 'GET', `/api/crops/${crop.id}/bids`, { as: farmer });
    const shown = body.bids.find(({ bidId }: { bidId: string }) => bidId === big.bidId);
    expect(shown).toMatchObject({
      state: 'NEEDS_CONFIRMATION',
      awaiting: 'buyer',
      allowedActions: ['DECLINE', 'COUNTER'],
    });
  });

  test('of a bid that nobody asked how much it still wants is refused all the same, and changes nothing', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const { offerId } = await placeBid(server, buyer, crop.id, { quantity: 60 });
    await server.dataSource.query('UPDATE crops SET sold_quantity = 30 WHERE id = $1', [crop.id]);
    const before = await everythingOf(server, crop.id);
    expect(await accept(server, farmer, offerId)).toMatchObject({
      status: 409,
      body: { code: 'QUANTITY_GONE', details: { remaining: 50, unit: 'quintal' } },
    });
    expect(await everythingOf(server, crop.id)).toEqual(before);
  });

  test('an offer is good for 48 hours to the millisecond; no answer means no', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const first = await placeBid(server, buyer, crop.id, { quantity: 10 });
    await letPass(48 * HOUR_MS - 1);
    expect((await accept(server, farmer, first.offerId)).status).toBe(200);
    const second = await placeBid(server, buyer, crop.id, { quantity: 10 });
    await letPass(48 * HOUR_MS);
    const { body } = await accept(server, farmer, second.offerId);
    expect(body).toMatchObject({
      code: 'OFFER_EXPIRED',
      message: 'The time of this offer is over.',
      details: { expiredAt: server.clock.now().toISOString() },
    });
    const mine = await call(server, 'GET', '/api/bids/my-bids?limit=1', { as: buyer });
    expect(mine.body.bids[0]).toMatchObject({ state: 'EXPIRED', endedReason: 'FARMER_SILENT', validUntil: null });
    expect(await broken(server, crop.id)).toEqual([]);
  });

  test('one that the buyer has replaced is refused with the one that counts', async () => {
    const crop = await insertCrop(server, farmer);
    const earlier = await placeBid(server, buyer, crop.id, { bidAmount: 2_400 });
    const later = await placeBid(server, buyer, crop.id, { bidAmount: 2_300 });
    const { body } = await accept(server, farmer, earlier.offerId);
    expect(body).toMatchObject({
      code: 'OFFER_CHANGED',
      details: { offer: { id: later.offerId, price: 2_300, quantity: 80 } },
    });
    expect((await accept(server, farmer, later.offerId)).status).toBe(200);
  });

  test('is for the side that has to answer: a buyer cannot accept their own (security.md Z4)', async () => {
    const crop = await insertCrop(server, farmer);
    const { offerId } = await placeBid(server, buyer, crop.id);
    const { body } = await accept(server, buyer, offerId);
    expect(body).toMatchObject({ code: 'NOT_YOUR_TURN', details: { awaiting: 'farmer' } });
  });

  test('of a crop that is not for sale is refused', async () => {
    const crop = await insertCrop(server, farmer);
    const { offerId } = await placeBid(server, buyer, crop.id);
    await server.dataSource.query("UPDATE crops SET expiry_date = '2020-01-01' WHERE id = $1", [crop.id]);
    expect((await accept(server, farmer, offerId)).body.code).toBe('CONFLICT');
    expect(await broken(server, crop.id)).toEqual([]);
  });

  test('sent again with its key it is the same deal; without one it was done already', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const { offerId } = await placeBid(server, buyer, crop.id, { quantity: 20 });
    const input = { offerId, idempotencyKey: 'accept-1' };
    const first = await ask(server, ACCEPT, { input }, farmer);
    expect((await ask(server, ACCEPT, { input }, farmer)).body).toEqual(first.body);
    expect(codeOf(await ask(server, ACCEPT, { input: { offerId } }, farmer))).toBe('CONFLICT');
    expect((await everythingOf(server, crop.id)).deals).toHaveLength(1);
  });
});

describe('declining an offer', () => {
  test.each([
    ['one of five reasons', { reason: 'WANTS_TO_WAIT' }, { declineReason: 'WANTS_TO_WAIT', declineWords: null }],
    ['own words', { words: '  अभी नहीं  ' }, { declineReason: null, declineWords: 'अभी नहीं' }],
    [
      'both',
      { reason: 'PRICE_TOO_LOW', words: 'For 2,550 it is yours.' },
      { declineReason: 'PRICE_TOO_LOW', declineWords: 'For 2,550 it is yours.' },
    ],
  ])('with %s, which its buyer reads', async (_name, why, read) => {
    const crop = await insertCrop(server, farmer);
    const { offerId, bidId } = await placeBid(server, buyer, crop.id);
    expect((await decline(server, farmer, offerId, why)).body).toMatchObject({ message: 'Offer declined.', bid: read });
    const { body } = await call(server, 'GET', '/api/bids/my-bids?limit=1', { as: buyer });
    expect(body.bids[0]).toMatchObject({ bidId, state: 'REJECTED', ...read });
  });

  test.each([
    ['no reason at all', {}, 'reason'],
    ['a reason that is none', { reason: 'NO' }, 'reason'],
    ['blank words', { words: '   ' }, 'reason'],
    ['words that are too long', { words: 'x'.repeat(501) }, 'words'],
    ['words with a NUL', { words: 'a\u0000b' }, 'words'],
  ])('with %s is refused, and the bid stays', async (_name, why, field) => {
    const crop = await insertCrop(server, farmer);
    const { offerId } = await placeBid(server, buyer, crop.id);
    expect((await decline(server, farmer, offerId, why)).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [{ field }],
    });
    expect((await everythingOf(server, crop.id)).bids).toMatchObject([{ state: 'OPEN' }]);
  });

  test('through GraphQL, and in Hindi where it is over', async () => {
    const crop = await insertCrop(server, farmer);
    const { offerId } = await placeBid(server, buyer, crop.id);
    const input = { offerId, reason: 'PICK_UP_NOT_POSSIBLE' };
    const { body } = await ask(server, DECLINE, { input }, farmer);
    expect(body.data.declineOffer.bid).toEqual({
      state: 'REJECTED',
      declineReason: 'PICK_UP_NOT_POSSIBLE',
      declineWords: null,
    });
    const again = await fetch(`${server.url}/api/offers/${offerId}/accept`, {
      method: 'POST',
      headers: { authorization: `Bearer ${farmer.token}`, 'accept-language': 'hi' },
    });
    expect(await again.json()).toMatchObject({ code: 'CONFLICT', message: 'यह बोली पहले ही नामंज़ूर हो चुकी है।' });
  });
});

test('taking a bid back through GraphQL; a new one may be placed at once, the very same too', async () => {
  const crop = await insertCrop(server, farmer);
  const { bidId } = await placeBid(server, buyer, crop.id);
  const { body } = await ask(server, WITHDRAW, { input: { bidId } }, buyer);
  expect(body.data.withdrawBid.bid).toEqual({ state: 'WITHDRAWN', endedReason: null });
  expect((await placeBid(server, buyer, crop.id)).bidId).not.toBe(bidId);
});

test('sixty answers a minute', async () => {
  await withRealLimits(async (strict) => {
    const fast = await person(strict, 'buyer');
    const nobody = '018f0000-0000-7000-8000-000000000000';
    const codes: string[] = [];
    for (let index = 0; index < 61; index += 1) codes.push((await withdraw(strict, fast, nobody)).body.code);
    expect(codes.slice(0, 60)).toEqual(Array(60).fill('NOT_FOUND'));
    expect(codes[60]).toBe('RATE_LIMITED');
  });
});
