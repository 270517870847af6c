import { insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { requestLine } from './request-line.js';

/** An address that may read our answers; another that may not. */
const PARTNER = 'https://partner.example';

let server: TestServer;
let farmer: Person;
let buyer: Person;
let cropId: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { CORS_ORIGINS: PARTNER, GRAPHQL_INTROSPECTION: 'false' } });
  farmer = await person(server, 'farmer');
  buyer = await person(server, 'buyer');
  cropId = (await insertCrop(server, farmer, { description: 'Clean and dry. '.repeat(100) })).id;
});
afterAll(() => server.close());

interface Sent {
  readonly body: unknown;
  readonly headers?: Record<string, string>;
  readonly as?: () => Person;
}

/** Media types that mean the same. The first is what programs write, and is answered before Express; the second is answered by it. */
const PLAIN = 'application/json';
const BY_EXPRESS = 'application/json; charset="utf-8"';

async function send(type: string, { body, headers, as }: Sent, path = '/graphql') {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-request-id': 'the-same-request',
      ...(as ? { authorization: `Bearer ${as().token}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What differs from one answer to the next, or says only how it was packed. */
const UNLIKE = ['date', 'x-server-time', 'content-length', 'transfer-encoding', 'vary', 'ratelimit'];
const comparable = (headers: Headers) => [...headers].filter(([name]) => !UNLIKE.includes(name));

const CROP = 'query ($id: ID!) { crop(id: $id) { cropName description basePrice farmer { firstName } } }';
const BID = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bid { id bidAmount } } }';
const crop = () => ({ query: CROP, variables: { id: cropId } });

const CASES: Readonly<Record<string, () => Sent>> = {
  'a guest’s question': () => ({ body: crop() }),
  'a person’s question': () => ({ body: crop(), as: () => farmer }),
  'what a program says of itself': () => ({
    body: { ...crop(), extensions: { clientLibrary: { name: 'a', version: '1' } } },
  }),
  'an answer in Hindi': () => ({ body: { query: '{ me { id } }' }, headers: { 'accept-language': 'hi' } }),
  'a caller of an origin that may read': () => ({ body: crop(), headers: { origin: PARTNER } }),
  'a caller of one that may not': () => ({ body: crop(), headers: { origin: 'https://other.example' } }),
  'GraphQL’s own media type': () => ({
    body: crop(),
    headers: { accept: 'application/graphql-response+json,application/json;q=0.9' },
  }),
  'a media type that we do not have': () => ({ body: crop(), headers: { accept: 'text/csv' } }),
  'no gzip': () => ({ body: crop(), headers: { 'accept-encoding': 'identity' } }),
  'no JSON': () => ({ body: '{"query": ' }),
  'a list of operations': () => ({ body: [crop(), crop()] }),
  'no query': () => ({ body: { variables: {} } }),
  'an empty object': () => ({ body: {} }),
  'variables that are text': () => ({ body: { query: '{ me { id } }', variables: '{}' } }),
  'a kept query by its digest': () => ({ body: { extensions: { persistedQuery: { version: 1, sha256Hash: 'ab' } } } }),
  'a syntax error': () => ({ body: { query: '{ crops(' } }),
  'a field that is not there': () => ({ body: { query: '{ crops { nodes { secret } } }' } }),
  'a wrong variable': () => ({ body: { query: CROP, variables: { id: { a: 1 } } } }),
  'a query that is too deep': () => ({
    body: { query: `{ ${'crops { nodes { farmer { '.repeat(4)}id${' } } }'.repeat(4)} }` },
  }),
  'too long a list': () => ({ body: { query: CROP, variables: { id: cropId, list: Array(1_001).fill(0) } } }),
  introspection: () => ({ body: { query: '{ __schema { types { name } } }' } }),
  'a subscription': () => ({ body: { query: 'subscription { cropChanged(id: "1") { id } }' } }),
  'two operations without a name': () => ({ body: { query: 'query A { me { id } } query B { me { id } }' } }),
  'a token that does not hold': () => ({ body: crop(), headers: { authorization: 'Bearer a.b.c' } }),
  'a refused mutation': () => ({
    body: { query: BID, variables: { input: { cropId, bidAmount: -1 } } },
    as: () => buyer,
  }),
  'a mutation that is a guest’s': () => ({ body: { query: BID, variables: { input: { cropId, bidAmount: 1 } } } }),
};

test.each(Object.entries(CASES))('%s: answered before Express as it is by it', async (_name, make) => {
  const [plain, byExpress] = [await send(PLAIN, make()), await send(BY_EXPRESS, make())];
  expect(plain.status).toBe(byExpress.status);
  expect(JSON.parse(plain.text)).toEqual(JSON.parse(byExpress.text));
  expect(comparable(plain.headers)).toEqual(comparable(byExpress.headers));
});

/** Enough for a query to be compiled; from then on it is answered without Apollo. */
const ALL_DAY = 12;
const NAMED = `query One($id: ID!) { crop(id: $id) { id } } query Other($id: ID!) { crop(id: $id) { cropName } }`;
const ASKED_AGAIN: Readonly<Record<string, () => Sent>> = {
  'a guest’s question': CASES['a guest’s question'] as () => Sent,
  'the same question': () => ({ body: crop(), as: () => buyer }),
  'in Hindi, for GraphQL’s own media type, from an origin that may read': () => ({
    body: crop(),
    as: () => buyer,
    headers: { 'accept-language': 'hi', accept: 'application/graphql-response+json', origin: PARTNER },
  }),
  'another crop, which is not there': () => ({
    body: { query: CROP, variables: { id: '00000000-0000-7000-8000-000000000000' } },
    as: () => buyer,
  }),
  'a variable that is no identifier': () => ({ body: { query: CROP, variables: { id: 'x' } }, as: () => buyer }),
  'a variable of another kind': () => ({ body: { query: CROP, variables: { id: { a: 1 } } }, as: () => buyer }),
  'no variables': () => ({ body: { query: CROP }, as: () => buyer }),
  'too long a list': () => ({
    body: { query: CROP, variables: { id: cropId, list: Array(1_001).fill(0) } },
    as: () => buyer,
  }),
  'a token that does not hold': () => ({ body: crop(), headers: { authorization: 'Bearer a.b.c' } }),
  'one of two operations': () => ({
    body: { query: NAMED, operationName: 'One', variables: { id: cropId } },
    as: () => buyer,
  }),
  'the other one': () => ({
    body: { query: NAMED, operationName: 'Other', variables: { id: cropId } },
    as: () => buyer,
  }),
  'neither of them': () => ({ body: { query: NAMED, variables: { id: cropId } }, as: () => buyer }),
};

test.each(Object.entries(ASKED_AGAIN))('%s, where it is asked all day: the same answer', async (_name, make) => {
  for (let times = 0; times < ALL_DAY; times += 1) {
    await send(PLAIN, { body: crop(), as: () => buyer });
    await send(PLAIN, make());
  }
  const [plain, byExpress] = [await send(PLAIN, make()), await send(BY_EXPRESS, make())];
  expect(plain.status).toBe(byExpress.status);
  expect(JSON.parse(plain.text)).toEqual(JSON.parse(byExpress.text));
  expect(comparable(plain.headers)).toEqual(comparable(byExpress.headers));
});

test('which of several operations is meant has to be said', async () => {
  const body = { query: 'query A { me { id } } query B { me { id } }' };
  const { status, text } = await send(PLAIN, { body });
  expect([status, JSON.parse(text)]).toEqual([
    400,
    { errors: [expect.objectContaining({ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } })] },
  ]);
  expect((await send(PLAIN, { body: { ...body, operationName: 'B' } })).status).toBe(200);
});

test('a body above the limit is refused alike, and one below it is not', async () => {
  const padded = (length: number) => ({
    body: { ...crop(), operationName: null, query: `${CROP} #${'x'.repeat(length)}` },
  });
  for (const type of [PLAIN, BY_EXPRESS]) {
    expect([type, (await send(type, padded(90_000))).status]).toEqual([type, 200]);
    expect([type, (await send(type, padded(103_000))).status]).toEqual([type, 413]);
  }
});

