import type { TestServer } from '../harness.js';
import { importRows, quoted, startPriceServer } from '../prices/market-prices.js';
import { type Site, startSite } from './site.js';

/** In place of the client's program. */
const PROGRAM = `
export async function renderPage({ address, place }) {
  return { page: 'commodity', title: 'Price', styles: '', markup: '<p>drawn for ' + place + '</p>', state: '{}' };
}`;

let server: TestServer;
let site: Site;

beforeAll(async () => {
  server = await startPriceServer();
  await importRows(server, [
    quoted('2026-11-20', [2400, 2480, 2560]),
    quoted('2026-11-20', [2440, 2520, 2600], { district: 'Sirsa', market: 'Sirsa' }),
  ]);
  site = await startSite(server, PROGRAM);
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const content = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
const description = (text: string) => content(text, /<meta name="description" content="([^"]*)">/);
const dataset = (text: string) =>
  JSON.parse(content(text, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? '[]')[0];

test.each([
  ['en', 'Wheat price | Annapath', '₹2,500 per quintal in India on 20 November 2026, from ₹2,400 to ₹2,600.'],
  ['hi', 'गेहूँ का भाव | Annapath', '₹2,500 प्रति क्विंटल, ₹2,400 से ₹2,600 तक।'],
])('a commodity says its price in all India in its head (%s)', async (language, title, figures) => {
  const { status, text } = await site.get(`/prices/wheat?language=${language}`);
  expect([status, content(text, /<title>([^<]*)<\/title>/)]).toEqual([200, title]);
  expect(description(text)).toContain(figures);
  expect(dataset(text)).toMatchObject({
    '@type': 'Dataset',
    dateModified: '2026-11-20',
    variableMeasured: { value: 2500, minValue: 2400, maxValue: 2600 },
  });
});

test('a market has its own price, title and address in each language', async () => {
  const { text } = await site.get('/prices/wheat/hisar?language=hi');
  expect(content(text, /<title>([^<]*)<\/title>/)).toBe('गेहूँ का भाव, हिसार | Annapath');
  expect(description(text)).toContain('₹2,480 प्रति क्विंटल');
  const address = `${server.parts.config.http.publicUrl}/prices/wheat/hisar`;
  expect(text).toContain(`<link rel="canonical" href="${address}?language=hi">`);
  expect(text).toContain(`<link rel="alternate" hreflang="en" href="${address}?language=en">`);
});

test.each([
  ['/prices/wheat/map', 'Wheat price by state | Annapath', 'A map of India'],
  ['/prices', 'Price', 'mandis of your district'],
  ['/prices/compare', 'Price', 'four crops or mandis in one plot'],
  ['/prices/sources', 'Price', 'Where the mandi prices of this site come from'],
])('AC-663: %s has a description and JSON-LD of its own', async (path, title, words) => {
  const { status, text } = await site.get(`${path}?language=en`);
  expect([status, content(text, /<title>([^<]*)<\/title>/)]).toEqual([200, title]);
  expect(description(text)).toContain(words);
  expect(text).toContain('<script type="application/ld+json">');
  expect(text).toContain(`hreflang="hi" href="${server.parts.config.http.publicUrl}${path}?language=hi"`);
});

test('AC-663: figures that others publish name their provider, page and licence; each commodity has its table', async () => {
  await importRows(server, [quoted('2026-11-20', [5900, 6000, 6100], { commodity: 'Mustard' })], 'DATAGOV');
  const { text } = await site.get('/prices/mustard?language=en');
  const { publicUrl } = server.parts.config.http;
  expect(dataset(text)).toMatchObject({
    creator: { name: 'Directorate of Marketing & Inspection, Government of India' },
    license: 'https://www.data.gov.in/Godl',
    isBasedOn: expect.stringMatching(/^https:\/\/www\.data\.gov\.in\/resource\/current-daily-price/),
    distribution: { contentUrl: `${publicUrl}/api/prices?commodity=mustard&format=csv&language=en` },
  });
  expect(dataset((await site.get('/prices/wheat?language=en')).text)).toMatchObject({ creator: { name: 'Annapath' } });
});

test('it is drawn for the district that the visitor chose', async () => {
  const { text } = await site.get('/prices/wheat', { cookie: `own=${encodeURIComponent('Hisar, Haryana')}` });
  expect(text).toContain('data-place="Hisar, Haryana"');
  expect(text).toContain('drawn for Hisar, Haryana');
});

test.each(['/prices/unobtainium', '/prices/wheat/nowhere', '/prices/onion'])(
  'what nobody quotes has no page: %s',
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);
