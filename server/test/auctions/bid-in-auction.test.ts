import { ask, call, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { auctionOf, bid, insertAuction, MINUTE_MS, refusalOf } from './auctioning.js';

let server: TestServer;
let farmer: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  server = await startTestServer();
  [farmer, first, second] = [
    await person(server, 'farmer', { firstName: 'Ramesh' }),
    await person(server, 'buyer', { firstName: 'Anita' }),
    await person(server, 'buyer', { firstName: 'Imran' }),
  ];
});
afterAll(() => server.close());

test('before anybody bids, an auction says what it opens at and when it ends', async () => {
  const crop = await insertAuction(server, farmer, { reservePricePaise: 1_750_00 });
  expect(await auctionOf(server, undefined, crop.id)).toMatchObject({
    state: 'LIVE',
    openingPrice: 1_600,
    currentPrice: null,
    leastNextBid: 1_600,
    endsAt: crop.auctionEndsAt?.toISOString(),
    extensions: 0,
    reserveStatus: 'NOT_MET',
    farmerAnswerBy: null,
    bidCount: 0,
    bidderCount: 0,
    viewerStanding: null,
    leadingBid: null,
    history: { totalCount: 0 },
    crop: { status: 'ACTIVE', reservePrice: null },
  });
});

test('the first bid is at least the opening price, and every other one an increment above the price', async () => {
  const { id } = await insertAuction(server, farmer);
  expect(refusalOf(await bid(server, first, id, { bidAmount: 1_599.99 }))).toEqual({
    status: 409,
    code: 'BID_TOO_LOW',
    details: { leastAmount: 1_600 },
  });
  expect((await bid(server, first, id, { bidAmount: 1_600 })).status).toBe(201);
  const low = await bid(server, second, id, { bidAmount: 1_604 });
  expect(refusalOf(low)).toEqual({ status: 409, code: 'BID_TOO_LOW', details: { leastAmount: 1_605 } });
  expect(low.body.message).toBe('The least bid now is ₹1,605. Please bid that or more.');
  const placed = await bid(server, second, id, { bidAmount: 1_605 });
  expect(placed.body.bid).toMatchObject({ bidAmount: 1_605, maxAmount: 1_605, standing: 'LEADING', awaiting: null });
  expect(await auctionOf(server, first, id)).toMatchObject({
    currentPrice: 1_605,
    leastNextBid: 1_610,
    bidCount: 2,
    bidderCount: 2,
    viewerStanding: 'OUTBID',
    viewerMaxAmount: 1_600,
  });
});

test('automatic bidding: the second-highest maximum and an increment, seen in the history without names', async () => {
  const { id } = await insertAuction(server, farmer);
  await bid(server, first, id, { bidAmount: 1_600, maxAmount: 1_900 });
  const placed = await bid(server, second, id, { bidAmount: 1_700, maxAmount: 1_800 });
  expect(placed.body.bid).toMatchObject({ standing: 'OUTBID', maxAmount: 1_800 });
  const seen = await auctionOf(server, second, id);
  expect(seen).toMatchObject({ currentPrice: 1_805, leastNextBid: 1_810, viewerStanding: 'OUTBID', leadingBid: null });
  expect(seen.history.nodes).toMatchObject([
    { bidder: 1, yours: false, amount: 1_805, automatic: true, person: null },
    { bidder: 2, yours: true, amount: 1_700, automatic: false, person: null },
    { bidder: 1, yours: false, amount: 1_600, automatic: false, person: null },
  ]);
  const leaders = await auctionOf(server, first, id);
  expect(leaders.leadingBid).toMatchObject({ bidAmount: 1_600, maxAmount: 1_900, buyer: { firstName: 'Anita' } });
  const farmers = await auctionOf(server, farmer, id);
  expect(farmers.leadingBid).toMatchObject({ bidAmount: 1_600, maxAmount: null, buyer: { firstName: 'Anita' } });
  expect(farmers.history.nodes.map((line: { person: { firstName: string } }) => line.person.firstName)).toEqual([
    'Anita',
    'Imran',
    'Anita',
  ]);
});

test('its farmer finds the leading bid first, in pages too, and what each of them named', async () => {
  const { id } = await insertAuction(server, farmer);
  await bid(server, first, id, { bidAmount: 1_600, maxAmount: 1_900 });
  await bid(server, second, id, { bidAmount: 1_700 });
  const query = `query ($id: ID!, $after: String) { cropBids(cropId: $id, first: 1, after: $after) {
    nodes { bidAmount standing maxAmount awaiting } pageInfo { endCursor } } }`;
  const page = (await ask(server, query, { id }, farmer)).body.data.cropBids;
  expect(page.nodes).toEqual([{ bidAmount: 1_600, standing: 'LEADING', maxAmount: null, awaiting: null }]);
  const next = (await ask(server, query, { id, after: page.pageInfo.endCursor }, farmer)).body.data.cropBids;
  expect(next.nodes).toEqual([{ bidAmount: 1_700, standing: 'OUTBID', maxAmount: null, awaiting: null }]);
  const rest = await call(server, 'GET', `/api/crops/${id}/auction`);
  expect(rest.body).toMatchObject({ total: 3, auction: { currentPrice: 1_705, viewerStanding: null } });
  expect(rest.body.history.map(({ amount }: { amount: number }) => amount)).toEqual([1_705, 1_700, 1_600]);
});

