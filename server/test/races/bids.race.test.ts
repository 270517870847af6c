import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { call, insertCrop } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';
import { twoServers } from './two-servers.js';

/** The embedded database serves one transaction at a time: there the same races are shorter. */
const BIDS = ON_POSTGRES_SERVER ? 60 : 20;
const PRESSES = ON_POSTGRES_SERVER ? 20 : 8;
const REMOVALS = ON_POSTGRES_SERVER ? 20 : 5;

const race = twoServers({ buyers: 10 });
const { either, buyerOf } = race;
const place = (index: number, cropId: string, bidAmount: number, as = buyerOf(index)): Promise<RestAnswer> =>
  call(either(index), 'POST', '/api/bids/place', { as, body: { cropId, bidAmount, message: 'mine' } });
const bidsOn = (cropId: string) => race.server.dataSource.manager.findBy(BidEntity, { cropId });

test(`T1: ${BIDS} bids at once on one crop are all stored, each once`, async () => {
  const crop = await insertCrop(race.server, race.farmer);
  const replies = await Promise.all(Array.from({ length: BIDS }, (_, index) => place(index, crop.id, index + 1)));
  expect(replies.map(({ status }) => status)).toEqual(Array(BIDS).fill(201));
  const stored = (await bidsOn(crop.id)).map((bid) => bid.amountPaise).sort((a, b) => a - b);
  expect(stored).toEqual(Array.from({ length: BIDS }, (_, index) => (index + 1) * 100));
});

test(`T2, R4: ${PRESSES} presses at once are one bid, and every press is told the same one`, async () => {
  const crop = await insertCrop(race.server, race.farmer);
  const buyer = buyerOf(0);
  const replies = await Promise.all(Array.from({ length: PRESSES }, (_, index) => place(index, crop.id, 77, buyer)));
  expect(replies.map(({ status }) => status)).toEqual(Array(PRESSES).fill(201));
  expect(await bidsOn(crop.id)).toHaveLength(1);
  expect(new Set(replies.map(({ body }) => body.bid.bidId)).size).toBe(1);
});

test('R4: twenty presses at once are one bid at the limits of production too, and after they are spent', async () => {
  const { clock } = race.server;
  const strict = await Promise.all([1, 2].map(() => startTestServer({ rateLimitFactor: 1, clock })));
  try {
    const crop = await insertCrop(race.server, race.farmer);
    const press = (index: number, bidAmount: number) =>
      call(strict[index % 2] as TestServer, 'POST', '/api/bids/place', {
        as: buyerOf(0),
        body: { cropId: crop.id, bidAmount },
      });
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => press(index, 77)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const [bid, ...others] = await bidsOn(crop.id);
    expect(others).toEqual([]);
    expect(new Set(replies.map(({ body }) => body.bid.bidId))).toEqual(new Set([bid?.id]));

    // The rest of the five a minute; then every other amount is refused, and the same one is still the same bid.
    const more: number[] = [];
    for (let index = 0; index < 6; index += 1) more.push((await press(0, 100 + index)).status);
    expect(more.at(-1)).toBe(429);
    const late = await Promise.all(Array.from({ length: 20 }, (_, index) => press(index, 77)));
    expect(new Set(late.map(({ status, body }) => `${status} ${body.bid?.bidId}`))).toEqual(
      new Set([`201 ${bid?.id}`]),
    );
    clock.advance(5_001);
    expect((await press(0, 77)).status).toBe(429);
  } finally {
    await Promise.all(strict.map((one) => one.close()));
  }
});

test(`T6: ${REMOVALS} removals against bids leave no live bid on a removed crop`, async () => {
  for (let round = 0; round < REMOVALS; round += 1) {
    const crop = await insertCrop(race.server, race.farmer);
    const [removal, ...bids] = await Promise.all([
      call(either(round), 'DELETE', `/api/crops/${crop.id}`, { as: race.farmer }),
      ...[1, 2, 3].map((index) => place(index, crop.id, index)),
    ]);
    expect(removal.status).toBe(200);
    expect(bids.map(({ status }) => [201, 404].includes(status))).toEqual([true, true, true]);
    const stored = await bidsOn(crop.id);
    expect(stored).toHaveLength(bids.filter(({ status }) => status === 201).length);
    expect(stored.filter((bid) => bid.state === 'OPEN')).toEqual([]);
    const row = await race.server.dataSource.manager.findOneBy(CropEntity, { id: crop.id });
    expect(row === null || row.deletedAt !== null).toBe(true);
    expect(row === null).toBe(stored.length === 0);
  }
});

test('two removals at once: one succeeds, the other finds nothing', async () => {
  for (let round = 0; round < REMOVALS; round += 1) {
    const crop = await insertCrop(race.server, race.farmer);
    const replies = await Promise.all(
      [either(0), either(1)].map((one) => call(one, 'DELETE', `/crops/${crop.id}`, { as: race.farmer })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  }
});
