import { call, insertCrop, type Person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { accept, everythingOf, placeBid, traders } from './trading.js';

let server: TestServer;
let farmer: Person;
let buyer: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ farmer, buyer, other } = await traders(server));
});
afterAll(() => server.close());

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
