import { insertCrop, type Person, person, WHEAT, wheatForm } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import type { RestRequest } from '../support/http-client.js';

let server: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  server = await startTestServer({ settings: { CORS_ORIGINS: 'https://partner.example' } });
  farmer = await person(server, 'farmer');
  buyer = await person(server, 'buyer');
});
afterAll(() => server.close());

const STRICT = { prefer: 'handling=strict' };
const fieldsOf = (problems: readonly { field: string }[] | undefined) => problems?.map(({ field }) => field);
const formWith = (others: Record<string, string>) => wheatForm([], others);

/** A request with something that is not known, and what of it. */
const CASES: readonly [string, string, string, () => RestRequest, string[]][] = [
  ['a misspelled filter', 'GET', '/api/crops?stat=Haryana&limit=1', () => ({}), ['stat']],
  ['a filter of another list', 'GET', '/api/transporters?district=Hisar', () => ({}), ['district']],
  ['a parameter of a path that has none', 'GET', '/api/services?page=2', () => ({}), ['page']],
  [
    'pictures and other fields in JSON',
    'POST',
    '/api/crops',
    () => ({ token: farmer.token, body: { ...WHEAT, images: ['x'], price: { basePrice: 1, currency: 'USD' } } }),
    ['images', 'price.currency'],
  ],
  [
    'a field of a form',
    'POST',
    '/crops',
    () => ({ token: farmer.token, form: formWith({ colour: 'gold', 'price[currency]': 'USD' }) }),
    ['colour', 'price[currency]'],
  ],
  [
    'a field of a sign-out',
    'POST',
    '/auth/logout',
    () => ({ body: { refreshToken: 'x', everywhere: true } }),
    ['everywhere'],
  ],
  [
    'a field of a chat message',
    'POST',
    '/chat',
    () => ({ body: { messages: [{ role: 'user', content: 'Hello', id: 1, timestamp: 2, mood: 'glad' }] } }),
    ['messages.0.mood'],
  ],
];

describe.each(CASES)('%s', (_name, method, path, request, unknown) => {
  test('is left out, and named beside the answer', async () => {
    const { status, body, headers } = await server.rest(method, path, request());
    expect([status < 300, body.success, fieldsOf(body.warnings)]).toEqual([true, true, unknown]);
    expect(headers.get('preference-applied')).toBeNull();
  });

  test('is refused where the caller wants it strictly', async () => {
    const { status, body, headers } = await server.rest(method, path, { ...request(), headers: STRICT });
    expect([status, body.code, headers.get('preference-applied')]).toEqual([400, 'BAD_USER_INPUT', 'handling=strict']);
    expect(unknown).toEqual(expect.arrayContaining(fieldsOf(body.errors) ?? []));
  });
});

test('whatever is known stands without a warning, in every way of writing a form, also strictly', async () => {
  const form = new FormData();
  const { location: _place, quantity: _amount, price: _price, cropName, ...flat } = WHEAT;
  for (const [name, value] of Object.entries({ ...flat, name: cropName })) form.append(name, String(value));
  form.append('quantity[amount]', '80');
  form.append('quantity.unit', 'quintal');
  form.append('price', '{"basePrice":2520}');
  form.append('location', JSON.stringify(WHEAT.location));
  form.append('specifications.certifications[]', 'FSSAI');
  for (const request of [{ form }, { body: WHEAT }, { body: { ...WHEAT, price: undefined, 'price.basePrice': 5 } }]) {
    const answer = await server.rest('POST', '/api/crops', { ...request, token: farmer.token, headers: STRICT });
    expect([answer.status, answer.body.warnings]).toEqual([201, undefined]);
    expect(answer.headers.get('preference-applied')).toBe('handling=strict');
  }
});

test('strictly refused is not done: no bid is placed', async () => {
  const crop = await insertCrop(server, farmer);
  const body = { cropId: crop.id, bidAmount: 7, currency: 'USD' };
  const bids = () => server.rest('GET', '/bids/my-bids', { token: buyer.token });
  const refused = await server.rest('POST', '/bids/place', { body, token: buyer.token, headers: STRICT });
  expect(refused.status).toBe(400);
  expect((await bids()).body.total).toBe(0);
  const placed = await server.rest('POST', '/bids/place', { body, token: buyer.token });
  expect([placed.status, fieldsOf(placed.body.warnings)]).toEqual([201, ['currency']]);
  expect((await bids()).body.total).toBe(1);
});

test.each([
  ['handling=lenient', 200],
  ['respond-async, handling="strict"; foo=1', 400],
  ['handling=lenient, handling=strict', 200],
  ['strict', 200],
])('Prefer: %s', async (prefer, status) => {
  expect((await server.rest('GET', '/crops?x=1&limit=1', { headers: { prefer } })).status).toBe(status);
});

test('a stream tells it in an event of its own, or is refused before it begins', async () => {
  const body = { messages: [{ role: 'user', content: 'Hello' }], model: 'best' };
  const stream = await server.rest('POST', '/chat/stream', { body });
  expect(stream.text).toContain('event: warnings\ndata: [{"field":"model"');
  expect((await server.rest('POST', '/chat/stream', { body, headers: STRICT })).status).toBe(400);
});

test('a request with thousands of unknown fields gets a short answer', async () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 1]));
  const answer = await server.rest('POST', '/auth/logout', { body: { ...body, refreshToken: 'x' } });
  expect(answer.body.warnings).toHaveLength(20);
  const long = await server.rest('GET', `/crops?limit=1&${'x'.repeat(5_000)}=1`);
  expect(long.text.length).toBeLessThan(4_000);
});

test('a page of another origin may prefer it, and read that it was followed', async () => {
  const headers = { origin: 'https://partner.example', 'access-control-request-method': 'GET' };
  const before = await server.rest('OPTIONS', '/api/crops', { headers });
  expect(before.headers.get('access-control-allow-headers')).toContain('Prefer');
  expect(before.headers.get('access-control-expose-headers')).toContain('Preference-Applied');
});
