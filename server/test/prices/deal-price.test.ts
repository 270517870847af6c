import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { signedInAgain } from '../bids/trading.js';
import { ask, type Person, person, statements } from '../crops/market.js';
import { agreedDeal } from '../deals/dealing.js';
import type { TestServer } from '../harness.js';
import { forgetPrices, importRows, quoted, startPriceServer } from './market-prices.js';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startPriceServer();
  await seedCatalogue(server.parts.systemContext());
});
afterAll(() => server.close());

async function sold(farmer?: Person) {
  return agreedDeal(server, farmer ? { farmer } : {});
}

async function comparisonOf({ id, farmer }: { readonly id: string; readonly farmer: Person }) {
  const query = 'query ($id: ID!) { deal(id: $id) { priceComparison { price verdict difference mandi day isOld } } }';
  const { body } = await ask(server, query, { id }, farmer);
  expect(body.errors).toBeUndefined();
  return body.data.deal.priceComparison;
}

test('a deal says how its price stood on its day, whatever is imported or corrected later', async () => {
  await importRows(server, [quoted('2026-11-22', [2350, 2400, 2450])]);
  const deal = await sold();
  const then = { price: 2480.5, verdict: 'BELOW_MSP', difference: 104.5, mandi: 2400, day: '2026-11-22', isOld: false };
  expect(await comparisonOf(deal)).toEqual(then);
  await importRows(server, [quoted('2026-11-22', [2550, 2600, 2650]), quoted('2026-11-23', [2550, 2600, 2650])]);
  expect(await comparisonOf(deal)).toEqual(then);
  expect(await comparisonOf(await sold())).toMatchObject({ mandi: 2600, day: '2026-11-23' });
});

test('a price that was old when the deal was made is said to be old, one that grew old since is not', async () => {
  const { clock } = server;
  const before = await sold();
  clock.advance(20 * DAY_MS);
  expect(await comparisonOf(await sold())).toMatchObject({ day: '2026-11-23', isOld: true });
  const farmer = await signedInAgain(server, before.farmer);
  expect(await comparisonOf({ ...before, farmer })).toMatchObject({ isOld: false });
  clock.advance(-20 * DAY_MS);
});

test('nothing where no price was known', async () => {
  await forgetPrices(server);
  const deal = await sold();
  await importRows(server, [quoted('2026-11-23', [2350, 2400, 2450])]);
  expect(await comparisonOf(deal)).toBeNull();
});

test('a list of deals asks for no prices', async () => {
  const farmer = await person(server, 'farmer');
  const list = (fields: string) => () => ask(server, `{ myDeals(first: 20) { nodes { id ${fields} } } }`, {}, farmer);
  for (let count = 0; count < 3; count += 1) await sold(farmer);
  expect(await statements(server, list('priceComparison { mandi msp district }'))).toBe(
    await statements(server, list('')),
  );
});
