import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { createLogger } from '../../src/platform/logger.js';
import { RenderBudget } from '../../src/platform/pages/render-budget.js';
import { RenderedPages } from '../../src/platform/pages/rendered-pages.js';
import { makeFarmer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { CHUNKS, SCRIPT_HASH, SHELL, type Site, startSite } from './site.js';

/**
 * In place of the client's program, in its thread: draws what it was asked for, with the number of pages that it has begun, and does
 * what the address says. At a gate it waits for a file of that name.
 */
const PROGRAM = `
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
let count = 0;
export async function renderPage({ address, language, place, execute }) {
  count += 1;
  const number = count;
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const gate = searchParams.get('gate');
  const file = fileURLToPath(new URL('../' + gate, import.meta.url));
  while (gate && !existsSync(file)) await new Promise((resolve) => setImmediate(resolve));
  if (searchParams.has('fail')) throw new Error('cannot be drawn');
  if (searchParams.has('crash')) process.exit(3);
  const answer = await execute(searchParams.get('query') ?? '{ services { totalCount } }', {});
  return {
    page: pathname === '/about' ? 'about' : 'other',
    title: '<' + globalThis.annapathSettings.brandName + '> $& ' + language,
    styles: '<style data-emotion="css">p{}</style>',
    markup: '<p>' + pathname + ' ' + number + '</p>' + (place && '<i>' + place + '</i>'),
    state: JSON.stringify(answer.data),
  };
}`;

let server: TestServer;
let site: Site;

beforeAll(async () => {
  server = await startTestServer();
  site = await startSite(server, PROGRAM);
  // The first page waits for the program too, and may be the shell.
  await rendered('/about');
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const get = (path: string, headers?: Record<string, string>) => site.get(path, headers);

/** Until the page itself comes: a busy machine may take longer than a visitor is kept waiting. */
async function rendered(path: string, headers: Record<string, string> = {}) {
  for (;;) {
    const answer = await get(path, headers);
    if (answer.text.includes(' data-rendered="')) return answer;
  }
}

/** How many pages have been drawn, this one included. */
async function drawnSoFar(): Promise<number> {
  const { text } = await rendered(`/about?now=${randomUUID()}`);
  return Number(/<p>\/about (\d+)<\/p>/.exec(text)?.[1]);
}

const placeIn = (text: string) => / data-place="([^"]*)"/.exec(text)?.[1];
const languageIn = (text: string) => /<html lang="(\w+)" data-rendered="\1">/.exec(text)?.[1];

describe('a page that is the same for every guest', () => {
  test('comes with its title, its styles, what is drawn, and its data, each in its place', async () => {
    const { status, headers, text } = await rendered('/services');
    expect(status).toBe(200);
    expect(text).toContain('<title>&lt;Annapath&gt; $&amp; en</title>');
    expect(text).toMatch(/<style data-emotion="css">p\{\}<\/style><\/head>/);
    expect(text).toMatch(/<div id="root"><p>\/services \d+<\/p><\/div>/);
    expect(text).toMatch(
      /<script type="application\/json" id="apollo-state">\{"services":\{"totalCount":13\}\}<\/script>/,
    );
    expect(text).toMatch(/<link rel="canonical" href="http[^"]+\/services\?language=en">/);
    expect(text).toMatch(/<link rel="alternate" hreflang="hi" href="http[^"]+\/services\?language=hi">/);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('says the way to a service to search engines, in the page’s language', async () => {
    const { text } = await rendered('/services/mandi-bhav?language=hi');
    const about = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}');
    expect(about['@type']).toBe('BreadcrumbList');
    expect(about.itemListElement).toMatchObject([
      { position: 1, name: 'Annapath', item: expect.stringMatching(/^http[^?]+\/\?language=hi$/) },
      { position: 2, name: 'सेवाएँ', item: expect.stringMatching(/\/services\?language=hi$/) },
      { position: 3 },
    ]);
    expect((await rendered('/about')).text).not.toContain('BreadcrumbList');
  });

  test('says which scripts to fetch, in their order, and fetches none before it can be seen', async () => {
    const { text } = await rendered('/about?language=hi');
    expect(text).toContain('<meta name="annapath-modules" content="/assets/a.js /assets/hi.js">');
    expect(text).not.toMatch(/<script type="module"|modulepreload/);
    expect(SHELL).toContain('<script type="module"');
  });

  test('names the script that stands in it, and no other', async () => {
    const { headers } = await rendered('/about');
    expect(/script-src ([^;]+);/.exec(headers.get('content-security-policy') ?? '')?.[1]).toBe(`'self' ${SCRIPT_HASH}`);
  });

  test('is kept by no cache between us and the reader', async () => {
    const { headers } = await rendered('/services');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  test.each(['br', 'gzip', 'identity'])('arrives whole as %s', async (encoding) => {
    const { headers, text } = await rendered('/services', { 'accept-encoding': encoding });
    expect([headers.get('content-encoding') ?? 'identity', text.trimEnd().slice(-7)]).toEqual([encoding, '</html>']);
  });

  test.each([
    ['the link, before everything', '/about?language=hi', { cookie: 'language=en', 'accept-language': 'en' }, 'hi'],
    ['the cookie', '/about', { cookie: 'a=b; language=hi', 'accept-language': 'en' }, 'hi'],
    ['the browser', '/about', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi'],
    ['no one', '/about', {}, 'en'],
    ['a cookie that somebody made up', '/about', { cookie: 'language=xx', 'accept-language': 'hi' }, 'hi'],
  ])('is in the language of %s', async (_whose, path, headers, language) => {
    expect(languageIn((await rendered(path, headers)).text)).toBe(language);
  });

  test('is the shell while it takes too long, drawn once for all who ask meanwhile, and then itself', async () => {
    const before = await drawnSoFar();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/about?gate=slow')));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([SHELL]));
    await writeFile(join(site.folder, 'slow'), '');
    const { text } = await rendered('/about?gate=slow');
    expect(text).toContain(`<p>/about ${before + 1}</p>`);
  });

  test('is the shell where the thread that draws ends, and itself again after that', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect((await get(`/about?crash=${time}`)).text).toBe(SHELL);
      expect((await rendered(`/about?after=${time}`)).status).toBe(200);
    }
  });

  test.each([
    ['cannot be drawn', '/about?fail=1'],
    ['lacks a part of its data', `/about?query=${encodeURIComponent('{ myBids { totalCount } }')}`],
  ])('is the shell where it %s, and the log says so', async (_why, path) => {
    const failures = () => server.logLines.filter((line) => line.includes('a page could not be rendered')).length;
    const before = failures();
    while (failures() === before) {
      const { status, text } = await get(path);
      expect([status, text]).toEqual([200, SHELL]);
    }
  });

  test('is not drawn at an address that somebody made up', async () => {
    const before = await drawnSoFar();
    expect((await get(`/about?${'a'.repeat(600)}`)).text).toBe(SHELL);
    expect(await drawnSoFar()).toBe(before + 1);
  });

  test('knows nobody, whoever asks', async () => {
    const { token } = await makeFarmer(server);
    const asked = `/about?query=${encodeURIComponent('{ me { email } }')}`;
    const { text } = await rendered(asked, { authorization: `Bearer ${token}`, cookie: `refreshToken=${token}` });
    expect(text).toContain('{"me":null}');
  });

  test('is drawn for nobody where it is about one person or begins with a sign-in', async () => {
    const before = await drawnSoFar();
    for (const path of ['/login', '/signup', '/farmer-dashboard', '/deals/some', '/notifications']) {
      expect((await get(path)).text).toBe(SHELL);
    }
    expect(await drawnSoFar()).toBe(before + 1);
  });
});

describe('a page that begins with the visitor’s own district', () => {
  const STORAGE = '/services/storage-cold-storage';
  const KARNAL = { cookie: 'language=en; own=Karnal%2C%20Haryana' };

  test('is drawn for it, and for nobody else', async () => {
    const theirs = await rendered(STORAGE, KARNAL);
    expect(placeIn(theirs.text)).toBe('Karnal, Haryana');
    expect(theirs.text).toContain('<i>Karnal, Haryana</i>');
    const anyone = await rendered(STORAGE);
    expect(placeIn(anyone.text)).toBe('');
    expect(anyone.text).not.toContain('Karnal');
    const others = await rendered(STORAGE, { cookie: 'own=Hisar%2C%20Haryana' });
    expect(placeIn(others.text)).toBe('Hisar, Haryana');
    // Kept, as before, for whoever is of there.
    expect((await rendered(STORAGE, KARNAL)).text).toContain('<i>Karnal, Haryana</i>');
    for (const { headers } of [theirs, anyone, others]) {
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
        'private, no-cache',
        'Accept-Encoding, Accept-Language, Cookie',
      ]);
    }
  });

  test.each(['<script>', '%E0%A4%A', 'Karnal', `${'A'.repeat(60)}%2C%20Haryana`])(
    'is everybody’s where the cookie is made up: %s',
    async (made) => {
      expect(placeIn((await rendered(STORAGE, { cookie: `own=${made}` })).text)).toBe('');
    },
  );

  test('is no other page: those are drawn once for all districts', async () => {
    const { text } = await rendered('/about', KARNAL);
    expect(placeIn(text)).toBeUndefined();
    expect(text).not.toContain('Karnal');
  });
});