test('equal maxima: the earlier one leads, at that price', async () => {
  const { id } = await insertAuction(server, farmer);
  await bid(server, first, id, { bidAmount: 1_600, maxAmount: 1_800 });
  await bid(server, second, id, { bidAmount: 1_605, maxAmount: 1_800 });
  expect(await auctionOf(server, first, id)).toMatchObject({ currentPrice: 1_800, viewerStanding: 'LEADING' });
});

test("who leads raises their own maximum and nobody sees it; it is never lowered, and the reserve is the price's only step", async () => {
  const { id } = await insertAuction(server, farmer, { reservePricePaise: 1_750_00 });
  await bid(server, first, id, { bidAmount: 1_600, maxAmount: 1_700 });
  const before = await auctionOf(server, second, id);
  expect(before).toMatchObject({ currentPrice: 1_600, reserveStatus: 'NOT_MET', bidCount: 1 });
  expect(refusalOf(await bid(server, first, id, { bidAmount: 1_650 }))).toEqual({
    status: 409,
    code: 'BELOW_OWN_MAX',
    details: { yourMax: 1_700 },
  });
  await bid(server, first, id, { bidAmount: 1_605, maxAmount: 1_740 });
  expect(await auctionOf(server, second, id)).toEqual(before);
  await bid(server, first, id, { bidAmount: 1_605, maxAmount: 1_760 });
  const crossed = await auctionOf(server, first, id);
  expect(crossed).toMatchObject({ currentPrice: 1_750, reserveStatus: 'MET', bidCount: 1, viewerMaxAmount: 1_760 });
  expect(crossed.history.nodes[0]).toMatchObject({ bidder: 1, amount: 1_750, automatic: true });
});

test('a new leader in the last three minutes moves the end, an out-bid bid does not, and after the end nothing is taken', async () => {
  const { id, auctionEndsAt } = await insertAuction(server, farmer, { endsInMs: 5 * MINUTE_MS });
  const end = auctionEndsAt?.getTime() ?? 0;
  await bid(server, first, id, { bidAmount: 1_600, maxAmount: 1_700 });
  server.clock.advance(3 * MINUTE_MS);
  await bid(server, second, id, { bidAmount: 1_605 });
  expect(await auctionOf(server, first, id)).toMatchObject({ extensions: 0, endsAt: new Date(end).toISOString() });
  await bid(server, second, id, { bidAmount: 1_800 });
  const moved = new Date(end + MINUTE_MS).toISOString();
  expect(await auctionOf(server, first, id)).toMatchObject({ extensions: 1, endsAt: moved, currentPrice: 1_800 });
  server.clock.advance(3 * MINUTE_MS);
  expect(refusalOf(await bid(server, first, id, { bidAmount: 2_000 }))).toEqual({
    status: 409,
    code: 'AUCTION_ENDED',
    details: { endedAt: moved },
  });
  expect(await auctionOf(server, second, id)).toMatchObject({
    state: 'SOLD',
    currentPrice: 1_800,
    leastNextBid: null,
    viewerStanding: 'LEADING',
    crop: { status: 'SOLD', remainingQuantity: null },
  });
});

test('the database itself knows one leader, no price below the opening, no end beyond its extensions, and no auction without an end', async () => {
  const { id } = await insertAuction(server, farmer);
  await bid(server, first, id, { bidAmount: 1_600 });
  await bid(server, second, id, { bidAmount: 1_700 });
  const refused = (sql: string) =>
    server.dataSource.query(sql, [id]).then(
      () => 'taken',
      (error: { driverError?: { constraint?: string } }) => error.driverError?.constraint,
    );
  expect(await refused("UPDATE bids SET auction_place = 'LEADING' WHERE crop_id = $1")).toBe('bids_one_leader');
  expect(await refused('UPDATE bids SET max_paise = amount_paise - 1 WHERE crop_id = $1')).toBe('bids_auction_max');
  expect(await refused('UPDATE crops SET auction_price_paise = 159999 WHERE id = $1')).toBe('crops_auction_price');
  expect(await refused('UPDATE crops SET auction_extensions = 11 WHERE id = $1')).toBe('crops_auction_extensions');
  expect(await refused("UPDATE crops SET auction_ends_at = auction_ends_at + interval '1 ms' WHERE id = $1")).toBe(
    'crops_auction_end',
  );
  expect(
    await refused(
      'UPDATE crops SET auction_state = NULL, auction_ends_at = NULL, auction_planned_end = NULL WHERE id = $1',
    ),
  ).toBe('crops_auction_for_sale');
});
