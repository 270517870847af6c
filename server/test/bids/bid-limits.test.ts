import { BID_LIMITS } from '../../src/modules/bids/bid.limits.js';
import { newId } from '../../src/platform/ids.js';
import { insertAuction } from '../auctions/auctioning.js';
import { call, insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer({ rateLimitFactor: 1 });
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

const place = (as: Person, cropId: string, bidAmount: number, others: Readonly<Record<string, unknown>> = {}) =>
  call(server, 'POST', '/api/bids/place', { as, body: { cropId, bidAmount, ...others } });

/** Status, code, the seconds to wait, and which limit it was. */
function refusalOf({ status, body, headers }: Awaited<ReturnType<typeof place>>) {
  return { status, code: body.code, wait: headers.get('retry-after'), left: headers.get('ratelimit') };
}

test('on one crop so many a minute; each is free again a minute after it was placed', async () => {
  const [buyer, crop] = [await person(server, 'buyer'), await insertCrop(server, farmer)];
  const points = BID_LIMITS.bidsOnCrop.points;
  for (let bid = 1; bid <= points; bid += 1) {
    expect((await place(buyer, crop.id, bid)).status).toBe(201);
    server.clock.advance(10_000);
  }
  const refused = await place(buyer, crop.id, 99);
  expect(refusalOf(refused)).toEqual({ status: 429, code: 'RATE_LIMITED', wait: '10', left: '"bidsOnCrop";r=0;t=10' });
  // What was refused for being too many is not counted.
  server.clock.advance(10_000);
  expect((await place(buyer, crop.id, 99)).status).toBe(201);
  expect(refusalOf(await place(buyer, crop.id, 100))).toMatchObject({ status: 429, wait: '10' });
  // Somebody else, and another crop, are another matter.
  expect((await place(await person(server, 'buyer'), crop.id, 5)).status).toBe(201);
  expect((await place(buyer, (await insertCrop(server, farmer)).id, 5)).status).toBe(201);
});

test('what is refused counts too, on whatever crop, also one that is not there', async () => {
  const [buyer, sold] = [await person(server, 'buyer'), await insertCrop(server, farmer, { status: 'sold' })];
  const statuses: number[] = [];
  for (let bid = 0; bid <= BID_LIMITS.bidsOnCrop.points; bid += 1)
    statuses.push((await place(buyer, sold.id, 5)).status);
  expect(statuses).toEqual([...Array(BID_LIMITS.bidsOnCrop.points).fill(409), 429]);
  for (let bid = statuses.length; bid <= BID_LIMITS.bids.points; bid += 1) {
    expect((await place(buyer, bid % 2 === 0 ? newId() : `none ${bid}`, 5)).status).toBe(404);
  }
  const crop = await insertCrop(server, farmer);
  expect(refusalOf(await place(buyer, crop.id, 5))).toMatchObject({ status: 429, left: '"bids";r=0;t=60', wait: '60' });
  server.clock.advance(60_000);
  expect((await place(buyer, crop.id, 5)).status).toBe(201);
});

test('bids that were placed and bids that were refused are counted together', async () => {
  const [buyer, crop] = [await person(server, 'buyer'), await insertCrop(server, farmer)];
  for (const bid of [1, 2, 3]) expect((await place(buyer, crop.id, bid)).status).toBe(201);
  for (const bid of [4, 5]) expect((await place(buyer, crop.id, bid, { quantity: 1e9 })).status).toBe(409);
  expect(refusalOf(await place(buyer, crop.id, 6))).toMatchObject({ status: 429, left: '"bidsOnCrop";r=0;t=60' });
});

test('a leader who goes higher has no new bid, and is counted all the same', async () => {
  const [buyer, auction] = [await person(server, 'buyer'), await insertAuction(server, farmer)];
  const statuses: number[] = [];
  for (let bid = 0; bid <= BID_LIMITS.bidsInAuction.points; bid += 1) {
    statuses.push((await place(buyer, auction.id, 1_600, { maxAmount: 2_000 + bid })).status);
  }
  expect(statuses).toEqual([...Array(BID_LIMITS.bidsInAuction.points).fill(201), 429]);
});
