import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { startTestServer, type TestServer } from '../harness.js';

interface Value {
  readonly value: string;
  readonly label: string;
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
});
afterAll(() => server.close());

const OFFERED = [
  ['mandiPrices', 'commodity', '/mandi-prices', 14, { value: 'Wheat', label: 'गेहूँ' }],
  ['mandiPrices', 'district', '/mandi-prices', 7, { value: 'Hisar', label: 'हिसार' }],
  ['newsItems', 'state', '/news', 17, { value: 'Tamil Nadu', label: 'तमिलनाडु' }],
  ['newsItems', 'crop', '/news', 16, { value: 'All Crops', label: 'सभी फसलें' }],
  ['schemes', 'category', '/schemes', 8, { value: 'Income Support', label: 'आय सहायता' }],
  ['schemes', 'state', '/schemes', 9, { value: 'National', label: 'राष्ट्रीय' }],
  ['coldStorages', 'district', '/cold-storages', 22, { value: 'Gurugram', label: 'गुरुग्राम' }],
  ['minimumSupportPrices', 'crop', '/minimum-support-prices', 23, { value: 'Wheat', label: 'गेहूँ' }],
] as const;

test.each(OFFERED)(
  '%s offers what `%s` takes, and each value finds rows',
  async (query, argument, _path, count, example) => {
    const field = `${query}FilterValues`;
    const { data, errors } = await server.graphql<Record<string, Record<string, Value[]>>>(
      `{ ${field} { ${argument} { value label(language: HI) } } }`,
    );
    expect(errors).toEqual([]);
    const values = data?.[field]?.[argument] ?? [];
    expect(values).toContainEqual(example);
    expect(values.map(({ value }) => value)).toEqual([...new Set(values.map(({ value }) => value))].sort());
    expect(values).toHaveLength(count);

    // Ten at a time: one operation may not ask for more.
    for (let start = 0; start < values.length; start += 5) {
      const lists = values
        .slice(start, start + 5)
        .map(
          ({ value }, index) => `v${index}: ${query}(first: 1, ${argument}: ${JSON.stringify(value)}) { totalCount }`,
        );
      const answer = await server.graphql<Record<string, { totalCount: number }>>(`{ ${lists.join(' ')} }`);
      expect(answer.errors).toEqual([]);
      const counts = Object.values(answer.data ?? {}).map(({ totalCount }) => totalCount);
      expect(counts).toHaveLength(lists.length);
      expect(counts).not.toContain(0);
    }
  },
);

test.each(OFFERED)('REST offers the same: %s by %s', async (query, argument, path, count) => {
  const field = `${query}FilterValues`;
  for (const [language, word] of [
    ['EN', 'en'],
    ['HI', 'hi'],
  ]) {
    const { data } = await server.graphql<Record<string, Record<string, Value[]>>>(
      `{ ${field} { ${argument} { value label(language: ${language}) } } }`,
    );
    const { body } = await server.rest('GET', `/api${path}/filter-values?language=${word}`);
    expect(body.filters[argument]).toHaveLength(count);
    expect(body.filters[argument]).toEqual(data?.[field]?.[argument]);
  }
});

test('the values are those of the rows that are loaded', async () => {
  await server.parts
    .systemContext()
    .db.query("UPDATE mandi_prices SET commodity = 'Zeera', commodity_hi = 'ज़ीरा' WHERE id = 'mandi-wheat-hisar'");
  const { body } = await server.rest('GET', '/api/mandi-prices/filter-values');
  expect(body.filters.commodity).toContainEqual({ value: 'Zeera', label: 'Zeera' });
  await server.parts
    .systemContext()
    .db.query("UPDATE mandi_prices SET commodity = 'Wheat', commodity_hi = 'गेहूँ' WHERE id = 'mandi-wheat-hisar'");
});
