import { dayInIndia, startOfDayInIndia } from '../../src/platform/calendar-day.js';
import { signedInAgain } from '../bids/trading.js';
import { ask, type Person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { agreedDeal, completeDeal } from './dealing.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const salesOf = async (as: Person) =>
  (await ask(server, '{ mySales { completed received receivedThisMonth } }', {}, as)).body.data.mySales;

test('a finished sale counts with what arrived, for its farmer alone, though the listing is not sold out', async () => {
  const deal = await agreedDeal(server);
  const { farmer, buyer } = deal;
  expect(await salesOf(farmer)).toEqual({ completed: 0, received: 0, receivedThisMonth: 0 });
  await completeDeal(server, { ...deal, quantity: 40 });
  expect(await salesOf(farmer)).toEqual({ completed: 1, received: 99_220, receivedThisMonth: 99_220 });
  expect(await salesOf(buyer)).toEqual({ completed: 0, received: 0, receivedThisMonth: 0 });
});

test('AC-695: what arrived counts for the month in India in which the deal was completed', async () => {
  const deal = await agreedDeal(server);
  await completeDeal(server, { ...deal, quantity: 40 });
  const now = server.clock.now().getTime();
  const inDays = (days: number) => dayInIndia(new Date(now), days);
  const month = inDays(0).slice(0, 7);
  const days = Array.from({ length: 32 }, (_, day) => day).find((day) => inDays(day).slice(0, 7) !== month) ?? 0;
  const nextMonth = startOfDayInIndia(inDays(days)).getTime();
  server.clock.advance(nextMonth - 1_000 - now);
  const farmer = await signedInAgain(server, deal.farmer);
  expect(await salesOf(farmer)).toMatchObject({ receivedThisMonth: 99_220 });
  server.clock.advance(1_000);
  expect(await salesOf(farmer)).toEqual({ completed: 1, received: 99_220, receivedThisMonth: 0 });
});
