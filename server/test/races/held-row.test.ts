import type { QueryRunner } from 'typeorm';
import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import type { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { RowQueue } from '../../src/platform/database/row-queue.js';
import { WAYS } from '../commands/ways.js';
import { insertCrop, type Person, person } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';

describe('the row queue', () => {
  const limits = { atOnce: 2, waiting: 2, waitMs: 60_000 };
  const BUSY = 'Many people want this at the same moment.';

  test('some at a time, some wait, the rest is refused at once', async () => {
    const queue = new RowQueue(limits);
    const first = await queue.enter('row');
    await queue.enter('row');
    const order: string[] = [];
    const third = queue.enter('row').then(() => order.push('third'));
    const fourth = queue.enter('row').then(() => order.push('fourth'));
    await expect(queue.enter('row')).rejects.toThrow(BUSY);
    await queue.enter('another row');
    first();
    await third;
    // Given back twice is given back once.
    first();
    expect(order).toEqual(['third']);
    queue.refuseWaiting('row');
    await expect(fourth).rejects.toThrow(BUSY);
  });

  test('nobody waits for ever', async () => {
    const queue = new RowQueue({ ...limits, waitMs: 1 });
    await Promise.all([queue.enter('row'), queue.enter('row')]);
    await expect(queue.enter('row')).rejects.toThrow(BUSY);
  });
});

// The embedded database serves one transaction at a time: nobody can hold a row there while others read.
if (ON_POSTGRES_SERVER) {
  describe.each(WAYS)('one held row stops one row, through $name', (way) => {
    let server: TestServer;
    let buyers: Person[];
    let crop: CropEntity;
    let holder: QueryRunner;
    beforeAll(async () => {
      server = await startTestServer({ database: { url: workerDatabaseUrl(), poolSize: 6 } });
      const farmer = await person(server, 'farmer');
      buyers = await Promise.all(Array.from({ length: 10 }, () => person(server, 'buyer')));
      crop = await insertCrop(server, farmer);
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      holder = server.dataSource.createQueryRunner();
      await holder.startTransaction();
      await holder.query('SELECT FROM crops WHERE id = $1 FOR UPDATE', [crop.id]);
    });
    afterEach(async () => {
      if (holder.isTransactionActive) await holder.rollbackTransaction();
      await holder.release();
    });

    const BIDS = 24;
    const placeAll = () =>
      Promise.all(
        Array.from({ length: BIDS }, (_, index) =>
          way.bid(server, buyers[index % buyers.length] as Person, { cropId: crop.id, bidAmount: index + 1 }),
        ),
      );
    const stored = () => server.dataSource.manager.countBy(BidEntity, { cropId: crop.id });
    const list = async () => expect((await server.rest('GET', '/api/crops?limit=5')).status).toBe(200);
    /** How many connections wait for a row. */
    async function waiting(): Promise<number> {
      const [row] = await server.dataSource.query(
        "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return row.waiting;
    }

    test('lists go on meanwhile, and with the row let go all who waited get through', async () => {
      const before = await stored();
      const bids = placeAll();
      while ((await waiting()) === 0);
      await list();
      await holder.rollbackTransaction();
      expect((await bids).map(({ code }) => code)).toEqual(Array(BIDS).fill(undefined));
      expect(await stored()).toBe(before + BIDS);
    });

    test('where nobody lets go all are refused, and at most three connections wait for it', async () => {
      const before = await stored();
      let isOver = false;
      const bids = placeAll().finally(() => {
        isOver = true;
      });
      let most = 0;
      while (!isOver) {
        most = Math.max(most, await waiting());
        await list();
      }
      for (const { status, code, retryAfter } of await bids) {
        expect({ status, code, retryAfter }).toEqual({ status: 503, code: 'UNAVAILABLE', retryAfter: '1' });
      }
      expect(most).toBe(3);
      expect(await stored()).toBe(before);
    });
  });
}
