import { indianMomentOf, numbersIn, percentOf } from '../../src/modules/catalogue/datasets/shown-figures.js';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { startTestServer, type TestServer } from '../harness.js';

type Row = Readonly<Record<string, unknown>>;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
});
afterAll(() => server.close());

async function both(query: string, path: string, fields: string, names: readonly string[]): Promise<readonly Row[]> {
  const { data, errors } = await server.graphql<Record<string, { nodes: Row[] }>>(
    `{ ${query}(first: 100) { nodes { ${fields} } } }`,
  );
  expect(errors).toEqual([]);
  const nodes = data?.[query]?.nodes ?? [];
  const { items } = (await server.rest('GET', `/api${path}?limit=100`)).body;
  const picked = items.map((item: Row) => Object.fromEntries(names.map((name) => [name, item[name]])));
  expect(JSON.parse(JSON.stringify(picked).toUpperCase())).toEqual(JSON.parse(JSON.stringify(nodes).toUpperCase()));
  return nodes;
}

test.each([
  [
    'mandiPrices',
    '/mandi-prices',
    ['changePercent', 'updatedAt'],
    { changePercent: 2.3, updatedAt: '2026-11-21T00:30:00.000Z' },
  ],
  ['newsItems', '/news', ['scopes'], { scopes: ['National'] }],
  ['schemes', '/schemes', ['scopes'], { scopes: ['National'] }],
  ['coldStorages', '/cold-storages', ['products'], { products: ['Potato'] }],
  [
    'warehouses',
    '/warehouses',
    ['capacityTons', 'pricePerQuintalMonth'],
    { capacityTons: 10_000, pricePerQuintalMonth: 7 },
  ],
  ['transporters', '/transporters', ['experienceYears'], { experienceYears: 12 }],
  ['labTests', '/lab-tests', ['reportDaysMin', 'reportDaysMax'], { reportDaysMin: 5, reportDaysMax: 7 }],
])('%s has for a program what its texts say, the same in REST', async (query, path, names, first) => {
  const rows = await both(query, path, names.join(' '), names);
  expect(rows[0]).toEqual(first);
  for (const row of rows) expect(Object.values(row)).not.toContain(null);
});

test.each([
  ['seedOffers', '/seed-offers', { amount: 40, unit: 'KG', text: '40 kg bag' }, '40 किलो बोरी'],
  ['fertilizerOffers', '/fertilizer-offers', { amount: 45, unit: 'KG', text: '45 kg bag' }, '45 किलो बोरी'],
])('a pack of %s has its amount and unit beside its text', async (query, path, first, hindiText) => {
  const rows = await both(query, path, 'packSize { amount unit text }', ['packSize']);
  expect(rows[0]).toEqual({ packSize: first });
  for (const { packSize } of rows) {
    const { amount, unit, text } = packSize as { amount: number; unit: string; text: string };
    expect(text.startsWith(`${amount} ${unit.toLowerCase()} `)).toBe(true);
  }
  const hindi = await server.graphql<Record<string, { nodes: Row[] }>>(
    `{ ${query}(first: 1) { nodes { packSize { text(language: HI) } } } }`,
  );
  expect(hindi.data?.[query]?.nodes).toEqual([{ packSize: { text: hindiText } }]);
});

test('lists of parts come in the language that is asked for', async () => {
  const { data } = await server.graphql<{ newsItems: { nodes: { scopes: string[]; hindi: string[] }[] } }>(
    '{ newsItems(first: 100, state: "Kerala", crop: "Coconut") { nodes { scopes hindi: scopes(language: HI) } } }',
  );
  const [news] = data?.newsItems.nodes ?? [];
  expect(news?.scopes).toEqual(['National', 'Kerala', 'Tamil Nadu', 'Karnataka', 'Andhra Pradesh']);
  expect(news?.hindi).toEqual(['राष्ट्रीय', 'केरल', 'तमिलनाडु', 'कर्नाटक', 'आंध्र प्रदेश']);
});

describe('a text has a figure where it is written in the one way, and none otherwise', () => {
  test.each([
    ['+2.3%', 2.3],
    ['-0.4%', -0.4],
    ['−1%', -1],
    ['5 %', 5],
    ['steady', null],
    ['2 to 3%', null],
  ])('percent: %s is %p', (text, percent) => expect(percentOf(text)).toBe(percent));

  test.each([
    ['21 Nov 2026, 6:00 AM', '2026-11-21T00:30:00.000Z'],
    ['1 January 2026, 12:15 am', '2025-12-31T18:45:00.000Z'],
    ['28 Feb 2026, 12:00 PM', '2026-02-28T06:30:00.000Z'],
    ['31 Feb 2026, 6:00 AM', undefined],
    ['21 Xyz 2026, 6:00 AM', undefined],
    ['21 Nov 2026, 13:00 PM', undefined],
    ['today', undefined],
  ])('moment: %s is %p', (text, moment) => expect(indianMomentOf(text)?.toISOString()).toBe(moment));

  test('numbers', () => expect(numbersIn('10,000 to 12,500.5 MT')).toEqual([10_000, 12_500.5]));
});
