import { randomUUID } from 'node:crypto';
import { BID_LIMITS } from '../../src/modules/bids/bid.limits.js';
import { ManualClock } from '../../src/platform/clock.js';
import { REQUEST_LIMITS } from '../../src/platform/http/request-limits.js';
import { makeBuyer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
let nextAddress = 0;
beforeAll(async () => {
  server = await startTestServer({
    clock: new ManualClock(),
    rateLimitFactor: 1,
    settings: { TRUSTED_PROXIES: '1' },
  });
});
afterAll(() => server.close());

/** An address that no other test has used. */
function newAddress(): string {
  nextAddress += 1;
  return `203.0.113.${nextAddress}`;
}

const get = (path: string, address: string, token?: string) =>
  server.rest('GET', path, { headers: { 'x-forwarded-for': address }, ...(token ? { token } : {}) });
const post = (query: string, { address, token, ...variables }: Record<string, string>) =>
  server.rest('POST', '/graphql', {
    body: { query, variables },
    headers: address === undefined ? {} : { 'x-forwarded-for': address },
    ...(token === undefined ? {} : { token }),
  });

/** Uses the account up but for so many requests. */
async function useUpAllBut(left: number, { id }: TestPerson): Promise<void> {
  const rule = REQUEST_LIMITS.personRequests;
  await server.parts.limits.consume(rule, id, rule.points - left);
}

describe('what is left is in the headers', () => {
  test('of a guest: by address, in both interfaces', async () => {
    const address = newAddress();
    const first = await get('/api/crops?limit=1', address);
    expect(first.headers.get('ratelimit-policy')).toBe('"guestRequests";q=300;w=60');
    expect(first.headers.get('ratelimit')).toBe('"guestRequests";r=299;t=60');
    server.clock.advance(20_000);
    const second = await post('{ __typename }', { address });
    expect(second.headers.get('ratelimit')).toBe('"guestRequests";r=298;t=40');
  });

  test('of a person: by account, wherever they are', async () => {
    const buyer = await makeBuyer(server);
    expect((await get('/bids/my-bids', newAddress(), buyer.token)).headers.get('ratelimit')).toBe(
      '"personRequests";r=1199;t=60',
    );
    expect((await get('/bids/my-bids', newAddress(), buyer.token)).headers.get('ratelimit')).toBe(
      '"personRequests";r=1198;t=60',
    );
  });

  test('other origins may read them', async () => {
    const open = await startTestServer({ settings: { CORS_ORIGINS: 'https://app.example.in' } });
    try {
      const { headers } = await open.rest('GET', '/api/crops', { headers: { origin: 'https://app.example.in' } });
      expect(headers.get('access-control-expose-headers')).toContain('RateLimit, RateLimit-Policy');
    } finally {
      await open.close();
    }
  });
});

test('the whole list counts for as many requests as its pages would (X-17)', async () => {
  const address = newAddress();
  expect((await get('/crops', address)).headers.get('ratelimit')).toContain('r=295');
  expect((await get('/api/crops?search=wheat', address)).headers.get('ratelimit')).toContain('r=290');
  expect((await get('/api/crops?page=1', address)).headers.get('ratelimit')).toContain('r=289');

  const buyer = await makeBuyer(server);
  await useUpAllBut(4, buyer);
  expect((await get('/crops', address, buyer.token)).status).toBe(429);
  expect((await get('/crops?limit=20', address, buyer.token)).status).toBe(200);
});

test('a person has 1,200 requests a minute; then 429 in both interfaces, with a time to come back', async () => {
  const buyer = await makeBuyer(server);
  await useUpAllBut(1, buyer);
  expect((await get('/bids/my-bids', newAddress(), buyer.token)).status).toBe(200);

  const rest = await get('/bids/my-bids', newAddress(), buyer.token);
  const graphql = await post('{ __typename }', { token: buyer.token });
  for (const refused of [rest, graphql]) {
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('ratelimit-policy')).toBe('"personRequests";q=1200;w=60');
    expect(refused.headers.get('ratelimit')).toBe('"personRequests";r=0;t=60');
  }
  expect(rest.body.code).toBe('RATE_LIMITED');
  expect(graphql.headers.get('content-type')).toContain('application/json');
  const ours = await server.rest('POST', '/graphql', {
    body: { query: '{ __typename }' },
    headers: { accept: 'application/graphql-response+json,application/json;q=0.9' },
    token: buyer.token,
  });
  expect([ours.status, ours.headers.get('content-type')]).toEqual([
    429,
    expect.stringContaining('application/graphql-response+json'),
  ]);
  expect(graphql.body.errors[0].extensions).toEqual({
    code: 'RATE_LIMITED',
    limit: { name: 'personRequests', value: 1_200, windowSeconds: 60 },
    retryAfter: 60,
  });
  server.clock.advance(60_000);
  expect((await get('/bids/my-bids', newAddress(), buyer.token)).status).toBe(200);
});

describe('a limit of one action, in GraphQL', () => {
  const BID = 'mutation ($cropId: ID!) { placeBid(input: { cropId: $cropId, bidAmount: 1 }) { bid { id } } }';

  test('refuses the whole answer with 429, as REST does', async () => {
    const buyer = await makeBuyer(server);
    await server.parts.limits.consume(BID_LIMITS.bids, buyer.id, BID_LIMITS.bids.points);
    const refused = await post(BID, { token: buyer.token, cropId: randomUUID() });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('ratelimit')).toBe('"bids";r=0;t=60');
    expect(refused.body.errors[0].extensions).toEqual({
      code: 'RATE_LIMITED',
      limit: { name: 'bids', value: 30, windowSeconds: 60 },
      retryAfter: 60,
    });
  });
});

test('a development server has the limits of production; a setting widens them', async () => {
  const development = await startTestServer({
    rateLimitFactor: null,
    settings: { APP_MODE: 'development', TRUSTED_PROXIES: '1' },
  });
  const wide = await startTestServer({
    rateLimitFactor: null,
    settings: { APP_MODE: 'development', TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '10' },
  });
  try {
    const ask = async (each: TestServer) => {
      const { headers } = await each.rest('GET', '/crops?limit=1', { headers: { 'x-forwarded-for': '203.0.113.200' } });
      return headers.get('ratelimit-policy');
    };
    expect(await ask(development)).toBe('"guestRequests";q=300;w=60');
    expect(await ask(wide)).toBe('"guestRequests";q=3000;w=60');
  } finally {
    await Promise.all([development.close(), wide.close()]);
  }
});
