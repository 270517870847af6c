import { readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery, isIntrospectionType, Lexer, Source, TokenKind } from 'graphql';
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

describe('an abusive operation is refused with 400 before anything is resolved', () => {
  test.each([
    ['a fragment bomb', fragmentBomb, 'QUERY_TOO_EXPENSIVE'],
    [
      'fragments in a circle',
      '{ crops { nodes { ...A } } } fragment A on Crop { ...B } fragment B on Crop { ...A }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a fragment in itself', '{ ...A } fragment A on Query { ...A }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'one field, so often that comparing takes long',
      `{ services { nodes { ${'slug '.repeat(985)} } } }`,
      'QUERY_TOO_EXPENSIVE',
    ],
    ['an unknown directive, often', `{ services ${'@a '.repeat(400)}{ slug } }`, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a literal of Infinity',
      'mutation { placeBid(input: { cropId: "x", bidAmount: 1e309 }) { bid { id } } }',
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_name, query, code) => {
    const answer = await server.graphql(query);
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect(answer.errors.length).toBeLessThanOrEqual(11);
    expect(answer.text).not.toMatch(/call stack|INTERNAL| {4}at /i);
  });

  test('a page of 100 crops with everything that a crop has passes, as a literal too', async () => {
    const query = `{ crops(first: 100) { nodes { id cropName category description farmer { firstName email }
      location { state district address } images { url alt variants { url width } } priceType basePrice
      quantity { amount unit } harvestDate status verified rating reviews createdAt }
      pageInfo { hasNextPage endCursor } totalCount } }`;
    expect((await server.graphql(query)).status).toBe(200);
  });
});

/** A type inside a type: levels that no rule but the one for depth looks at. */
const levels = (count: number) => {
  const inner = Array.from({ length: count - 4 }, () => '{ ofType').join(' ');
  return `{ __type(name: "Crop") { fields { type ${inner} { name } ${'}'.repeat(count - 4)} } } }`;
};
const login = (alias: string) =>
  `${alias}: login(input: { email: "a@b.in", password: "x" }) { session { accessToken } }`;
const fields = (count: number, name: string) => repeat(count, () => name);
/** 1,970 selections, most through one fragment, and those of its own. */
const nested = (own: number) =>
  `{ crops(first: 1) { nodes { ${fields(48, '...A')} ${fields(own, 'id')} } } }
   fragment A on Crop { ${fields(40, 'id')} }`;

function tokensIn(query: string): number {
  const lexer = new Lexer(new Source(query));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}
/** Long by a list of texts alone: few fields, nothing to compare. */
function ofTokens(count: number): string {
  const query = (pesticides: number) => `mutation { createCrop(input: {
    cropName: "x", category: GRAINS, description: "x", basePrice: 1, quantity: { amount: 1, unit: QUINTAL }
    location: { state: "x", district: "x", address: "x" }
    specifications: { pesticidesUsed: [${fields(pesticides, '"x"')}] } }) { crop { id } } }`;
  return query(count - tokensIn(query(0)));
}

/** The last operation that each limit lets through, and the first that it does not. No other limit is near. */
const AT_AND_ABOVE: ReadonlyArray<
  readonly [what: string, name: string, allowed: string, refused: string, value: number, actual: number | undefined]
> = [
  ['depth', 'depth', levels(8), levels(9), 8, 9],
  [
    'aliases',
    'aliases',
    `{ crops(first: 1) { nodes { ${repeat(10, (i) => `a${i}: id`)} } } }`,
    `{ crops(first: 1) { nodes { ${repeat(11, (i) => `a${i}: id`)} } } }`,
    10,
    11,
  ],
  [
    'aliases in a fragment',
    'aliases',
    `{ crops(first: 1) { nodes { ...A } } } fragment A on Crop { ${repeat(10, (i) => `a${i}: id`)} }`,
    `{ crops(first: 1) { nodes { ...A } } } fragment A on Crop { ${repeat(11, (i) => `a${i}: id`)} }`,
    10,
    11,
  ],
  [
    'directives',
    'directives',
    `{ services { nodes { ${repeat(10, (i) => (i < 5 ? 'slug @include(if: true)' : 'title @include(if: true)'))} } } }`,
    `{ services { nodes { ${repeat(11, (i) => (i < 5 ? 'slug @include(if: true)' : 'title @include(if: true)'))} } } }`,
    10,
    11,
  ],
  [
    'rootFields',
    'rootFields',
    `{ ${repeat(10, () => '__typename')} }`,
    `{ ${repeat(11, () => '__typename')} }`,
    10,
    undefined,
  ],
  ['mutations', 'mutations', `mutation { ${login('a')} }`, `mutation { ${login('a')} ${login('b')} }`, 1, undefined],
  [
    'mutations in fragments',
    'mutations',
    `mutation { ...A } fragment A on Mutation { ${login('a')} }`,
    `mutation { ...A ...B } fragment A on Mutation { ${login('a')} } fragment B on Mutation { ${login('b')} }`,
    1,
    undefined,
  ],
  ['tokens', 'tokens', ofTokens(1_000), ofTokens(1_001), 1_000, undefined],
  ['selections', 'selections', nested(30), nested(31), 2_000, undefined],
  [
    'cost',
    'cost',
    `{ crops(first: 100) { nodes { ${fields(64, 'id')} } } }`,
    `{ crops(first: 100) { nodes { ${fields(65, 'id')} } } }`,
    15_000,
    15_125,
  ],
];

describe('each limit of an operation', () => {
  test.each(AT_AND_ABOVE)(
    '%s: the most is allowed, one more is refused',
    async (_what, name, allowed, refused, value, actual) => {
      const most = await server.graphql(allowed);
      expect(most.errors.map(({ extensions }) => extensions?.code)).not.toContain('QUERY_TOO_EXPENSIVE');
      expect(most.status).toBe(200);
      const answer = await server.graphql(refused);
      expect(answer.status).toBe(400);
      expect(answer.errors[0]?.message).not.toMatch(/Syntax Error/);
      expect(answer.errors.map(({ extensions }) => extensions)).toEqual([
        { code: 'QUERY_TOO_EXPENSIVE', limit: { name, value }, ...(actual === undefined ? {} : { actual }) },
      ]);
    },
  );

  const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)]);
  test.each([
    ['listEntries', Array.from({ length: 1_000 }, () => 1), Array.from({ length: 1_001 }, () => 1), 1_000],
    ['variableDepth', nest(32), nest(33), 32],
  ])('%s of the variables', async (name, allowed, refused, value) => {
    expect((await server.graphql('{ __typename }', { list: allowed })).status).toBe(200);
    const answer = await server.graphql('{ __typename }', { list: refused });
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'QUERY_TOO_EXPENSIVE', limit: { name, value } },
    ]);
  });

  test('comparisons of fields with each other, which graphql-js counts', async () => {
    expect((await server.graphql(`{ services { nodes { ${fields(500, 'slug')} } } }`)).status).toBe(200);
    const answer = await server.graphql(`{ services { nodes { ${fields(990, 'slug')} } } }`);
    expect(answer.errors[0]?.extensions).toEqual({
      code: 'QUERY_TOO_EXPENSIVE',
      limit: { name: 'comparisons', value: 500_000 },
    });
  });

  test('introspection, as tools ask for it, is not too deep', async () => {
    expect((await server.graphql(getIntrospectionQuery())).status).toBe(200);
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
    ['a batch', '[{"query":"{__typename}"},{"query":"{__typename}"}]', 400, 'BAD_REQUEST'],
    ['half a JSON', '{"query":', 400, 'BAD_USER_INPUT'],
    ['a text', '"x"', 400, 'BAD_USER_INPUT'],
    ['null', 'null', 400, 'BAD_USER_INPUT'],
    ['nothing', '', 400, 'BAD_REQUEST'],
    [
      'a persisted query',
      '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"ab"}}}',
      200,
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
    ['101 KB', JSON.stringify({ query: `{__typename}#${'a'.repeat(103_000)}` }), 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_name, body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  test('a form post, as another site could send it, is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await post('{"query":"{__typename}"}', { 'content-type': type });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    }
  });

  test('a mutation by GET is refused, a query by GET needs the header', async () => {
    const get = (query: string, headers: Record<string, string>) =>
      fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`, { headers });
    expect((await get('mutation{__typename}', { 'apollo-require-preflight': '1' })).status).toBe(405);
    expect((await get('{__typename}', {})).status).toBe(400);
    expect((await get('{__typename}', { 'apollo-require-preflight': '1' })).status).toBe(200);
  });

  test('a list of 20,000 in the variables is refused', async () => {
    const query = 'mutation($i: CreateCropInput!) { createCrop(input: $i) { crop { id } } }';
    const long = await server.graphql(query, { i: { tags: Array.from({ length: 20_000 }, () => 1) } });
    expect(long.status).toBe(400);
    expect(long.errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'QUERY_TOO_EXPENSIVE', limit: { name: 'listEntries', value: 1_000 } },
    ]);
  });

  test('wrong variables name their fields and never repeat what was sent', async () => {
    const query = 'mutation($i: RegisterInput!) { register(input: $i) { session { accessToken } } }';
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
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }']) {
      const { status, code, data } = await production.graphql(query);
      expect([status, code, data]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED', undefined]);
    }
    expect((await production.graphql('{ __typename }')).status).toBe(200);
    const wrong = await production.graphql('{ servicez { totalCount } }');
    expect([wrong.status, wrong.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(wrong.text).not.toMatch(/did you mean|services/i);
    const page = await production.rest('GET', '/graphql', { headers: { accept: 'text/html' } });
    expect(page.text).not.toContain('GraphQL playground');
  });

  test('the schema is there all the same, as it is committed and as a page for people', async () => {
    const { graphql } = production.parts.config;
    expect(graphql.introspection).toBe(false);
    const text = await production.rest('GET', '/schema.graphql');
    expect(text.status).toBe(200);
    expect(text.text).toBe(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
    const page = await production.rest('GET', '/graphql', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { name } of Object.values(buildSchema(text.text).getTypeMap()).filter(
      (type) => !isIntrospectionType(type),
    )) {
      expect(page.text).toContain(`<section id="${name}">`);
    }
  });

  test('no refusal names what serves it', async () => {
    const ask = (init: RequestInit, path = '/graphql') => fetch(`${production.url}${path}`, init);
    const asJson = { 'content-type': 'application/json' };
    const refused: ReadonlyArray<readonly [number, Response]> = [
      [405, await ask({ method: 'PUT', headers: asJson, body: '{"query":"{__typename}"}' })],
      [400, await ask({ method: 'POST', body: '{"query":"{__typename}"}', headers: { 'content-type': 'text/plain' } })],
      [400, await ask({ method: 'POST', headers: asJson, body: '[{"query":"{__typename}"}]' })],
      [400, await ask({ method: 'POST', headers: asJson, body: '{"query":"{__typename}","variables":"{}"}' })],
      [
        406,
        await ask({ method: 'POST', headers: { ...asJson, accept: 'image/png' }, body: '{"query":"{__typename}"}' }),
      ],
      [400, await ask({ headers: { accept: 'application/json' } }, '/graphql?query=%7B__typename%7D')],
      [400, await ask({ method: 'POST', headers: asJson, body: '{"query":"{ __schema { types { name } } }"}' })],
    ];
    for (const [status, response] of refused) {
      expect(response.status).toBe(status);
      const { errors } = (await response.json()) as { errors: [{ message: string }] };
      expect(errors[0].message).not.toMatch(/Apollo(?!-Require-Preflight)|ApolloServer|potential Cross-Site/);
      expect(errors[0].message.length).toBeGreaterThan(5);
    }
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
