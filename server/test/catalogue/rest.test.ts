import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
});
afterAll(() => server.close());

const list = async (address: string) => (await server.rest('GET', `/api${address}`)).body;

test.each([
  ['/mandi-prices', 98],
  ['/news', 25],
  ['/schemes', 20],
  ['/cold-storages', 84],
  ['/warehouses', 10],
  ['/transporters', 3],
  ['/machines', 25],
  ['/lab-tests', 6],
  ['/services', 13],
  ['/seed-offers', 18],
  ['/fertilizer-offers', 18],
  ['/minimum-support-prices', 52],
])('%s answers anyone with how many there are', async (path, total) => {
  const body = await list(path);
  expect(body).toMatchObject({ success: true, total });
  expect(body.items).toHaveLength(Math.min(total, 20));
});

test('pages follow one another without a gap or a double', async () => {
  const seen: string[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { items } = await list(`/mandi-prices?page=${page}&limit=30`);
    seen.push(...items.map(({ id }: { id: string }) => id));
  }
  expect(new Set(seen).size).toBe(98);
});

test('the filters of GraphQL narrow a list, with the same result', async () => {
  const { data } = await server.graphql<{ mandiPrices: { nodes: { id: string; modalPrice: number }[] } }>(
    '{ mandiPrices(commodity: "Wheat", district: "Gurugram") { nodes { id modalPrice } } }',
  );
  const { items, total } = await list('/mandi-prices?commodity=Wheat&district=Gurugram');
  expect(data?.mandiPrices.nodes).toHaveLength(1);
  expect(items).toMatchObject(data?.mandiPrices.nodes ?? []);
  expect(total).toBe(1);
});

test('words of a closed set are those of the answers; yes or no is true or false', async () => {
  const { items } = await list('/machines?category=tractor&limit=100');
  expect(new Set(items.map(({ category }: { category: string }) => category))).toEqual(new Set(['tractor']));
  expect(await list('/schemes?state=Haryana')).toMatchObject({ total: 2 });
  expect(await list('/schemes?state=Haryana&includeNational=true')).toMatchObject({ total: 13 });
});

test('what a row derives is answered, how it is stored is not', async () => {
  const [storage] = (await list('/cold-storages?limit=1')).items;
  expect(storage).toMatchObject({ capacity: 5_400, remarks: null, operational: true, estimatedCost: 12 });
  expect(Object.keys(storage).filter((name) => ['position', 'searchText'].includes(name))).toEqual([]);
});

test.each(['/machines?category=car', '/schemes?includeNational=1', '/news?limit=0', '/news?page=9999&limit=100'])(
  '%s is refused',
  async (address) => {
    expect(await list(address)).toMatchObject({ success: false, code: 'BAD_USER_INPUT' });
  },
);

test('at the root, where pages have their addresses, there are no such lists', async () => {
  const { headers, text } = await server.rest('GET', '/services', { headers: { accept: 'text/html' } });
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).not.toContain('commodity-trade');
});
