import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createApp } from '../../src/bootstrap/app.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
let folder: string;
let site: Server;
let url: string;

const routes: Readonly<Record<'pages' | 'services', Record<string, string>>> = JSON.parse(
  readFileSync(new URL('../../../routes.json', import.meta.url), 'utf8'),
);
const PAGES = [...Object.values(routes.pages), ...Object.values(routes.services)];
const BUILT = '<!doctype html><title>Built</title><!--app-->';
const SHELL = /^<!doctype html><title>Annapath<\/title><!--app--><noscript><p [^>]+>[^<]+<\/p><\/noscript>$/;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'annapath-client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), BUILT);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'let plain;');
  await writeFile(join(folder, 'assets/app-1a2b.js.gz'), gzipSync('let packed;'));
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('let tighter;'));
  await writeFile(join(folder, 'assets/look-1a2b.css'), 'plain');
  await writeFile(join(folder, 'assets/look-1a2b.css.gz'), gzipSync('packed'));
  await writeFile(join(folder, 'assets/other-1a2b.js'), 'let other;');
  site = createServer(createApp({ ...server.parts, clientFolder: folder })).listen(0, '127.0.0.1');
  await once(site, 'listening');
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  await rm(folder, { recursive: true });
  await server.close();
});

const get = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) => {
  const response = await fetch(`${url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** `fetch` asks for a fresh answer where a mark is given; a browser with a cache does not. */
async function statusAsBrowser(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const [answer] = (await once(request(`${url}${path}`, { headers }).end(), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe('pages', () => {
  // The pages of a crop, a person and a commodity say by their status whether there is one (http/crop-page, person-page, price-page).
  const sure = PAGES.filter(
    (page) => !page.includes(':commodity') && page !== routes.pages.cropDetail && page !== routes.pages.person,
  );
  test.each(sure.map((page) => page.replace(':id', 'some-deal')))('%s: 200 with the shell', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(text).toMatch(SHELL);
  });

  test.each([
    '/nothing',
    '/services/nothing',
    '/contact-farmer',
    '/contact-farmer/some-crop',
    '/marketplace/1',
    '/.env',
    '/server/src/bootstrap/main.ts',
    // Links that were cut in the middle of a letter.
    '/%E0%A4%A',
    '/marketplace%E0%A4',
    '//',
    '//marketplace',
  ])('%s: 404 with the shell, which shows that there is nothing', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toMatch(SHELL);
  });
});

describe('files', () => {
  test('with a hash in their name are kept for a year; others are asked about again', async () => {
    expect((await get('/assets/other-1a2b.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  test('that the build packed are sent packed to who takes it', async () => {
    const tighter = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([tighter.headers.get('content-encoding'), tighter.text]).toEqual(['br', 'let tighter;']);
    const style = await get('/assets/look-1a2b.css', { 'accept-encoding': 'gzip, br' });
    expect([style.headers.get('content-encoding'), style.text]).toEqual(['gzip', 'packed']);
    expect(style.headers.get('content-type')).toMatch(/^text\/css; charset=utf-8$/i);
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect([packed.headers.get('content-encoding'), packed.text]).toEqual(['gzip', 'let packed;']);
    expect(packed.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, 'let plain;']);
    const notPacked = await get('/assets/other-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(notPacked.text).toBe('let other;');
  });

  test('that the browser has already are not sent again, each encoding by a mark of its own', async () => {
    const marks = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get('/assets/app-1a2b.js', { 'accept-encoding': encoding });
      const mark = first.headers.get('etag') ?? '';
      marks.add(mark);
      expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await statusAsBrowser('/assets/app-1a2b.js', { 'accept-encoding': encoding, 'if-none-match': mark })).toBe(
        304,
      );
    }
    expect(marks.size).toBe(3);
  });

  test('answer HEAD with the headers alone', async () => {
    const response = await fetch(`${url}/assets/app-1a2b.js`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(await response.text()).toBe('');
  });

  test.each(['/assets', '/assets/'])('%s: no list of what is in the folder', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('1a2b');
  });

  test.each([
    ['/assets/gone-1a2b.js', 404, 'NOT_FOUND'],
    ['/assets/%E0%A4%A.js', 400, 'BAD_USER_INPUT'],
    ['/media/gone.webp', 404, 'NOT_FOUND'],
    ['/media/..%2f..%2findex.html', 404, 'NOT_FOUND'],
    ['/assets/..%2f..%2f..%2fetc%2fpasswd', 404, 'NOT_FOUND'],
  ])('%s: %i in JSON, never the shell', async (path, expected, code) => {
    const { status, text } = await get(path);
    expect([status, JSON.parse(text)]).toEqual([expected, { success: false, code, message: expect.any(String) }]);
  });
});

describe('headers', () => {
  test('of a page', async () => {
    const { headers } = await get('/');
    const { date: _date, 'x-request-id': requestId, ...fixed } = Object.fromEntries(headers);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(fixed).toEqual({
      'cache-control': 'no-cache',
      connection: 'keep-alive',
      'content-length': expect.stringMatching(/^\d+$/),
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self' ws://localhost:0; manifest-src 'self'; worker-src 'self'; frame-src 'self'; " +
        "base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self'",
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'keep-alive': 'timeout=5',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
      'referrer-policy': 'no-referrer',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'SAMEORIGIN',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
  });

  test("of an answer that is someone's own: nobody keeps it", async () => {
    for (const path of ['/api/crops', '/api/bids/my-bids', '/healthz']) {
      expect((await get(path, {})).headers.get('cache-control')).toBe('no-store');
    }
    expect((await server.graphql('{ __typename }')).headers.get('cache-control')).toBe('no-store');
  });

  test('the request id of the caller is kept where it is well formed', async () => {
    expect((await get('/healthz', { 'x-request-id': 'order-2026-0001' })).headers.get('x-request-id')).toBe(
      'order-2026-0001',
    );
    expect((await get('/healthz', { 'x-request-id': 'bad id\t' })).headers.get('x-request-id')).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  test('HSTS is said where people come over TLS, and only there', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
    const secure = await startTestServer({ settings: { PUBLIC_URL: 'https://annapath.example' } });
    try {
      const { headers } = await secure.rest('GET', '/healthz');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await secure.close();
    }
  });
});

describe('the playground', () => {
  test.each(['/graphql', '/playground'])('%s is made of our own files alone', async (path) => {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/https?:/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
    const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files).toHaveLength(3);
    for (const file of [...files, ...['editor', 'json', 'graphql'].map((name) => `/playground/files/${name}.js`)]) {
      const { status, text } = await get(file);
      expect(status).toBe(200);
      expect(text.length).toBeGreaterThan(300);
    }
  });

  test('a program that asks for data does not get a page', async () => {
    const response = await fetch(`${url}/graphql?query={__typename}`, {
      headers: { accept: 'application/json', 'apollo-require-preflight': '1' },
    });
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  });
});

describe('health', () => {
  test('lives and serves; once it stops it lives and does not serve', async () => {
    const one = await startTestServer();
    try {
      expect((await one.rest('GET', '/healthz')).body).toEqual({ status: 'ok' });
      expect(await one.rest('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
      one.parts.stopping();
      expect(await one.rest('GET', '/healthz')).toMatchObject({ status: 200 });
      expect(await one.rest('GET', '/readyz')).toMatchObject({
        status: 503,
        body: { status: 'unavailable', problem: 'stopping' },
      });
    } finally {
      await one.close();
    }
  });

  test('does not serve until the pages that everybody asks for are drawn', async () => {
    const one = await startTestServer();
    try {
      let drawn: () => void = () => undefined;
      const waited = one.parts.readiness.waitFor(
        new Promise<void>((resolve) => {
          drawn = resolve;
        }),
      );
      const waits = { status: 503, body: { status: 'unavailable', problem: 'pages' } };
      expect(await one.rest('GET', '/readyz')).toMatchObject(waits);
      drawn();
      await waited;
      expect(await one.rest('GET', '/readyz')).toMatchObject({ status: 200 });
    } finally {
      await one.close();
    }
  });

  test('does not serve without its database', async () => {
    const one = await startTestServer();
    try {
      await one.dataSource.destroy();
      expect(await one.rest('GET', '/readyz')).toMatchObject({ status: 503 });
      expect(await one.rest('GET', '/healthz')).toMatchObject({ status: 200 });
      await one.dataSource.initialize();
    } finally {
      await one.close();
    }
  });
});
