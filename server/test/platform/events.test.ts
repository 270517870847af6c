import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { CropRemoved } from '../../src/modules/crops/crop.events.js';
import { on, publish } from '../../src/platform/events.js';
import { call, insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

/** What the listeners of the tests were told and saw, in the order in which they ran. */
let heard: string[] = [];
let breaks = false;

const listener = (name: string) =>
  on(CropRemoved, async (tx, { cropId }) => {
    const bids = await tx.db.findBy(BidEntity, { cropId });
    heard.push(`${name} saw ${bids.map(({ state }) => state)}`);
  });

class SomethingElse {}

let server: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  server = await startTestServer({
    eventHandlers: [
      on(SomethingElse, async () => {
        heard.push('was told of another event');
      }),
      listener('first'),
      listener('second'),
      on(CropRemoved, async () => {
        if (breaks) throw new Error('A listener that fails.');
      }),
    ],
  });
  farmer = await person(server, 'farmer');
  buyer = await person(server, 'buyer');
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
  breaks = false;
});

async function cropWithBid(): Promise<string> {
  const crop = await insertCrop(server, farmer);
  await call(server, 'POST', '/bids/place', { as: buyer, body: { cropId: crop.id, bidAmount: 5 } });
  return crop.id;
}
const remove = (id: string) => call(server, 'DELETE', `/api/crops/${id}`, { as: farmer });

describe('what a command publishes', () => {
  test('is heard in the order in which the handlers stand, the bids being closed first, in one transaction', async () => {
    expect((await remove(await cropWithBid())).status).toBe(200);
    expect(heard).toEqual(['first saw EXPIRED', 'second saw EXPIRED']);
  });

  test('a handler that fails rolls back the command and what the handlers before it wrote', async () => {
    const id = await cropWithBid();
    breaks = true;
    expect(await remove(id)).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(heard).toHaveLength(2);
    expect(await server.dataSource.manager.findBy(BidEntity, { cropId: id })).toMatchObject([{ state: 'OPEN' }]);
    expect(await server.dataSource.manager.findOneBy(CropEntity, { id })).toMatchObject({ deletedAt: null });
  });

  test('outside a transaction is refused', async () => {
    await expect(publish(server.parts.systemContext(), new CropRemoved('x'))).rejects.toThrow('inside a transaction');
    expect(heard).toEqual([]);
  });
});
