import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { CropExpired } from '../../src/modules/crops/crop.events.js';
import { lockAnyCrop } from '../../src/modules/crops/crop-rows.js';
import { returnQuantity } from '../../src/modules/crops/return-quantity.js';
import { writeDownExpiredCrops } from '../../src/modules/crops/write-down-expired-crops.js';
import { dayInIndia } from '../../src/platform/calendar-day.js';
import { ManualClock } from '../../src/platform/clock.js';
import type { RequestContext } from '../../src/platform/context.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { on } from '../../src/platform/events.js';
import { newId } from '../../src/platform/ids.js';
import { accept, counter, decline, everythingOf, placeBid, withdraw } from '../bids/trading.js';
import { startTestServer, type TestServer } from '../harness.js';
import { ask, call, insertCrop, type Person, person, uniqueWord } from './market.js';

/** A second before midnight in India. */
const LAST_SECOND = new Date('2026-03-10T18:29:59.000Z');
const LAST_DAY = '2026-03-10';

const told: string[] = [];
/** What else happens in the transaction that writes one down. */
let meanwhile: (tx: RequestContext, id: string) => Promise<unknown>;
let server: TestServer;
let clock: ManualClock;
let farmer: Person;
let buyer: Person;
beforeEach(async () => {
  // Everybody's last second comes anew for each test.
  clock = new ManualClock(LAST_SECOND);
  told.length = 0;
  meanwhile = async () => undefined;
  const eventHandlers = [
    on(CropExpired, async (tx, { crop }) => {
      told.push(crop.id);
      await meanwhile(tx, crop.id);
    }),
  ];
  server = await startTestServer({ clock, eventHandlers });
  farmer = await person(server, 'farmer');
  buyer = await person(server, 'buyer');
});
afterEach(() => server.close());

const row = (id: string) => server.dataSource.manager.findOneByOrFail(CropEntity, { id });
const writeDown = () => writeDownExpiredCrops(server.parts.systemContext());
/** Nothing of other tests is due, so that the next turn has this test's own. */
const forgetOthers = () =>
  server.dataSource.query("UPDATE crops SET status = 'draft' WHERE expiry_date IS NOT NULL AND status <> 'sold'");

test('a day is a day in India', () => {
  expect(dayInIndia(new Date('2026-03-10T18:29:59.999Z'))).toBe('2026-03-10');
  expect(dayInIndia(new Date('2026-03-10T18:30:00.000Z'))).toBe('2026-03-11');
});

describe('AC-426: after its last day a crop is expired by the clock', () => {
  const statusOf = async (id: string, as?: Person) =>
    (await call(server, 'GET', `/api/crops/${id}`, { as })).body.crop.status;

  test('it leaves the marketplace that second, and stays on its farmer’s dashboard and its page', async () => {
    const word = uniqueWord();
    const crop = await insertCrop(server, farmer, { cropName: word, expiryDate: LAST_DAY, status: 'pending' });
    const inMarket = async () => {
      const rest = await call(server, 'GET', `/api/crops?search=${word}&limit=5`);
      const graphql = await ask(server, `{ crops(filter: { search: "${word}" }) { totalCount } }`);
      return [rest.body.total, graphql.body.data.crops.totalCount];
    };
    const mine = async () =>
      (await call(server, 'GET', `/api/crops/farmer/${farmer.id}`, { as: farmer })).body.crops[0].status;
    const summary = async () =>
      (await ask(server, '{ myCropSummary { listed active } }', {}, farmer)).body.data.myCropSummary;
    await server.dataSource.manager.update(CropEntity, { id: crop.id }, { status: 'active' });
    expect([await inMarket(), await statusOf(crop.id), await mine(), await summary()]).toEqual([
      [1, 1],
      'active',
      'active',
      { listed: 1, active: 1 },
    ]);
    clock.advance(1_000);
    expect([await inMarket(), await statusOf(crop.id), await mine(), await summary()]).toEqual([
      [0, 0],
      'expired',
      'expired',
      { listed: 1, active: 0 },
    ]);
    expect((await row(crop.id)).status).toBe('active');
  });

  test('nobody bids on it, and no offer on it is accepted, though nobody has written it down', async () => {
    const crop = await insertCrop(server, farmer, { expiryDate: LAST_DAY });
    const { offerId } = await placeBid(server, buyer, crop.id);
    clock.advance(1_000);
    const bid = await call(server, 'POST', '/api/bids/place', { as: buyer, body: { cropId: crop.id, bidAmount: 5 } });
    expect(bid).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await accept(server, farmer, offerId)).status).toBe(409);
    const { deals, bids } = await everythingOf(server, crop.id);
    expect([deals, bids.length]).toEqual([[], 1]);
  });

  test('AC-450: a live bid on it is over for that reason, on both sides, though nobody has written it down', async () => {
    const crop = await insertCrop(server, farmer, { expiryDate: LAST_DAY });
    const { bidId, offerId } = await placeBid(server, buyer, crop.id);
    const shown = async (as: Person) =>
      (await ask(server, `{ bid(id: "${bidId}") { state endedReason awaiting validUntil allowedActions } }`, {}, as))
        .body.data.bid;
    const waiting = async () =>
      (await ask(server, '{ receivedBids(waiting: true) { totalCount } }', {}, farmer)).body.data.receivedBids;
    expect(await shown(farmer)).toMatchObject({ state: 'OPEN', allowedActions: ['ACCEPT', 'DECLINE', 'COUNTER'] });
    expect(await waiting()).toEqual({ totalCount: 1 });
    clock.advance(1_000);
    for (const side of [farmer, buyer]) {
      expect(await shown(side)).toEqual({
        state: 'EXPIRED',
        endedReason: 'LISTING_EXPIRED',
        awaiting: null,
        validUntil: null,
        allowedActions: [],
      });
    }
    expect(await waiting()).toEqual({ totalCount: 0 });
    const refusals = [
      await accept(server, farmer, offerId),
      await decline(server, farmer, offerId),
      await counter(server, farmer, offerId),
      await withdraw(server, buyer, bidId),
    ];
    for (const { status, body } of refusals) {
      expect([status, body]).toMatchObject([409, { code: 'CONFLICT', message: 'The listing has ended.' }]);
    }
    expect((await everythingOf(server, crop.id)).bids).toMatchObject([{ state: 'OPEN', ended_at: null }]);
  });

  test('what is sold stays sold, and a draft a draft', async () => {
    const values = { expiryDate: LAST_DAY };
    const sold = await insertCrop(server, farmer, { ...values, status: 'sold', soldQuantity: 80 });
    const draft = await insertCrop(server, farmer, { ...values, status: 'draft' });
    await forgetOthers();
    clock.advance(1_000);
    expect([await statusOf(sold.id), await statusOf(draft.id, farmer), await writeDown()]).toEqual([
      'sold',
      'draft',
      0,
    ]);
  });
});

