import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { ask, statements } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import { answered, importRows, quoted, startPriceServer } from './market-prices.js';

const nearest = (to: string, first = 2) =>
  `{ commodities(first: ${first}) { nodes { commodity { id }
    nearest(to: "${to}") { district(language: HI) distanceKm modal dayBefore day isSample } } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startPriceServer();
  await seedCatalogue(server.parts.systemContext());
  const wheat = (district: string, day: string, modal: number, names = {}) =>
    quoted(day, [modal - 50, modal, modal + 50], { district, market: district, ...names });
  await importRows(server, [
    wheat('Hisar', '2026-11-20', 2460),
    wheat('Hisar', '2026-11-22', 2500),
    wheat('Sirsa', '2026-11-22', 2560),
    // Closed for the season: no word on today.
    wheat('Rohtak', '2026-10-01', 2300),
    // Farther away than anybody drives.
    wheat('Gaya', '2026-11-22', 2900, { state: 'Bihar' }),
    wheat('Panipat', '2026-11-22', 1700, { commodity: 'Onion' }),
  ]);
});
afterAll(() => server.close());

async function near(to: string) {
  const { commodities } = await answered(server, nearest(to));
  return Object.fromEntries(
    commodities.nodes.map((node: { commodity: { id: string }; nearest: unknown }) => [node.commodity.id, node.nearest]),
  );
}

test('the mandis around somebody, the nearest first, each with its day and the one before', async () => {
  const { wheat, onion } = await near('Hisar, Haryana');
  expect(wheat).toEqual([
    { district: 'हिसार', distanceKm: null, modal: 2500, dayBefore: 2460, day: '2026-11-22', isSample: false },
    { district: 'सिरसा', distanceKm: 80, modal: 2560, dayBefore: null, day: '2026-11-22', isSample: false },
  ]);
  expect(onion).toMatchObject([{ district: 'पानीपत', modal: 1700 }]);
});

test('from a place without a mandi of its own, and from one that we do not know', async () => {
  expect((await near('fatehabad')).wheat).toMatchObject([{ distanceKm: 40 }, { distanceKm: 50 }]);
  expect((await near('Atlantis')).wheat).toEqual([]);
});

test('all commodities cost as many statements as one of them', async () => {
  const list = (first: number) => () => ask(server, nearest('Hisar', first));
  expect(await statements(server, list(2))).toBe(await statements(server, list(1)));
});
