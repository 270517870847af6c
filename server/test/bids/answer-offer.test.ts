import { ask, call, codeOf, insertCrop, type Person, person, statements, withRealLimits } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import {
  accept,
  broken,
  counter,
  dealOf,
  decline,
  everythingOf,
  lastOfferOf,
  myDeals,
  placeBid,
  removeCrop,
  signedInAgain,
  withdraw,
} from './trading.js';

const ACCEPT = `mutation ($input: AcceptOfferInput!) { acceptOffer(input: $input) { bid {
  id state status allowedActions validUntil deal { id number state total } } } }`;
const DECLINE = `mutation ($input: DeclineOfferInput!) { declineOffer(input: $input) { bid {
  state declineReason declineWords } } }`;
const WITHDRAW = 'mutation ($input: WithdrawBidInput!) { withdrawBid(input: $input) { bid { state endedReason } } }';
const BIDS = `totalCount nodes { id state allowedActions quantity { amount unit } buyer { firstName email contact { phone } }
  offers { id madeBy price total respondsTo quantity { amount } } deal { id } }`;

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
  [farmer, buyer, other] = await Promise.all([
    signedInAgain(server, farmer),
    signedInAgain(server, buyer),
    signedInAgain(server, other),
  ]);
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
      details: { remaining: 50, unit: 'quintal' },
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
    expect(body).toMatchObject({ code: 'NOT_YOUR_TURN', details: { awaiting: 'FARMER' } });
  });

  test('of a crop that is not for sale is refused', async () => {
    const crop = await insertCrop(server, farmer);
    const { offerId } = await placeBid(server, buyer, crop.id);
    await server.dataSource.query("UPDATE crops SET status = 'expired' WHERE id = $1", [crop.id]);
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

describe('the quantity of a bid', () => {
  const place = (cropId: string, quantity: unknown) =>
    call(server, 'POST', '/api/bids/place', { as: buyer, body: { cropId, bidAmount: 2_000, quantity } });

  test('is all that remains where nothing is said', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const { offerId } = await placeBid(server, other, crop.id, { quantity: 30 });
    await accept(server, farmer, offerId);
    expect((await place(crop.id, undefined)).body.bid.quantity).toEqual({ amount: 50, unit: 'quintal' });
  });

  test.each([10, 10.001, 79.999, 80])('may be %d of 80 where ten are the least', async (quantity) => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    expect((await place(crop.id, quantity)).body.bid.quantity.amount).toBe(quantity);
  });

  test.each([
    [9.999, 'BAD_USER_INPUT'],
    [0, 'BAD_USER_INPUT'],
    [-5, 'BAD_USER_INPUT'],
    [10.0001, 'BAD_USER_INPUT'],
    ['20', 'BAD_USER_INPUT'],
    [80.001, 'QUANTITY_GONE'],
  ])('%p is refused with %s', async (quantity, code) => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    expect((await place(crop.id, quantity)).body.code).toBe(code);
    expect((await everythingOf(server, crop.id)).bids).toEqual([]);
  });

  test('a crop that is sold whole is bid on whole', async () => {
    const crop = await insertCrop(server, farmer);
    expect((await place(crop.id, 20)).body).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field: 'quantity' }] });
    expect((await place(crop.id, 80)).status).toBe(201);
  });

  test('another quantity within five seconds is another bid', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const first = await placeBid(server, buyer, crop.id, { quantity: 20 });
    expect((await placeBid(server, buyer, crop.id, { quantity: 20 })).bidId).toBe(first.bidId);
    expect((await placeBid(server, buyer, crop.id, { quantity: 30 })).bidId).not.toBe(first.bidId);
  });
});