describe('AC-426: it is written down, and told of', () => {
  test('once, when it is due; live bids end with that reason', async () => {
    await forgetOthers();
    const crop = await insertCrop(server, farmer, { expiryDate: LAST_DAY });
    const keeps = await insertCrop(server, farmer, { expiryDate: '2026-03-11' });
    await placeBid(server, buyer, crop.id);
    expect(await writeDown()).toBe(0);
    clock.advance(1_000);
    expect([await writeDown(), await writeDown()]).toEqual([1, 0]);
    expect(told).toEqual([crop.id]);
    const { bids, crop: written } = await everythingOf(server, crop.id);
    expect(written).toMatchObject({ status: 'expired' });
    expect(bids).toMatchObject([{ state: 'EXPIRED', ended_reason: 'LISTING_EXPIRED' }]);
    expect((await row(keeps.id)).status).toBe('active');
  });

  test('two at once write each down once', async () => {
    await forgetOthers();
    const crops = await Promise.all([1, 2, 3].map(() => insertCrop(server, farmer, { expiryDate: LAST_DAY })));
    clock.advance(1_000);
    const [one, other] = await Promise.all([writeDown(), writeDown()]);
    expect(one + other).toBe(3);
    expect([...told].sort()).toEqual(crops.map(({ id }) => id).sort());
  });

  const three = () =>
    Promise.all(['2026-03-08', '2026-03-09', LAST_DAY].map((expiryDate) => insertCrop(server, farmer, { expiryDate })));

  test('one that is removed while the turn is under way is none of its business', async () => {
    await forgetOthers();
    const [first, second, third] = await three();
    meanwhile = (tx, id) => tx.db.delete(CropEntity, { id: id === first?.id ? (second?.id ?? '') : newId() });
    clock.advance(1_000);
    expect(await writeDown()).toBe(2);
    expect(told).toEqual([first?.id, third?.id]);
    expect(server.logLines.join('')).not.toContain('could not be written down');
  });

  test('one that fails holds nobody else up, and is tried again', async () => {
    await forgetOthers();
    const [first, second, third] = await three();
    meanwhile = async (_tx, id) => {
      if (id === first?.id) throw new Error('Somebody holds it.');
    };
    clock.advance(1_000);
    expect(await writeDown()).toBe(2);
    expect((await row(first?.id ?? '')).status).toBe('active');
    meanwhile = async () => undefined;
    expect(await writeDown()).toBe(1);
    expect(told).toEqual([first?.id, second?.id, third?.id, first?.id]);
  });

  test('at most a hundred a turn', async () => {
    await forgetOthers();
    for (let i = 0; i < 101; i += 1) await insertCrop(server, farmer, { expiryDate: LAST_DAY });
    clock.advance(1_000);
    expect([await writeDown(), await writeDown()]).toEqual([100, 1]);
  });
});

describe('AC-429: a quantity comes back', () => {
  const giveBack = (id: string, quantity: number) =>
    inTransaction(server.parts.systemContext(), async (tx) => returnQuantity(tx, await lockAnyCrop(tx, id), quantity));

  async function sold(values: Partial<CropEntity> = {}): Promise<string> {
    const crop = await insertCrop(server, farmer, { minQuantity: 10, ...values });
    for (const quantity of [30, 50]) {
      const { offerId } = await placeBid(server, buyer, crop.id, { quantity });
      expect((await accept(server, farmer, offerId)).status).toBe(200);
    }
    expect((await row(crop.id)).status).toBe('sold');
    return crop.id;
  }

  test('it is for sale again, and can be bid on', async () => {
    const id = await sold();
    await giveBack(id, 30);
    expect(await row(id)).toMatchObject({ status: 'active', soldQuantity: 50, version: 4 });
    await placeBid(server, buyer, id, { quantity: 30 });
  });

  test('unless it has expired since', async () => {
    const id = await sold({ expiryDate: LAST_DAY });
    clock.advance(1_000);
    await giveBack(id, 50);
    expect(await row(id)).toMatchObject({ status: 'expired', soldQuantity: 30 });
  });

  test('a removed one stays removed', async () => {
    const id = await sold();
    await server.dataSource.manager.update(CropEntity, { id }, { deletedAt: clock.now() });
    await giveBack(id, 50);
    expect((await row(id)).soldQuantity).toBe(30);
    expect((await call(server, 'GET', `/api/crops/${id}`, { as: farmer })).status).toBe(404);
  });

  test('never more than was sold', async () => {
    const id = await sold();
    await expect(giveBack(id, 81)).rejects.toThrow(/crops_sold_quantity/);
    expect((await row(id)).soldQuantity).toBe(80);
  });
});
