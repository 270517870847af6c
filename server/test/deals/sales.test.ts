import { ask, type Person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { agreedDeal, completeDeal } from './dealing.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const salesOf = async (as: Person) =>
  (await ask(server, '{ mySales { completed received } }', {}, as)).body.data.mySales;

test('a finished sale counts with what arrived, for its farmer alone, though the listing is not sold out', async () => {
  const deal = await agreedDeal(server);
  const { farmer, buyer } = deal;
  expect(await salesOf(farmer)).toEqual({ completed: 0, received: 0 });
  await completeDeal(server, { ...deal, quantity: 40 });
  expect(await salesOf(farmer)).toEqual({ completed: 1, received: 99_220 });
  expect(await salesOf(buyer)).toEqual({ completed: 0, received: 0 });
});
