import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { startTestServer, type TestServer } from '../harness.js';

interface List {
  readonly nodes: ReadonlyArray<Record<string, unknown>>;
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
});
afterAll(() => server.close());

/** Asks for a dataset with inline arguments and gives its list. */
async function list(query: string, fields: string, args = 'first: 100'): Promise<List> {
  const answer = await server.graphql<Record<string, List>>(
    `{ ${query}(${args}) { totalCount pageInfo { hasNextPage endCursor } nodes { ${fields} } } }`,
  );
  expect(answer.errors).toEqual([]);
  return answer.data?.[query] as List;
}

test.each([
  ['mandiPrices', 98],
  ['newsItems', 25],
  ['schemes', 20],
  ['coldStorages', 84],
  ['warehouses', 10],
  ['transporters', 3],
  ['machines', 25],
  ['labTests', 6],
])('%s answers anyone with its %i rows (AC-011, AC-338)', async (query, count) => {
  const { nodes, totalCount } = await list(query, 'id');
  expect(nodes).toHaveLength(count);
  expect(totalCount).toBe(count);
});

test('seeding again changes nothing (AC-215)', async () => {
  const before = await list('seedOffers', 'id name price');
  await seedCatalogue(server.parts.systemContext());
  expect(await list('seedOffers', 'id name price')).toEqual(before);
});

