import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ');

/** 2^24 fields from 25 small fragments; stock Apollo never answers (security.md F8). */
const fragmentBomb = `{ crops { nodes { ...f0 } } } ${repeat(
  24,
  (i) => `fragment f${i} on Crop { ...f${i + 1} a${i}: farmer { id } ...f${i + 1} }`,
)} fragment f24 on Crop { id }`;

describe('an abusive operation is refused with 400, quickly, before anything is resolved', () => {
  test.each([
    ['a fragment bomb', fragmentBomb],
    ['fragments in a circle', '{ crops { nodes { ...A } } } fragment A on Crop { ...B } fragment B on Crop { ...A }'],
    ['a fragment in itself', '{ ...A } fragment A on Query { ...A }'],
    ['9 levels', `{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }`],
    ['11 aliases', `{ ${repeat(11, (i) => `a${i}: services { slug }`)} }`],
    [
      '100 aliased logins',
      `mutation { ${repeat(100, (i) => `a${i}: login(input: {email: "a@b.in", password: "x${i}"}) { accessToken }`)} }`,
    ],
    [
      'two logins',
      'mutation { login(input: {email: "a@b.in", password: "x"}) { accessToken } b: login(input: {email: "a@b.in", password: "y"}) { accessToken } }',
    ],
    [
      'two logins behind fragments',
      'mutation { ...A ...B } fragment A on Mutation { login(input: {email: "a", password: "x"}) { accessToken } } fragment B on Mutation { b: login(input: {email: "a", password: "y"}) { accessToken } }',
    ],
    ['11 directives', `{ services ${'@include(if: true) '.repeat(11)}{ slug } }`],
    ['11 root fields', `{ ${repeat(11, () => '__typename')} }`],
    ['1,500 tokens', `{ ${'__typename '.repeat(1_500)} }`],
    ['3,000 repeated fields', `{ ${'services { slug } '.repeat(3_000)} }`],
    ['a nest of 40,000 brackets', `{ crops(filter: ${'['.repeat(40_000)}) { nodes { id } } }`],
    ['an unknown directive, often', `{ services ${'@a '.repeat(400)}{ slug } }`],
    ['a literal of Infinity', 'mutation { placeBid(input: { cropId: "x", bidAmount: 1e309 }) { id } }'],
  ])('%s', async (_name, query) => {
    const started = performance.now();
    const answer = await server.graphql(query);
    expect(performance.now() - started).toBeLessThan(500);
    expect(answer.status).toBe(400);
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(answer.errors.length).toBeLessThanOrEqual(11);
    expect(answer.text).not.toMatch(/call stack|INTERNAL| {4}at /i);
  });

  test.each([
    ['10 aliases', `{ ${repeat(10, (i) => `a${i}: services { slug }`)} }`],
    ['10 root fields', `{ ${repeat(10, () => '__typename')} }`],
    ['one login', 'mutation { login(input: {email: "a@b.in", password: "x"}) { accessToken } }'],
  ])('%s pass', async (_name, query) => {
    expect((await server.graphql(query)).status).toBe(200);
  });

  test('a page of 100 crops with everything that a crop has passes, as a literal too', async () => {
    const query = `{ crops(first: 100) { nodes { id cropName category description farmer { firstName email }
      location { state district address } images { url alt variants { url width } } priceType basePrice
      quantity { amount unit } harvestDate status verified rating reviews createdAt }
      pageInfo { hasNextPage endCursor } totalCount } }`;
    expect((await server.graphql(query)).status).toBe(200);
  });
});

describe('the envelope of a request', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  test.each([
    ['a batch', '[{"query":"{__typename}"},{"query":"{__typename}"}]', 400],
    ['half a JSON', '{"query":', 400],
    ['a text', '"x"', 400],
    ['null', 'null', 400],
    ['nothing', '', 400],
    ['a persisted query', '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"ab"}}}', 200],
    ['101 KB', JSON.stringify({ query: `{__typename}#${'a'.repeat(103_000)}` }), 413],
  ])('%s', async (_name, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(((await response.json()) as { errors: unknown[] }).errors).toHaveLength(1);
  });

  test('a form post, as another site could send it, is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await post('{"query":"{__typename}"}', { 'content-type': type })).status).toBe(400);
    }
  });

  test('a mutation by GET is refused, a query by GET needs the header', async () => {
    const get = (query: string, headers: Record<string, string>) =>
      fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`, { headers });
    expect((await get('mutation{__typename}', { 'apollo-require-preflight': '1' })).status).toBe(405);
    expect((await get('{__typename}', {})).status).toBe(400);
    expect((await get('{__typename}', { 'apollo-require-preflight': '1' })).status).toBe(200);
  });

  test('a list of 100,000 in the variables is refused', async () => {
    const query = 'mutation($i: CreateCropInput!) { createCrop(input: $i) { id } }';
    const long = await server.graphql(query, { i: { tags: Array.from({ length: 20_000 }, () => 1) } });
    expect(long.status).toBe(400);
    expect(long.errors.length).toBeLessThanOrEqual(11);
  });

  test('wrong variables name their fields and never repeat what was sent', async () => {
    const query = 'mutation($i: RegisterInput!) { register(input: $i) { accessToken } }';
    const answer = await server.graphql(query, { i: { email: 5, password: 'hunter2-secret', role: 'hunter2-secret' } });
    expect(answer.status).toBe(400);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(answer.errors.flatMap(({ extensions }) => extensions?.fields ?? []).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['email', 'role', 'firstName']),
    );
    expect(answer.text).not.toContain('hunter2');
  });
});

describe('in production', () => {
  let production: TestServer;
  beforeAll(async () => {
    production = await startTestServer({ settings: { APP_MODE: 'production' } });
  });
  afterAll(() => production.close());

  test('introspection and the playground are off, and no name is suggested', async () => {
    expect((await production.graphql('{ __schema { types { name } } }')).status).toBe(400);
    expect((await production.graphql('{ __type(name: "Query") { name } }')).status).toBe(400);
    const wrong = await production.graphql('{ servicez { slug } }');
    expect(wrong.status).toBe(400);
    expect(wrong.text).not.toMatch(/did you mean|services/i);
    const page = await production.rest('GET', '/graphql', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(400);
    expect(page.text).not.toContain('<html');
  });

  test('a setting brings both back', async () => {
    const open = await startTestServer({ settings: { APP_MODE: 'production', GRAPHQL_INTROSPECTION: 'true' } });
    try {
      expect((await open.graphql('{ __schema { queryType { name } } }')).status).toBe(200);
      expect((await open.rest('GET', '/playground')).status).toBe(200);
    } finally {
      await open.close();
    }
  });
});
