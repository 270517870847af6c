import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPageProgram } from '../../src/platform/pages/page-program.js';
import { makeFarmer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { BUILT_THREAD, openPage, SCRIPT_HASH, SHELL, type Site, shellIn, startSite } from './site.js';

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
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const get = (path: string, headers?: Record<string, string>) => site.get(path, headers);

/** How many pages have been drawn, this one included. */
async function drawnSoFar(): Promise<number> {
  const { text } = await get(`/about?now=${randomUUID()}`);
  return Number(/<p>\/about (\d+)<\/p>/.exec(text)?.[1]);
}

const placeIn = (text: string) => / data-place="([^"]*)"/.exec(text)?.[1];
const languageIn = (text: string) => /<html lang="(\w+)" data-rendered="\1">/.exec(text)?.[1];

describe('a page that is the same for every guest', () => {
  test('comes with its title, its styles, what is drawn, and its data, each in its place', async () => {
    const { status, headers, text } = await get('/services');
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
    const { text } = await get('/services/mandi-bhav?language=hi');
    const about = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '{}');
    expect(about['@type']).toBe('BreadcrumbList');
    expect(about.itemListElement).toMatchObject([
      { position: 1, name: 'Annapath', item: expect.stringMatching(/^http[^?]+\/\?language=hi$/) },
      { position: 2, name: 'सेवाएँ', item: expect.stringMatching(/\/services\?language=hi$/) },
      { position: 3 },
    ]);
    expect((await get('/about')).text).not.toContain('BreadcrumbList');
  });

  test('says which scripts to fetch, in their order, and fetches none before it can be seen', async () => {
    const { text } = await get('/about?language=hi');
    expect(text).toContain('<meta name="annapath-modules" content="/assets/a.js /assets/hi.js">');
    expect(text).not.toMatch(/<script type="module"|modulepreload/);
    expect(SHELL).toContain('<script type="module"');
  });

  test('names the script that stands in it, and no other', async () => {
    const { headers } = await get('/about');
    expect(/script-src ([^;]+);/.exec(headers.get('content-security-policy') ?? '')?.[1]).toBe(`'self' ${SCRIPT_HASH}`);
  });

  test('is kept by no cache between us and the reader', async () => {
    const { headers } = await get('/services');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  test.each(['br', 'gzip', 'identity'])('arrives whole as %s', async (encoding) => {
    const { headers, text } = await get('/services', { 'accept-encoding': encoding });
    expect([headers.get('content-encoding') ?? 'identity', text.trimEnd().slice(-7)]).toEqual([encoding, '</html>']);
  });

  test.each([
    ['the link, before everything', '/about?language=hi', { cookie: 'language=en', 'accept-language': 'en' }, 'hi'],
    ['the cookie', '/about', { cookie: 'a=b; language=hi', 'accept-language': 'en' }, 'hi'],
    ['the browser', '/about', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi'],
    ['no one', '/about', {}, 'en'],
    ['a cookie that somebody made up', '/about', { cookie: 'language=xx', 'accept-language': 'hi' }, 'hi'],
  ])('is in the language of %s', async (_whose, path, headers, language) => {
    expect(languageIn((await get(path, headers)).text)).toBe(language);
  });

  test('is drawn once for all who ask meanwhile; a browser has the shell until then, and everybody else waits', async () => {
    const before = await drawnSoFar();
    const waiting = Array.from({ length: 20 }, () => get('/about?gate=slow'));
    const opened = await openPage(`${site.url}/about?gate=slow`, { 'accept-language': 'hi' });
    expect([opened.status, shellIn(opened.text)]).toEqual([
      200,
      {
        language: 'hi',
        title: 'हमारे बारे में | Annapath',
        said: 'यह पेज अभी तैयार नहीं है। कुछ सेकंड में अपने आप खुल जाएगा।',
        again: '5',
      },
    ]);
    await writeFile(join(site.folder, 'slow'), '');
    const texts = new Set((await Promise.all(waiting)).map(({ text }) => text));
    expect([...texts]).toEqual([expect.stringContaining(`<p>/about ${before + 1}</p>`)]);
    expect((await openPage(`${site.url}/about?gate=slow`)).text).toContain(`<p>/about ${before + 1}</p>`);
  });

  test('is itself again where the thread that draws has ended', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(shellIn((await openPage(`${site.url}/about?crash=${time}`)).text)).toBeDefined();
      expect((await get(`/about?after=${time}`)).status).toBe(200);
    }
  });

  test.each([
    ['cannot be drawn', '/about?fail=1'],
    ['lacks a part of its data', `/about?query=${encodeURIComponent('{ myBids { totalCount } }')}`],
  ])('is the shell for a browser and 503 for everybody else where it %s, and the log says so', async (_why, path) => {
    const failures = () => server.logLines.filter((line) => line.includes('a page could not be rendered')).length;
    const before = failures();
    const { status, headers, text } = await get(path);
    expect([status, headers.get('retry-after'), shellIn(text)?.title]).toEqual([503, '5', 'About us | Annapath']);
    const opened = await openPage(`${site.url}${path}`);
    expect([opened.status, shellIn(opened.text)?.again]).toEqual([200, '5']);
    expect(failures()).toBe(before + 2);
  });

  test('knows nobody, whoever asks', async () => {
    const { token } = await makeFarmer(server);
    const asked = `/about?query=${encodeURIComponent('{ me { email } }')}`;
    const { text } = await get(asked, { authorization: `Bearer ${token}`, cookie: `refreshToken=${token}` });
    expect(text).toContain('{"me":null}');
  });

  test('is drawn for nobody where it is about one person or begins with a sign-in: the shell has its name alone', async () => {
    const before = await drawnSoFar();
    for (const path of ['/login', '/signup', '/farmer-dashboard', '/deals/some', '/notifications']) {
      const { status, text } = await get(path);
      expect([path, status, shellIn(text)]).toMatchObject([path, 200, { language: 'en', again: undefined }]);
    }
    expect(await drawnSoFar()).toBe(before + 1);
    const shell = {
      language: 'hi',
      title: 'साइन इन | Annapath',
      said: 'इस पेज के लिए आपके ब्राउज़र में जावास्क्रिप्ट चालू होनी चाहिए।',
    };
    for (const [path, headers] of [
      ['/login?language=hi', { 'accept-language': 'en' }],
      ['/login', { cookie: 'language=hi' }],
      ['/login', { 'accept-language': 'hi-IN,hi;q=0.9' }],
    ] as const) {
      const answer = await get(path, headers);
      expect(shellIn(answer.text)).toMatchObject(shell);
      expect(answer.headers.get('vary')).toContain('Accept-Language, Cookie');
    }
    expect(shellIn((await get('/nothing?language=hi')).text)?.title).toBe('पेज नहीं मिला | Annapath');
  });
});

