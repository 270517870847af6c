import { writeDownAuction, writeDownDueAuctions } from '../../src/modules/crops/write-down-auctions.js';
import { accept, broken, everythingOf, removeCrop, signedInAgain } from '../bids/trading.js';
import { ask, call, codeOf, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { toldTo } from '../notifications/telling.js';
import { auctionOf, bid, DAY_MS, HOUR_MS, insertAuction, refusalOf } from './auctioning.js';

let server: TestServer;
let farmer: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [farmer, first, second] = [
    await person(server, 'farmer', { firstName: 'Ramesh' }),
    await person(server, 'buyer', { firstName: 'Anita' }),
    await person(server, 'buyer', { firstName: 'Imran' }),
  ];
});

const system = () => server.parts.systemContext();

async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  [farmer, first, second] = (await Promise.all([farmer, first, second].map((one) => signedInAgain(server, one)))) as [
    Person,
    Person,
    Person,
  ];
}

/** Two bids: Anita leads at ₹1,705. */
async function withTwoBids(values: Parameters<typeof insertAuction>[2] = {}) {
  const { id } = await insertAuction(server, farmer, { endsInMs: 5 * HOUR_MS, ...values });
  await bid(server, first, id, { bidAmount: 1_600, maxAmount: 1_740 });
  await bid(server, second, id, { bidAmount: 1_700 });
  return id;
}

const dealsOn = (cropId: string): Promise<Array<{ price: string; actor: string }>> =>
  server.dataSource.query(
    `SELECT price_paise AS price, actor FROM deals JOIN deal_events ON deal_id = deals.id AND position = 1 WHERE crop_id = $1`,
    [cropId],
  );

test('AC-500: without a reserve the clock sells at the price, once, however often the job comes', async () => {
  const id = await withTwoBids();
  await writeDownAuction(system(), id);
  expect((await everythingOf(server, id)).deals).toEqual([]);
  await letPass(5 * HOUR_MS);
  // The job is late: everybody sees already what the clock says.
  expect(await auctionOf(server, undefined, id)).toMatchObject({ state: 'SOLD', crop: { status: 'SOLD' } });
  await Promise.all([writeDownAuction(system(), id), writeDownAuction(system(), id)]);
  await writeDownAuction(system(), id);
  expect(await dealsOn(id)).toEqual([{ price: '170500', actor: 'clock' }]);
  expect(await broken(server, id)).toEqual([]);
  expect((await toldTo(server, first))[0]?.text).toMatch(
    /^You won the auction of Wheat: 80 quintals for ₹1,705 per quintal, ₹1,36,400 in all\. Your deal is AP-/,
  );
  expect((await toldTo(server, farmer))[0]?.text).toMatch(
    /^Your Wheat is sold\. The auction ended at ₹1,705 per quintal/,
  );
  expect((await toldTo(server, second))[0]).toMatchObject({
    kind: 'AUCTION_ENDED',
    text: 'The auction of Wheat is over. Somebody else has bid more: ₹1,705 per quintal.',
    link: `/contact-farmer/${id}`,
  });
});

test('AC-501: with the job dead, the next command writes the sale down before it does anything else', async () => {
  const id = await withTwoBids({ reservePricePaise: 1_650_00 });
  await letPass(6 * HOUR_MS);
  expect((await removeCrop(server, farmer, id)).status).toBe(200);
  expect(await dealsOn(id)).toEqual([{ price: '170500', actor: 'clock' }]);
  expect(await broken(server, id)).toEqual([]);
});

test('AC-501: the minute’s sweep finds what the jobs left behind', async () => {
  const id = await withTwoBids();
  await letPass(5 * HOUR_MS);
  const turns: number[] = [];
  // A turn takes a hundred at most, the earliest first; other tests may have left more than that in this database.
  do turns.push(await writeDownDueAuctions(system()));
  while (turns.at(-1) !== 0);
  expect(turns.length).toBeGreaterThan(1);
  expect(await dealsOn(id)).toHaveLength(1);
});

test('AC-501: one sweep sells what stands in several places', async () => {
  const ids = [await withTwoBids({ district: 'Hisar' }), await withTwoBids({ district: 'Sirsa' })];
  await letPass(5 * HOUR_MS);
  await writeDownDueAuctions(system());
  for (const id of ids) expect(await dealsOn(id)).toHaveLength(1);
});