test('a key in the header holds for either way', async () => {
  const sent = { body: { query: BID, variables: { input: { cropId, bidAmount: 2_500 } } }, as: () => buyer };
  const headers = { 'idempotency-key': 'one-bid-by-two-ways' };
  const [first, second] = [await send(PLAIN, { ...sent, headers }), await send(BY_EXPRESS, { ...sent, headers })];
  expect(JSON.parse(first.text)).toMatchObject({ data: { placeBid: { bid: { bidAmount: 2_500 } } } });
  expect(second.text.trim()).toBe(first.text.trim());
});

test('either way is counted, and refused in the same words', async () => {
  const strict = await startTestServer({ rateLimitFactor: 1, settings: { TRUSTED_PROXIES: '1' } });
  try {
    const ask = (type: string, address: string) =>
      fetch(`${strict.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-forwarded-for': address, 'accept-language': 'hi' },
        body: JSON.stringify({ query: '{ me { id } }' }),
      });
    for (let count = 0; count < 150; count += 1) {
      for (const type of [PLAIN, BY_EXPRESS]) expect((await ask(type, '203.0.113.7')).status).not.toBe(429);
    }
    const [plain, byExpress] = [await ask(PLAIN, '203.0.113.7'), await ask(BY_EXPRESS, '203.0.113.7')];
    expect([plain.status, plain.headers.get('retry-after')]).toEqual([429, byExpress.headers.get('retry-after')]);
    expect(await plain.json()).toEqual(await byExpress.json());
    expect((await ask(PLAIN, '203.0.113.8')).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('a line of the log says the same of either', async () => {
  for (const [type, id] of [
    [PLAIN, 'line-of-a-plain-one'],
    [BY_EXPRESS, 'line-of-the-other'],
  ] as const) {
    await send(type, { body: crop(), headers: { 'x-request-id': id } });
    const line = await requestLine(server, id);
    expect(line).toMatchObject({
      method: 'POST',
      path: '/graphql',
      operation: 'Query.crop',
      status: 200,
      complete: true,
    });
  }
});
