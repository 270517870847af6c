import { insertCrop, person } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import { importRows, quoted, startPriceServer } from '../prices/market-prices.js';
import { type Site, startSite } from './site.js';

let server: TestServer;
let site: Site;

beforeAll(async () => {
  server = await startPriceServer({ settings: { PUBLIC_URL: 'https://annapath.example/' } });
  site = await startSite(server);
});
afterAll(async () => {
  await site.close();
  await server.close();
});

test('AC-537: robots.txt leads to the sitemap, and away from what is one person’s', async () => {
  const { status, headers, text } = await site.get('/robots.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /deals/',
      'Disallow: /graphql',
      'Sitemap: https://annapath.example/sitemap.xml',
    ]),
  );
});

test('AC-537: the sitemap has every public page in both languages, and no page of one person', async () => {
  const { status, headers, text } = await site.get('/sitemap-pages.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const pages = [...text.matchAll(/<loc>https:\/\/annapath\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  for (const path of [
    '/',
    '/marketplace',
    '/services/mandi-bhav',
    '/prices',
    '/prices/compare',
    '/prices/sources',
    '/about',
  ]) {
    expect(pages).toEqual(expect.arrayContaining([`${path}?language=en`, `${path}?language=hi`]));
  }
  expect(pages.filter((path) => /dashboard|deals|login|:/.test(path ?? ''))).toEqual([]);
  for (const url of text.match(/<url>.*?<\/url>/g) ?? []) {
    const addresses = [...url.matchAll(/(?:<loc>|href=")([^"<]+)/g)].map(([, address]) => address);
    const [own, english, hindi, fallback] = addresses;
    expect([english, hindi]).toContain(own);
    expect([hindi, fallback]).toEqual([english?.replace('=en', '=hi'), english]);
    expect([...url.matchAll(/hreflang="([^"]+)"/g)].map(([, each]) => each)).toEqual(['en', 'hi', 'x-default']);
  }
});

test('the sitemap has the page of each commodity, and of it in each market that has quoted it', async () => {
  await importRows(server, [quoted('2026-11-20', [2400, 2480, 2560])]);
  const { text } = await site.get('/sitemap-prices.xml');
  for (const path of ['/prices/wheat', '/prices/wheat/map', '/prices/wheat/hisar']) {
    expect(text).toContain(`<loc>https://annapath.example${path}?language=hi</loc>`);
  }
});

test('AC-537: the sitemap leads to the pages and to every crop that is for sale', async () => {
  const farmer = await person(server, 'farmer');
  const listed = await insertCrop(server, farmer);
  const sold = await insertCrop(server, farmer, { status: 'sold' });
  const removed = await insertCrop(server, farmer, { deletedAt: server.clock.now() });
  const { text } = await site.get('/sitemap.xml');
  const files = [...text.matchAll(/<loc>https:\/\/annapath\.example(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(files.slice(0, 3)).toEqual(['/sitemap-pages.xml', '/sitemap-prices.xml', '/sitemap-crops-1.xml']);
  const all = await Promise.all(files.slice(1).map(async (file) => (await site.get(file)).text));
  const crops = all.join('');
  expect(crops).toContain(`<loc>https://annapath.example/contact-farmer/${listed.id}?language=hi</loc>`);
  expect(crops).not.toContain(sold.id);
  expect(crops).not.toContain(removed.id);
  expect((await site.get('/sitemap-crops-0.xml')).status).toBe(404);
});