describe('a page that was drawn a while ago', () => {
  let small: Server;
  let count = 0;
  const pages = new RenderedPages({
    startProgram: () => ({
      hasEnded: false,
      draw: async () => {
        count += 1;
        return { page: 'about', title: 't', styles: '', markup: `<p>${count}</p>`, state: '{}' };
      },
    }),
    chunks: () => CHUNKS,
    nameOf: () => 'about',
    placeOf: () => undefined,
    passesEarlyHints: false,
    publicUrl: 'http://localhost',
    log: createLogger('silent'),
    freshMs: 1,
  });

  beforeAll(async () => {
    const app = express();
    app.get('/', async (asked, answer) => {
      if (!(await pages.answer(asked, answer, SHELL))) answer.send(SHELL);
    });
    small = createServer(app).listen(0, '127.0.0.1');
    await once(small, 'listening');
  });
  afterAll(() => new Promise((resolve) => small.close(resolve)));

  /** The number that stands on the page, when what was drawn before is no longer fresh. */
  async function numberOnPage(): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < 5) await new Promise((resolve) => setImmediate(resolve));
    const response = await fetch(`http://127.0.0.1:${(small.address() as AddressInfo).port}/`);
    return Number(/<p>(\d+)<\/p>/.exec(await response.text())?.[1]);
  }

  test('is given out while the next is drawn, but not where something has changed', async () => {
    expect(await numberOnPage()).toBe(1);
    expect(await numberOnPage()).toBe(1);
    const before = count;
    pages.changed();
    expect(await numberOnPage()).toBeGreaterThan(before);
  });
});

describe('the room for drawing', () => {
  test('two at once, and nothing new while the last second went to drawing', async () => {
    let now = 0;
    const budget = new RenderBudget(() => now);
    const takes = (ms: number) => async () => {
      now += ms;
      return 'drawn';
    };
    const open: Array<() => void> = [];
    const waiting = () => budget.spend(() => new Promise<string>((resolve) => open.push(() => resolve('drawn'))));
    const two = [waiting(), waiting()];
    expect(await budget.spend(takes(0))).toBeUndefined();
    for (const each of open) each();
    expect(await Promise.all(two)).toEqual(['drawn', 'drawn']);
    expect(await budget.spend(takes(450))).toBe('drawn');
    expect(await budget.spend(takes(1))).toBeUndefined();
    now += 1_001;
    expect(await budget.spend(takes(1))).toBe('drawn');
  });

  test('is given back by what fails', async () => {
    const budget = new RenderBudget(() => 0);
    const fails = () => budget.spend(() => Promise.reject(new Error('cannot be drawn')));
    for (let time = 0; time < 3; time += 1) await expect(fails()).rejects.toThrow('cannot be drawn');
    expect(await budget.spend(async () => 'drawn')).toBe('drawn');
  });
});