test('pages follow one another without a gap or a double', async () => {
  const seen: unknown[] = [];
  let after: string | null = null;
  do {
    const page = await list('mandiPrices', 'id', `first: 40${after ? `, after: "${after}"` : ''}`);
    seen.push(...page.nodes.map((node) => node.id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(seen).toHaveLength(98);
  expect(new Set(seen).size).toBe(98);
});

test.each(['first: 0', 'first: -1', 'first: 101', 'first: 20, after: "nonsense"'])(
  'a page that cannot be is refused: %s (security.md G16)',
  async (args) => {
    const answer = await server.graphql(`{ mandiPrices(${args}) { nodes { id } } }`);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(answer.data).toEqual({ mandiPrices: null });
  },
);

test('a page marker of another dataset is refused', async () => {
  const { pageInfo } = await list('schemes', 'id', 'first: 2');
  expect((await list('schemes', 'id', `first: 1, after: "${pageInfo.endCursor}"`)).nodes).toHaveLength(1);
  for (const other of ['newsItems', 'mandiPrices', 'services', 'cropNames']) {
    const answer = await server.graphql(
      `{ ${other}(first: 2, after: "${pageInfo.endCursor}") { pageInfo { hasNextPage } } }`,
    );
    expect(answer.code).toBe('BAD_USER_INPUT');
  }
});

describe('mandi prices', () => {
  test('both filters combine (AC-103)', async () => {
    const { nodes } = await list(
      'mandiPrices',
      'commodity location',
      'first: 100, commodity: "Wheat", district: "Hisar"',
    );
    expect(nodes).toEqual([{ commodity: 'Wheat', location: 'Hisar' }]);
  });

  test('Gurugram is Gurgaon (X-39)', async () => {
    const { nodes } = await list('mandiPrices', 'location', 'first: 100, district: "Gurugram"');
    expect(nodes).toHaveLength(14);
    expect(new Set(nodes.map((node) => node.location))).toEqual(new Set(['Gurgaon']));
  });

  test('an unknown commodity has no rows', async () => {
    expect((await list('mandiPrices', 'id', 'commodity: "Gold"')).totalCount).toBe(0);
  });
});

describe('news', () => {
  test('search covers title and description, not the source (AC-115)', async () => {
    const all = await list('newsItems', 'id title description source');
    const word = 'Guwahati';
    const found = await list('newsItems', 'id', `first: 100, search: "${word.toUpperCase()}"`);
    const expected = all.nodes.filter((node) => `${node.title} ${node.description}`.includes(word));
    expect(found.nodes.map((node) => node.id)).toEqual(expected.map((node) => node.id));
    expect(expected).toHaveLength(1);
    expect(all.nodes.some((node) => String(node.source).toLowerCase().includes('freepressjournal'))).toBe(true);
    expect((await list('newsItems', 'id', 'search: "freepressjournal"')).totalCount).toBe(0);
  });

  test('a scope of several states answers under each of them (AC-118)', async () => {
    for (const state of ['National', 'Kerala', 'Tamil Nadu']) {
      const { nodes } = await list('newsItems', 'scope crop', `first: 100, state: "${state}"`);
      expect(nodes.map((node) => node.crop)).toContain('Coconut');
      for (const node of nodes) expect(node.scope).toContain(state);
    }
  });

  test('crops match exactly, "All Crops" too (AC-119)', async () => {
    const { nodes } = await list('newsItems', 'crop', 'first: 100, crop: "All Crops"');
    expect(new Set(nodes.map((node) => node.crop))).toEqual(new Set(['All Crops']));
    expect((await list('newsItems', 'id', 'crop: "all crops"')).totalCount).toBe(0);
  });

  test('reading takes whole minutes, at least one', async () => {
    const times = (await list('newsItems', 'readTime')).nodes.map(({ readTime }) => Number(readTime));
    expect(times).toHaveLength(25);
    expect(times.filter((minutes) => !Number.isInteger(minutes) || minutes < 1)).toEqual([]);
  });
});

test.each([
  ['newsItems', 'ब\u095d', 'ब\u0922\u093c'],
  ['schemes', '\u095b', '\u091c\u093c'],
  ['coldStorages', '\u0921\u093c', '\u095c'],
  ['newsItems', 'केन्द्रीय', 'केंद्रीय'],
])('a search of %s takes every spelling: %s, %s', async (query, one, other) => {
  const found = await Promise.all(
    [one, other].map((search) => list(query, 'id', `first: 100, search: ${JSON.stringify(search)}`)),
  );
  expect(found[0]?.totalCount).toBeGreaterThan(0);
  expect(found[0]).toEqual(found[1]);
});

describe('schemes', () => {
  test('a word that only a tag has finds its scheme (AC-125)', async () => {
    const { nodes } = await list('schemes', 'id title description tags');
    const texts = (node: Record<string, unknown>) => `${node.title} ${node.description}`.toLowerCase();
    const withOwnTag = nodes.flatMap((node) =>
      (node.tags as string[])
        .filter((tag) => nodes.every((other) => !texts(other).includes(tag.toLowerCase())))
        .map((tag) => ({ id: node.id, tag })),
    );
    const [first] = withOwnTag;
    if (!first) throw new Error('No scheme has a tag that stands nowhere else.');
    const found = await list('schemes', 'id', `first: 100, search: ${JSON.stringify(first.tag)}`);
    expect(found.nodes.map((node) => node.id)).toContain(first.id);
  });

  test('a state is exact, and national schemes come with it when asked for (X-31)', async () => {
    const states = async (args: string) =>
      new Set((await list('schemes', 'state', `first: 100, ${args}`)).nodes.map((node) => node.state));
    expect(await states('state: "Punjab"')).toEqual(new Set(['Punjab']));
    expect(await states('state: "Punjab", includeNational: true')).toEqual(new Set(['Punjab', 'National']));
  });
});

test('what a LIKE pattern means is taken literally in a search (security.md I2)', async () => {
  for (const words of ['%', '_', '\\\\']) {
    expect((await list('coldStorages', 'id', `search: "${words}"`)).totalCount).toBe(0);
  }
  const long = await server.graphql(`{ schemes(search: "${'x'.repeat(101)}") { nodes { id } } }`);
  expect(long.code).toBe('BAD_USER_INPUT');
});

test('cold storages carry what follows from their remarks and capacity (AC-179, AC-334)', async () => {
  const { nodes } = await list('coldStorages', 'remarks operational capacity estimatedCost');
  for (const { remarks, operational, capacity, estimatedCost } of nodes) {
    expect(operational).toBe(!String(remarks ?? '').includes('Not in Working'));
    expect(estimatedCost).toBe(Number(capacity) > 1000 ? 12 : 15);
  }
  expect(nodes.filter((node) => node.operational === false)).toHaveLength(7);
});

test('machines by kind and by status, as enums (AC-184, AC-239)', async () => {
  const { nodes } = await list('machines', 'category status', 'first: 100, category: SEEDING, status: BOOKED');
  expect(nodes).toEqual(Array(2).fill({ category: 'SEEDING', status: 'BOOKED' }));
});

test('the thirteen services (AC-010), in pages of the same form', async () => {
  const { nodes, totalCount } = await list('services', 'slug title', 'first: 100');
  expect([nodes.length, totalCount]).toEqual([13, 13]);
  const first = await list('services', 'slug', 'first: 10');
  const rest = await list('services', 'slug', `first: 10, after: "${first.pageInfo.endCursor}"`);
  expect([...first.nodes, ...rest.nodes].map(({ slug }) => slug)).toEqual(nodes.map(({ slug }) => slug));
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  expect((await server.graphql('{ services(after: "nonsense") { totalCount } }')).code).toBe('BAD_USER_INPUT');
});

describe('fare estimate', () => {
  const ask = (vehicle: string, quantityTons?: number) =>
    server.graphql<{ fareEstimate: { fare: number; ratePerKm: number } }>(
      'query ($input: FareInput!) { fareEstimate(input: $input) { fare ratePerKm } }',
      {
        input: {
          fromCity: 'Hisar',
          toCity: 'Delhi',
          commodity: 'Wheat',
          vehicle,
          ...(quantityTons === undefined ? {} : { quantityTons }),
        },
      },
    );

  test.each([
    ['OPEN_TRUCK', 15, 15_000],
    ['CLOSED_TRUCK', 18, 18_000],
    ['CONTAINER', 18, 18_000],
    ['TEMPO', 18, 18_000],
  ])('ten tons by %s at %i rupees cost %i (AC-328, AC-329)', async (vehicle, ratePerKm, fare) => {
    expect((await ask(vehicle)).data?.fareEstimate).toEqual({ fare, ratePerKm });
  });

  test('below one ton it is refused (AC-276)', async () => {
    for (const tons of [0, -1, 0.5]) expect((await ask('TEMPO', tons)).code).toBe('BAD_USER_INPUT');
    expect((await ask('TEMPO', 1)).data?.fareEstimate.fare).toBe(1800);
  });
});
