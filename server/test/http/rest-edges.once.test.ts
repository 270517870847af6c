import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { makeBuyer, makeFarmer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;

/** Whoever may send such a request: what is refused is its body. */
let tokens: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer({ settings: { CORS_ORIGINS: 'https://partner.example' } });
  tokens = { '/bids/place': (await makeBuyer(server)).token, '/crops': (await makeFarmer(server)).token };
});
afterAll(() => server.close());

const send = async (method: string, path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.url}${path}`, { method, ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
};

const POSTS = ['/auth/register', '/auth/login', '/auth/refresh', '/auth/logout', '/bids/place', '/crops', '/chat'];

describe.each(POSTS.flatMap((path) => [`/api${path}`, path]))('POST %s', (path) => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  test.each<[string, Pick<RequestInit, 'body'>, Record<string, string>, number, string]>([
    ['no body', {}, {}, 415, 'UNSUPPORTED_MEDIA'],
    ['text', { body: 'x' }, { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA'],
    ['a form', { body: 'a=b' }, { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA'],
    ['null', { body: 'null' }, JSON_TYPE, 400, 'BAD_USER_INPUT'],
    ['a string', { body: '"x"' }, JSON_TYPE, 400, 'BAD_USER_INPUT'],
    ['a list', { body: '[]' }, JSON_TYPE, 400, 'BAD_USER_INPUT'],
    ['half a JSON', { body: '{"a":' }, JSON_TYPE, 400, 'BAD_USER_INPUT'],
    ['too much', { body: JSON.stringify({ a: 'x'.repeat(103_000) }) }, JSON_TYPE, 413, 'PAYLOAD_TOO_LARGE'],
    ['an unknown encoding', { body: '{}' }, { ...JSON_TYPE, 'content-encoding': 'zstd' }, 415, 'UNSUPPORTED_MEDIA'],
    [
      'an unknown character set',
      { body: '{}' },
      { 'content-type': 'application/json; charset=klingon' },
      415,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'a packed bomb',
      { body: gzipSync(Buffer.alloc(5_000_000)) },
      { ...JSON_TYPE, 'content-encoding': 'gzip' },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('%s is refused in JSON', async (_name, init, own, expected, code) => {
    const token = tokens[path.replace(/^\/api/, '')];
    const sent: Record<string, string> = token === undefined ? own : { ...own, authorization: `Bearer ${token}` };
    const { status, headers, text } = await send('POST', path, { ...init, headers: sent });
    expect([status, headers.get('content-type')]).toEqual([expected, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toMatchObject({ success: false, message: expect.any(String), code });
    expect(text).not.toMatch(/node_modules|SyntaxError| {4}at /);
  });
});

describe('addresses', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/crops/1/2/3', '/api/__proto__'])(
    '%s: 404 in JSON',
    async (path) => {
      const { status, headers, text } = await send('GET', path, { headers: { accept: 'text/html' } });
      expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
      expect(JSON.parse(text).code).toBe('NOT_FOUND');
    },
  );

  test.each(['1', '..%2f..', '%00', 'x'.repeat(5_000), "'; drop table crops; --"])(
    '/api/crops/%s: not found',
    async (id) => {
      const { status, text } = await send('GET', `/api/crops/${id}`);
      expect([status, JSON.parse(text).code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  test('a malformed escape is 400', async () => {
    const { status, text } = await send('GET', '/api/crops/%E0%A4%A');
    expect([status, JSON.parse(text).code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('a query parameter that comes twice is refused', async () => {
    const { status, text } = await send('GET', '/api/crops?page=1&page=2');
    expect([status, JSON.parse(text).code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

/** `fetch` refuses to send TRACE. */
const raw = (method: string, path: string) =>
  new Promise<{ status: number; allow: string | undefined }>((resolve, reject) => {
    request(`${server.url}${path}`, { method }, (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, allow: response.headers.allow }));
    })
      .once('error', reject)
      .end();
  });

describe('verbs', () => {
  test.each([
    ['PUT', '/api/bids/place', 'POST, OPTIONS'],
    ['GET', '/api/bids/place', 'POST, OPTIONS'],
    ['PATCH', '/crops', 'HEAD, GET, POST, OPTIONS'],
    ['TRACE', '/api/crops', 'HEAD, GET, POST, OPTIONS'],
    ['POST', '/api/crops/1', 'HEAD, GET, PATCH, DELETE, OPTIONS'],
  ])('%s %s is 405, and says what is allowed', async (method, path, allow) => {
    expect(await raw(method, path)).toEqual({ status: 405, allow });
  });

  test('X-HTTP-Method-Override changes nothing', async () => {
    const { status } = await send('POST', '/api/crops/1', { headers: { 'x-http-method-override': 'DELETE' } });
    expect(status).toBe(405);
  });

  test('OPTIONS answers without a body', async () => {
    expect(await raw('OPTIONS', '/api/bids/place')).toEqual({ status: 204, allow: 'POST, OPTIONS' });
  });

  test('a person who opens a REST address in a browser gets the page', async () => {
    const { headers } = await send('GET', '/auth/login', { headers: { accept: 'text/html' } });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('other origins', () => {
  const origin = async (value: string, init: RequestInit = {}, method = 'GET') =>
    (await send(method, '/api/crops', { ...init, headers: { origin: value, ...init.headers } })).headers;

  test('one on the list may read, and ask beforehand', async () => {
    const headers = await origin('https://partner.example');
    expect(headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
    const before = await origin(
      'https://partner.example',
      { headers: { 'access-control-request-method': 'DELETE' } },
      'OPTIONS',
    );
    expect(before.get('access-control-allow-methods')).toContain('DELETE');
    expect(before.get('access-control-allow-headers')).toContain('Authorization');
  });

  test.each(['https://evil.example', 'null', 'https://partner.example.evil.example', 'http://partner.example'])(
    '%s may not',
    async (value) => {
      expect((await origin(value)).get('access-control-allow-origin')).toBeNull();
    },
  );
});
