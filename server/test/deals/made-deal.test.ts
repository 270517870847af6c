import { accept, dealOf, myDeals, placeBid, removeCrop } from '../bids/trading.js';
import { ask, call, codeOf, insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
let farmer: Person;
let buyer: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  [farmer, buyer, other] = await Promise.all([
    person(server, 'farmer', { firstName: 'Ramesh', lastName: 'Yadav' }),
    person(server, 'buyer', { firstName: 'Anita', lastName: 'Sharma' }),
    person(server, 'buyer', { firstName: 'Imran' }),
  ]);
});
afterAll(() => server.close());

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