describe('who sees bids', () => {
  test('the farmer of the crop all of them with names, a buyer their own, others none (security.md Z4)', async () => {
    const crop = await insertCrop(server, farmer);
    const [mine, theirs] = [await placeBid(server, buyer, crop.id), await placeBid(server, other, crop.id)];
    const seen = async (as: Person | undefined) => {
      const graphql = await ask(server, `{ cropBids(cropId: "${crop.id}") { ${BIDS} } }`, {}, as);
      const rest = await call(server, 'GET', `/api/crops/${crop.id}/bids`, as ? { as } : {});
      const nodes: Array<{ id: string }> | undefined = graphql.body.data?.cropBids?.nodes;
      const ids = nodes?.map(({ id }) => id) ?? codeOf(graphql);
      expect(rest.body.bids?.map(({ bidId }: { bidId: string }) => bidId) ?? rest.body.code).toEqual(ids);
      return { ids, nodes, total: rest.body.total };
    };
    const all = await seen(farmer);
    expect([...(all.ids as string[])].sort()).toEqual([mine.bidId, theirs.bidId].sort());
    expect(all.nodes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          buyer: { firstName: 'Anita', email: null, contact: null },
          allowedActions: ['ACCEPT', 'DECLINE', 'COUNTER'],
          quantity: { amount: 80, unit: 'QUINTAL' },
          offers: [
            {
              id: mine.offerId,
              madeBy: 'BUYER',
              price: 2_480,
              total: 198_400,
              respondsTo: null,
              quantity: { amount: 80 },
            },
          ],
        }),
      ]),
    );
    expect(await seen(buyer)).toMatchObject({ ids: [mine.bidId], total: 1 });
    expect((await seen(buyer)).nodes).toMatchObject([{ allowedActions: ['WITHDRAW', 'REPLACE'] }]);
    expect(await seen(await person(server, 'buyer'))).toMatchObject({ ids: [], total: 0 });
    expect(await seen(await person(server, 'farmer'))).toMatchObject({ ids: [], total: 0 });
    expect(await seen(undefined)).toMatchObject({ ids: 'UNAUTHENTICATED' });
  });

  test('a farmer sees what their own crops received, and what waits', async () => {
    let seller = await person(server, 'farmer');
    const crop = await insertCrop(server, seller, { minQuantity: 10 });
    const answered = await placeBid(server, other, crop.id, { quantity: 10 });
    await decline(server, seller, answered.offerId);
    server.clock.advance(1_000);
    const late = await placeBid(server, other, crop.id, { quantity: 20 });
    await letPass(48 * HOUR_MS);
    seller = await signedInAgain(server, seller);
    const waiting = await placeBid(server, buyer, crop.id, { quantity: 30 });
    const gone = await insertCrop(server, seller);
    await placeBid(server, buyer, gone.id);
    await removeCrop(server, seller, gone.id);
    const received = async (as: Person, query: string) =>
      (await call(server, 'GET', `/api/bids/received${query}`, { as })).body;
    const ids = ({ bids }: { bids: Array<{ bidId: string }> }) => bids.map(({ bidId }) => bidId);
    const all = await received(seller, '');
    expect(ids(all)).toEqual([waiting.bidId, late.bidId, answered.bidId]);
    expect(all).toMatchObject({ total: 3, page: 1, limit: 20 });
    expect(all.bids[0]).toMatchObject({ buyer: { firstName: 'Anita' }, crop: { cropName: 'Wheat' } });
    expect(all.bids[1]).toMatchObject({ state: 'EXPIRED', endedReason: 'FARMER_SILENT', allowedActions: [] });
    expect(ids(await received(seller, '?waiting=true'))).toEqual([waiting.bidId]);
    expect(ids(await received(seller, '?page=2&limit=2'))).toEqual([answered.bidId]);
    const graphql = await ask(server, `{ receivedBids(waiting: true) { ${BIDS} } }`, {}, seller);
    expect(graphql.body.data.receivedBids).toMatchObject({ totalCount: 1, nodes: [{ id: waiting.bidId }] });
    expect(await received(buyer, '')).toMatchObject({ bids: [], total: 0 });
    expect(await received(await person(server, 'farmer'), '')).toMatchObject({ bids: [], total: 0 });
  });

  test('G17: one bid or ten, with offers, buyers, deals and what can be done: the same number of statements', async () => {
    const seller = await person(server, 'farmer');
    const crop = await insertCrop(server, seller);
    const count = () => statements(server, () => ask(server, `{ receivedBids(first: 50) { ${BIDS} } }`, {}, seller));
    await placeBid(server, buyer, crop.id);
    // The first time also asks who is signed in.
    await count();
    const few = await count();
    for (let index = 0; index < 9; index += 1) {
      await placeBid(server, await person(server, 'buyer'), (await insertCrop(server, seller)).id);
    }
    expect(await count()).toBe(few);
  });
});