test('AC-501: one sweep sells what several farmers have', async () => {
  const mine = await withTwoBids();
  farmer = await person(server, 'farmer', { firstName: 'Sunita' });
  const hers = await withTwoBids();
  await letPass(5 * HOUR_MS);
  await writeDownDueAuctions(system());
  for (const id of [mine, hers]) expect(await dealsOn(id)).toHaveLength(1);
});

test('AC-502: below the reserve the farmer has a day; accepting makes the deal at the price', async () => {
  const id = await withTwoBids({ reservePricePaise: 1_900_00 });
  await letPass(5 * HOUR_MS);
  const waiting = await auctionOf(server, first, id);
  expect(waiting).toMatchObject({
    state: 'AWAITING_FARMER',
    reserveStatus: 'NOT_MET',
    viewerStanding: 'LEADING',
    leastNextBid: null,
    crop: { status: 'PENDING' },
  });
  expect(Date.parse(waiting.farmerAnswerBy) - Date.parse(waiting.endsAt)).toBe(DAY_MS);
  const listed = await ask(
    server,
    '{ receivedBids(waiting: true) { nodes { id awaiting allowedActions lastOffer { id } validUntil } } }',
    {},
    farmer,
  );
  const [asked] = listed.body.data.receivedBids.nodes;
  expect(listed.body.data.receivedBids.nodes).toHaveLength(1);
  expect(asked).toMatchObject({ awaiting: 'FARMER', allowedActions: ['ACCEPT'], validUntil: waiting.farmerAnswerBy });
  expect(refusalOf(await bid(server, second, id, { bidAmount: 2_000 }))).toMatchObject({ code: 'AUCTION_ENDED' });
  const accepted = await accept(server, farmer, asked.lastOffer.id);
  expect(accepted.status).toBe(200);
  expect(await dealsOn(id)).toEqual([{ price: '170500', actor: 'farmer' }]);
  expect(await broken(server, id)).toEqual([]);
  expect(await auctionOf(server, first, id)).toMatchObject({ state: 'SOLD', crop: { status: 'SOLD' } });
});

test('AC-502: both sides hear who waits for whom, and silence ends it', async () => {
  const id = await withTwoBids({ reservePricePaise: 1_900_00 });
  await letPass(5 * HOUR_MS);
  await writeDownAuction(system(), id);
  expect((await toldTo(server, farmer))[0]?.text).toMatch(
    /^The auction of your Wheat is over at ₹1,705 per quintal, below your lowest price\. You can accept it until .*No answer means no\.$/,
  );
  expect((await toldTo(server, first))[0]?.text).toMatch(
    /^The auction of Wheat is over\. Yours is the highest bid, but below/,
  );
  await letPass(DAY_MS);
  expect(await auctionOf(server, first, id)).toMatchObject({ state: 'NOT_SOLD', crop: { status: 'EXPIRED' } });
  const { bids } = await everythingOf(server, id);
  const leading = bids.find(({ auction_place }) => auction_place === 'LEADING');
  const offers = await server.dataSource.query('SELECT id FROM offers WHERE bid_id = $1', [leading?.id]);
  expect(refusalOf(await accept(server, farmer, offers[0].id))).toMatchObject({ status: 409, code: 'OFFER_EXPIRED' });
  await writeDownAuction(system(), id);
  expect(await dealsOn(id)).toEqual([]);
  expect(await broken(server, id)).toEqual([]);
  expect((await toldTo(server, farmer))[0]?.text).toMatch(/^Nothing came of the auction of your Wheat/);
});