describe('a page that begins with the visitor’s own district', () => {
  const STORAGE = '/services/storage-cold-storage';
  const KARNAL = { cookie: 'language=en; own=Karnal%2C%20Haryana' };

  test('is drawn for it, and for nobody else', async () => {
    const theirs = await get(STORAGE, KARNAL);
    expect(placeIn(theirs.text)).toBe('Karnal, Haryana');
    expect(theirs.text).toContain('<i>Karnal, Haryana</i>');
    const anyone = await get(STORAGE);
    expect(placeIn(anyone.text)).toBe('');
    expect(anyone.text).not.toContain('Karnal');
    const others = await get(STORAGE, { cookie: 'own=Hisar%2C%20Haryana' });
    expect(placeIn(others.text)).toBe('Hisar, Haryana');
    // Kept, as before, for whoever is of there.
    expect((await get(STORAGE, KARNAL)).text).toContain('<i>Karnal, Haryana</i>');
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
      expect(placeIn((await get(STORAGE, { cookie: `own=${made}` })).text)).toBe('');
    },
  );

  test('is no other page: those are drawn once for all districts', async () => {
    const { text } = await get('/about', KARNAL);
    expect(placeIn(text)).toBeUndefined();
    expect(text).not.toContain('Karnal');
  });
});

test('the thread that draws ends where nothing is left to draw', async () => {
  const program = startPageProgram({
    clientFolder: join(site.folder, 'dist'),
    settings: '{}',
    execute: async () => ({ data: {} }),
    workerFile: BUILT_THREAD,
    restMs: 1,
  });
  const view = { address: '/about', language: 'en', place: '' } as const;
  expect((await program?.draw(view))?.markup).toBe('<p>/about 1</p>');
  while (!program?.hasEnded) await new Promise((resolve) => setImmediate(resolve));
  await expect(program.draw(view)).rejects.toThrow('has ended');
});