describe('deals', () => {
  async function deal() {
    const crop = await insertCrop(server, farmer);
    const { offerId } = await placeBid(server, buyer, crop.id);
    const { body } = await accept(server, farmer, offerId);
    return { cropId: crop.id, id: body.bid.dealId as string };
  }

  test('open both contacts to both sides, and tell them what was agreed', async () => {
    const { id, cropId } = await deal();
    const shared = {
      id,
      state: 'AGREED',
      price: 2_480,
      total: 198_400,
      farmerName: 'Ramesh Yadav',
      buyerName: 'Anita Sharma',
      quantity: { amount: 80, unit: 'QUINTAL' },
      sold: { name: 'Wheat', category: 'GRAINS', location: { district: 'Hisar' } },
      crop: { id: cropId, status: 'SOLD' },
      farmer: { firstName: 'Ramesh', contact: { lastName: 'Yadav', email: farmer.email, phone: '9876543210' } },
      buyer: { firstName: 'Anita', contact: { lastName: 'Sharma', email: buyer.email, phone: '9876543210' } },
      events: [{ position: 1, step: 'AGREE', by: 'FARMER', state: 'AGREED' }],
    };
    expect((await dealOf(server, farmer, id)).body.data.deal).toMatchObject({ ...shared, yourSide: 'FARMER' });
    expect((await dealOf(server, buyer, id)).body.data.deal).toMatchObject({ ...shared, yourSide: 'BUYER' });
    const rest = await call(server, 'GET', `/api/deals/${id}`, { as: buyer });
    expect(rest.body.deal).toMatchObject({
      _id: id,
      yourSide: 'buyer',
      cropId,
      farmer: { name: 'Ramesh Yadav', phone: '9876543210' },
      buyer: { name: 'Anita Sharma', email: buyer.email },
      total: 198_400,
    });
  });

  test('are not there for anybody else (security.md Z4)', async () => {
    const { id } = await deal();
    for (const as of [other, await person(server, 'farmer')]) {
      expect((await dealOf(server, as, id)).body).toEqual({ data: { deal: null } });
      expect((await call(server, 'GET', `/api/deals/${id}`, { as })).body).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Deal not found.',
      });
      expect(JSON.stringify((await myDeals(server, as)).body)).not.toContain(id);
    }
    expect(codeOf(await dealOf(server, undefined, id))).toBe('UNAUTHENTICATED');
    expect(codeOf(await myDeals(server))).toBe('UNAUTHENTICATED');
  });

  test('are listed for both sides, newest first, in pages', async () => {
    const [seller, trader] = [await person(server, 'farmer'), await person(server, 'buyer')];
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const crop = await insertCrop(server, seller);
      const { offerId } = await placeBid(server, trader, crop.id);
      made.unshift((await accept(server, seller, offerId)).body.bid.dealId);
      server.clock.advance(1_000);
    }
    for (const as of [seller, trader]) {
      const { myDeals: page } = (await myDeals(server, as)).body.data;
      expect([page.totalCount, page.nodes.map(({ id }: { id: string }) => id)]).toEqual([3, made]);
      const rest = await call(server, 'GET', '/api/deals?page=2&limit=2', { as });
      expect(rest.body).toMatchObject({ total: 3, deals: [{ id: made[2] }] });
    }
    const first = await ask(server, '{ myDeals(first: 2) { pageInfo { endCursor } } }', {}, seller);
    const { endCursor } = first.body.data.myDeals.pageInfo;
    const rest = await ask(server, `{ myDeals(first: 2, after: "${endCursor}") { nodes { id } } }`, {}, seller);
    expect(rest.body.data.myDeals.nodes).toEqual([{ id: made[2] }]);
  });

  test('stay as they were agreed, whatever becomes of the crop and the accounts', async () => {
    const { id, cropId } = await deal();
    const before = (await call(server, 'GET', `/api/deals/${id}`, { as: buyer })).body.deal;
    await server.dataSource.query("UPDATE crops SET crop_name = 'Barley', description = 'Other.' WHERE id = $1", [
      cropId,
    ]);
    expect((await removeCrop(server, farmer, cropId)).status).toBe(200);
    expect((await call(server, 'GET', `/api/deals/${id}`, { as: buyer })).body.deal).toEqual(before);
    const row = (sql: string) => server.dataSource.query(sql, [id]);
    await expect(row('UPDATE deals SET price_paise = 1 WHERE id = $1')).rejects.toThrow('never changes');
    await expect(row("UPDATE deals SET crop = '{}' WHERE id = $1")).rejects.toThrow('never changes');
    await expect(row('DELETE FROM deals WHERE id = $1')).rejects.toThrow('never changes');
    await expect(row("UPDATE deal_events SET step = 'CANCEL' WHERE deal_id = $1")).rejects.toThrow('never changes');
    await expect(row('DELETE FROM deal_events WHERE deal_id = $1')).rejects.toThrow('never changes');
  });
});

