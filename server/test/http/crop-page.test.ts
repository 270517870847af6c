import sharp from 'sharp';
import { call, insertCrop, type Person, person, WHEAT, wheatForm } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { openPage, type Site, shellIn, startSite } from './site.js';

/** In place of the client's program. */
const PROGRAM = `
export async function renderPage({ address }) {
  if (address.includes('slow')) await new Promise(() => undefined);
  return { page: 'cropDetail', title: 'Crop', styles: '', markup: '<p>drawn ' + address + '</p>', state: '{}' };
}`;

let server: TestServer;
let site: Site;
let farmer: Person;

beforeAll(async () => {
  server = await startTestServer();
  site = await startSite(server, PROGRAM);
  farmer = await person(server, 'farmer');
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const page = (id: string, headers?: Record<string, string>) => site.get(`/contact-farmer/${id}`, headers);
const content = (text: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(text)?.[1];

/** What search engines read of it. */
function productIn(text: string): unknown {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
  return data === undefined ? undefined : JSON.parse(data)[0];
}

test('AC-536: a link to a crop is unfurled with its name, price, place and picture', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'gold' } })
    .png()
    .toBuffer();
  const listed = await call(server, 'POST', '/api/crops', { as: farmer, body: wheatForm([picture]) });
  const { id, images } = listed.body.crop;
  const { status, headers, text } = await page(id);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(text).toContain('<title>Wheat: ₹2520 per quintal</title>');
  expect(text).toContain('<meta name="description" content="80 quintals, Hisar, Haryana · straight from the farmer">');
  expect(content(text, 'og:title')).toBe('Wheat: ₹2520 per quintal');
  expect(content(text, 'og:image')).toBe(new URL(images[0].url, server.parts.config.http.publicUrl).href);
  expect(content(text, 'og:url')).toBe(`${server.parts.config.http.publicUrl}/contact-farmer/${id}`);
  expect(productIn(text)).toMatchObject({
    '@type': 'Product',
    name: 'Wheat',
    image: content(text, 'og:image'),
    offers: { price: 2520, priceCurrency: 'INR', priceSpecification: { unitText: 'quintal' } },
  });
});

test('AC-539: the page is drawn with the crop’s head, which its shell has too', async () => {
  const { id } = await insertCrop(server, farmer, { cropName: 'Wheat' });
  const path = `/contact-farmer/${id}`;
  const { text: drawn } = await site.get(path);
  expect(drawn).toContain(`<div id="root"><p>drawn ${path}</p></div>`);
  const { text: shell } = await openPage(`${site.url}${path}?slow`);
  expect(shellIn(shell)?.title).toMatch(/^Wheat: /);
  for (const text of [drawn, shell]) {
    expect(content(text, 'og:title')).toMatch(/^Wheat: /);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text.match(/rel="canonical"/g)).toHaveLength(1);
    expect(productIn(text)).toMatchObject({ name: 'Wheat' });
  }
});

test('AC-536: in the language of the link, and without the contact of its farmer', async () => {
  const auction = { ...WHEAT, priceType: 'auction', price: { basePrice: 2520, reservePrice: 2600 } };
  const listed = await call(server, 'POST', '/api/crops', { as: farmer, body: auction });
  const { id } = listed.body.crop;
  const { text } = await site.get(`/contact-farmer/${id}?language=hi`);
  expect(text).toContain('<title>Wheat: ₹2520 प्रति क्विंटल से</title>');
  expect(text).toContain('80 क्विंटल, Hisar, Haryana · सीधे किसान से');
  expect(text).not.toContain(farmer.email);
  expect(text).not.toContain('9876543210');
});

test('AC-536: what is sold says so; what somebody wrote stays text', async () => {
  const { id } = await insertCrop(server, farmer, { cropName: '"><script>alert(1)</script>$&', status: 'sold' });
  const { text } = await page(id);
  expect(text).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;</title>');
  expect(content(text, 'og:description')).toBe('No longer for sale.');
  expect(productIn(text)).toBeUndefined();
  expect(text).not.toContain('<script>alert');
});

test('AC-536: nothing is said of a crop that is not there, or that nobody else may see', async () => {
  const removed = await insertCrop(server, farmer, { deletedAt: server.clock.now() });
  const draft = await insertCrop(server, farmer, { status: 'draft' });
  for (const [id, expected] of [
    [removed.id, 410],
    [draft.id, 404],
    ['018f0000-0000-7000-8000-000000000000', 404],
    ['some-crop', 404],
  ] as const) {
    const { status, text } = await page(id);
    expect([id, status, shellIn(text)?.title]).toEqual([id, expected, 'Crop | Annapath']);
  }
  // Asked for by its owner first: what was said before is kept for a moment.
  const own = await insertCrop(server, farmer, { status: 'draft' });
  const { text } = await page(own.id, { authorization: `Bearer ${farmer.token}` });
  expect(shellIn(text)?.title).toBe('Crop | Annapath');
});
