import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { startTestServer, type TestServer } from '../harness.js';
import { type Site, startSite } from './site.js';

/** In place of the client's program: draws a page that is the same each time. */
const PROGRAM = `
export const renderPage = async () => ({ page: 'about', title: 't', styles: '', markup: '<p>drawn</p>', state: '{}' });`;

const OPENS = { 'sec-fetch-mode': 'navigate', connection: 'keep-alive', 'accept-language': 'hi' };
const HINT = '</assets/hi.js>; rel=modulepreload';

let server: TestServer;
let site: Site;
let passing: Site;

beforeAll(async () => {
  server = await startTestServer();
  site = await startSite(server, PROGRAM);
  const { config } = server.parts;
  const parts = { ...server.parts, config: { ...config, http: { ...config.http, passesEarlyHints: true } } };
  passing = await startSite({ ...server, parts }, PROGRAM);
});
afterAll(async () => {
  await site.close();
  await passing.close();
  await server.close();
});

/** What is said before the answer, and the answer. */
function ask(at: Site, path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ before: (string | undefined)[]; status: number | undefined; text: string }>(
    (resolve, reject) => {
      const before: (string | undefined)[] = [];
      const asked = request(`${at.url}${path}`, { headers, method, agent: false });
      asked.on('information', ({ statusCode, headers: { link } }) => before.push(`${statusCode} ${link}`));
      asked.on('error', reject);
      asked.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ before, status: response.statusCode, text }));
      });
      asked.end();
    },
  );
}

/** An address whose page has to be drawn first. */
const fresh = () => `/about?now=${randomUUID()}`;

describe('while a page is drawn', () => {
  test('a browser that opens it hears which scripts it needs beside those of every page', async () => {
    const { before, status, text } = await ask(site, fresh(), OPENS);
    expect([before, status]).toEqual([[`103 ${HINT}`], 200]);
    expect(text).toContain('</html>');
  });

  test.each([
    ['is no browser that opens an address', { ...OPENS, 'sec-fetch-mode': 'cors' }, 'GET'],
    ['says nothing of what it is', { connection: 'keep-alive' }, 'GET'],
    ['wants no page', OPENS, 'HEAD'],
    ['came through a proxy', { ...OPENS, 'x-forwarded-for': '10.0.0.1' }, 'GET'],
    ['came through a proxy that says so in another way', { ...OPENS, via: '1.1 proxy' }, 'GET'],
    ['came through one that keeps no connection', { ...OPENS, connection: 'close' }, 'GET'],
  ])('who %s hears nothing', async (_who, headers, method) => {
    const { before, status } = await ask(site, fresh(), headers, method);
    expect([before, status]).toEqual([[], 200]);
  });

  test('a proxy that is known to pass it on hears it', async () => {
    const { before } = await ask(passing, fresh(), { ...OPENS, 'x-forwarded-for': '10.0.0.1' });
    expect(before).toEqual([`103 ${HINT}`]);
  });

  test('nothing is said of a page that is at hand: it comes itself', async () => {
    const path = fresh();
    while (!(await ask(site, path, OPENS)).text.includes('<p>drawn</p>'));
    expect((await ask(site, path, OPENS)).before).toEqual([]);
  });
});

test('the shell of a page names the page’s scripts, which the program in it would ask for last', async () => {
  const { headers } = await site.get('/login', { 'accept-language': 'hi' });
  expect([headers.get('link'), headers.get('vary')]).toEqual([
    '</assets/login.js>; rel=modulepreload',
    expect.stringMatching(/^Accept-Language, Cookie/),
  ]);
});
