import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { call, insertCrop, type Person, person } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const BIDS = ON_POSTGRES_SERVER ? 60 : 20;
const PRESSES = ON_POSTGRES_SERVER ? 20 : 8;
const REMOVALS = ON_POSTGRES_SERVER ? 20 : 5;

let server: TestServer;
let other: TestServer;
let farmer: Person;
let buyers: Person[];
beforeAll(async () => {
  // Two servers over one database: what holds only inside one process does not hold here.
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
  farmer = await person(server, 'farmer');
  buyers = await Promise.all(Array.from({ length: 10 }, () => person(server, 'buyer')));
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
});

const either = (index: number) => (index % 2 === 0 ? server : other);
const buyerOf = (index: number) => buyers[index % buyers.length] as Person;
const place = (index: number, cropId: string, bidAmount: number, as = buyerOf(index)): Promise<RestAnswer> =>
  call(either(index), 'POST', '/api/bids/place', { as, body: { cropId, bidAmount, message: 'mine' } });
const bidsOn = (cropId: string) => server.dataSource.manager.findBy(BidEntity, { cropId });

test(`T1: ${BIDS} bids at once on one crop are all stored, each once`, async () => {
  const crop = await insertCrop(server, farmer);
  const replies = await Promise.all(Array.from({ length: BIDS }, (_, index) => place(index, crop.id, index + 1)));
  expect(replies.map(({ status }) => status)).toEqual(Array(BIDS).fill(201));
  const stored = (await bidsOn(crop.id)).map((bid) => bid.amountPaise).sort((a, b) => a - b);
  expect(stored).toEqual(Array.from({ length: BIDS }, (_, index) => (index + 1) * 100));
});

test(`T2, R4: ${PRESSES} presses at once are one bid, and every press is told the same one`, async () => {
  const crop = await insertCrop(server, farmer);
  const buyer = buyerOf(0);
  const replies = await Promise.all(Array.from({ length: PRESSES }, (_, index) => place(index, crop.id, 77, buyer)));
  expect(replies.map(({ status }) => status)).toEqual(Array(PRESSES).fill(201));
  expect(await bidsOn(crop.id)).toHaveLength(1);
  expect(new Set(replies.map(({ body }) => body.bid.bidId)).size).toBe(1);
});

test(`T6: ${REMOVALS} removals against bids leave no live bid on a removed crop`, async () => {
  for (let round = 0; round < REMOVALS; round += 1) {
    const crop = await insertCrop(server, farmer);
    const [removal, ...bids] = await Promise.all([
      call(either(round), 'DELETE', `/api/crops/${crop.id}`, { as: farmer }),
      ...[1, 2, 3].map((index) => place(index, crop.id, index)),
    ]);
    expect(removal.status).toBe(200);
    expect(bids.map(({ status }) => [201, 404].includes(status))).toEqual([true, true, true]);
    const stored = await bidsOn(crop.id);
    expect(stored).toHaveLength(bids.filter(({ status }) => status === 201).length);
    expect(stored.filter((bid) => bid.status === 'pending')).toEqual([]);
    const row = await server.dataSource.manager.findOneBy(CropEntity, { id: crop.id });
    expect(row === null || row.deletedAt !== null).toBe(true);
    expect(row === null).toBe(stored.length === 0);
  }
});

test('two removals at once: one succeeds, the other finds nothing', async () => {
  for (let round = 0; round < REMOVALS; round += 1) {
    const crop = await insertCrop(server, farmer);
    const replies = await Promise.all(
      [server, other].map((one) => call(one, 'DELETE', `/crops/${crop.id}`, { as: farmer })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  }
});