test('AC-503: nobody bid: the farmer hears so, and lists it again with one press', async () => {
  const { id } = await insertAuction(server, farmer, { reservePricePaise: 1_900_00 });
  await letPass(DAY_MS);
  await writeDownAuction(system(), id);
  expect((await toldTo(server, farmer))[0]?.text).toBe(
    'The auction of your Wheat is over, and nobody has bid. You can list it again with one press.',
  );
  const { body } = await ask(
    server,
    `mutation ($id: ID!) { relistCrop(input: { id: $id }) { crop { id quantity { amount } reservePrice
      auction { state endsAt openingPrice } } } }`,
    { id },
    farmer,
  );
  expect(body.errors).toBeUndefined();
  expect(body.data.relistCrop.crop).toMatchObject({
    quantity: { amount: 80 },
    reservePrice: 1_900,
    auction: { state: 'LIVE', openingPrice: 1_600 },
  });
  const ahead = Date.parse(body.data.relistCrop.crop.auction.endsAt) - server.clock.now().getTime();
  expect(ahead).toBe(3 * DAY_MS);
});

test('AC-504: once somebody has bid, what they rely on cannot be edited; everything else can', async () => {
  const id = await withTwoBids({ reservePricePaise: 1_900_00 });
  const edit = (changes: string) =>
    ask(
      server,
      `mutation ($id: ID!) { updateCrop(input: { id: $id, version: 1, ${changes} }) { crop { id } } }`,
      { id },
      farmer,
    );
  const before = await everythingOf(server, id);
  for (const changes of [
    'basePrice: 1500',
    'reservePrice: 1800',
    'reservePrice: null',
    `auctionEndsAt: "${new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString()}"`,
    'remainingQuantity: { amount: 70, unit: QUINTAL }',
    'priceType: FIXED',
  ]) {
    expect([changes, codeOf(await edit(changes))]).toEqual([changes, 'BAD_USER_INPUT']);
  }
  expect(await everythingOf(server, id)).toEqual(before);
  expect((await edit('description: "Sieved twice."')).body.errors).toBeUndefined();
  expect((await auctionOf(server, first, id)).state).toBe('LIVE');
});

test('AC-504: before the first bid the end can be moved, from an hour to fourteen days ahead and not past the expiry date', async () => {
  const { id } = await insertAuction(server, farmer);
  const now = server.clock.now().getTime();
  const moveTo = (ms: number, version: number) =>
    call(server, 'PATCH', `/api/crops/${id}`, {
      as: farmer,
      body: { version, auctionEndsAt: new Date(now + ms).toISOString() },
    });
  for (const ms of [HOUR_MS - 1, 14 * DAY_MS + 1]) {
    const { status, body } = await moveTo(ms, 1);
    expect([status, body.errors]).toMatchObject([400, [{ field: 'auctionEndsAt' }]]);
  }
  const moved = await moveTo(HOUR_MS, 1);
  expect(moved.body.crop.auction.endsAt).toBe(new Date(now + HOUR_MS).toISOString());
  const jobs = await server.dataSource.query('SELECT run_at FROM graphile_worker.jobs WHERE key = $1', [
    `auction-end:${id}`,
  ]);
  expect(jobs).toEqual([{ run_at: new Date(now + HOUR_MS) }]);
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
  const past = await call(server, 'PATCH', `/api/crops/${id}`, {
    as: farmer,
    body: { version: 2, expiryDate: tomorrow, auctionEndsAt: new Date(now + 4 * DAY_MS).toISOString() },
  });
  expect([past.status, past.body.errors?.[0]?.field]).toEqual([400, 'auctionEndsAt']);
});

test('AC-505: one that was removed before anybody bid leaves its job nothing to do', async () => {
  const { id } = await insertAuction(server, farmer);
  expect((await removeCrop(server, farmer, id)).status).toBe(200);
  await letPass(4 * DAY_MS);
  await expect(writeDownAuction(system(), id)).resolves.toBeUndefined();
});

test('AC-505: removing an auction ends every bid, and its bidders hear so', async () => {
  const id = await withTwoBids();
  expect((await removeCrop(server, farmer, id)).status).toBe(200);
  const { bids } = await everythingOf(server, id);
  expect(bids.map(({ state, ended_reason }) => [state, ended_reason])).toEqual([
    ['EXPIRED', 'LISTING_REMOVED'],
    ['EXPIRED', 'LISTING_REMOVED'],
  ]);
  expect((await toldTo(server, second))[0]?.text).toBe('Your bid on Wheat ended: Ramesh removed the listing.');
  await letPass(DAY_MS);
  await writeDownAuction(system(), id);
  expect(await dealsOn(id)).toEqual([]);
  expect(await broken(server, id)).toEqual([]);
});