test("an offer never changes but for being taken back once, and a bid has one first offer, its buyer's", async () => {
  const crop = await insertCrop(server, farmer);
  const { offerId } = await placeBid(server, buyer, crop.id);
  const row = (sql: string, id = offerId) => server.dataSource.query(sql, [id]);
  await expect(row('UPDATE offers SET price_paise = 1 WHERE id = $1')).rejects.toThrow('never changes');
  await expect(row('DELETE FROM offers WHERE id = $1')).rejects.toThrow('never changes');
  const copy = (position: number, madeBy: string, respondsTo: string) =>
    row(`INSERT INTO offers (id, bid_id, position, made_by, price_paise, quantity, responds_to, valid_until, created_at)
      SELECT gen_random_uuid(), bid_id, ${position}, '${madeBy}', price_paise, quantity, ${respondsTo}, valid_until,
      created_at FROM offers WHERE id = $1`);
  await expect(copy(1, 'buyer', 'NULL')).rejects.toThrow('offers_place');
  await expect(copy(2, 'buyer', 'NULL')).rejects.toThrow('offers_begin');
  await expect(copy(21, 'farmer', 'id')).rejects.toThrow('offers_position_check');
  await expect(row('UPDATE offers SET withdrawn_at = now() WHERE id = $1')).rejects.toThrow('offers_withdrawn');
  const counterId = lastOfferOf(await counter(server, farmer, offerId));
  await expect(copy(3, 'farmer', 'id')).rejects.toThrow('offers_in_a_row');
  const takeBack = 'UPDATE offers SET withdrawn_at = now() WHERE id = $1';
  await expect(row('UPDATE offers SET price_paise = 1, withdrawn_at = now() WHERE id = $1', counterId)).rejects.toThrow(
    'never changes',
  );
  await row(takeBack, counterId);
  await expect(row(takeBack, counterId)).rejects.toThrow('never changes');
});

test('the database has the last word: one live bid of a buyer on a crop, and nothing sold that is not there', async () => {
  const crop = await insertCrop(server, farmer);
  const { bidId } = await placeBid(server, buyer, crop.id);
  const again = `INSERT INTO bids (id, crop_id, buyer_id, amount_paise, quantity, state, valid_until, created_at)
    SELECT gen_random_uuid(), crop_id, buyer_id, amount_paise, quantity, state, valid_until, created_at
    FROM bids WHERE id = $1`;
  await expect(server.dataSource.query(again, [bidId])).rejects.toThrow('bids_one_live');
  const sell = (quantity: number, status: string) =>
    server.dataSource.query('UPDATE crops SET sold_quantity = $2, status = $3 WHERE id = $1', [
      crop.id,
      quantity,
      status,
    ]);
  await expect(sell(80, 'active')).rejects.toThrow('crops_all_sold');
  await expect(sell(80.001, 'sold')).rejects.toThrow('crops_sold_quantity');
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
