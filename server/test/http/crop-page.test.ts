import sharp from 'sharp';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { dayInIndia, dayText } from '../../src/platform/calendar-day.js';
import { call, insertCrop, type Person, person, WHEAT, wheatForm } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { forgetPrices, importRows, quoted } from '../prices/market-prices.js';
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
  await forgetPrices(server);
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

/** A listing with a picture that is hard to pack. */
async function listWithPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = await sharp({ create: { width: 1_300, height: 900, channels: 3, background: 'gold', noise } })
    .jpeg()
    .toBuffer();
  const { body } = await call(server, 'POST', '/api/crops', { as: farmer, body: wheatForm([picture]) });
  return body.crop as { readonly id: string; readonly images: readonly { readonly url: string }[] };
}

test('AC-536: a link to a crop is unfurled with its name, price, place and picture', async () => {
  const { id, images } = await listWithPicture();
  const { status, headers, text } = await page(id);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(text).toContain('<title>Wheat: ₹2,520 per quintal</title>');
  expect(text).toContain('<meta name="description" content="80 quintals, Hisar, Haryana · straight from the farmer">');
  expect(content(text, 'og:title')).toBe('Wheat: ₹2,520 per quintal');
  expect(content(text, 'og:image:alt')).toBe('Wheat, picture 1');
  expect(productIn(text)).toMatchObject({
    '@type': 'Product',
    name: 'Wheat',
    image: new URL(images[0]?.url ?? '', server.parts.config.http.publicUrl).href,
    offers: {
      url: content(text, 'og:url'),
      price: 2520,
      priceCurrency: 'INR',
      priceSpecification: { unitText: 'quintal' },
    },
  });
});

test('the picture of a shared link is a JPEG of the size that its head says, as long as the picture is there', async () => {
  const { id } = await listWithPicture();
  const { text } = await page(id);
  const { pathname } = new URL(content(text, 'og:image') ?? '');
  const said = { type: content(text, 'og:image:type'), width: content(text, 'og:image:width') };
  expect({ ...said, height: content(text, 'og:image:height') }).toEqual({
    type: 'image/jpeg',
    width: '1200',
    height: '630',
  });
  const answer = await fetch(`${server.url}${pathname}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(300_000);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  await call(server, 'DELETE', `/api/crops/${id}`, { as: farmer });
  for (const gone of [pathname, '/media/preview/nothing.jpg', pathname.replace('.jpg', '.webp')]) {
    expect([gone, (await fetch(`${server.url}${gone}`)).status]).toEqual([gone, 404]);
  }
});

test('a shared link says how the price stands beside the mandi, in words and with the strip on its picture', async () => {
  await seedCatalogue(server.parts.systemContext());
  const day = dayInIndia(server.clock.now());
  await importRows(server, [quoted(day, [2350, 2400, 2450])]);
  const { id } = await listWithPicture();
  const { text } = await page(id);
  const words = `₹65 below MSP · ${dayText(day, 'en')}`;
  expect(content(text, 'og:description')).toBe(`80 quintals, Hisar, Haryana · straight from the farmer · ${words}`);
  const { pathname, search } = new URL(content(text, 'og:image') ?? '');
  const bandOf = async (query: string) => {
    const answer = await fetch(`${server.url}${pathname}${query}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
    return picture.extract({ left: 100, top: 515, width: 1_000, height: 110 }).removeAlpha().raw().toBuffer();
  };
  const whiteIn = (pixels: Buffer) => pixels.filter((value) => value > 240).length / pixels.length;
  expect(whiteIn(await bandOf(search))).toBeGreaterThan(0.6);
  for (const without of ['', '?strip=drop', '?strip=1.2.3.4.5.6']) {
    expect(whiteIn(await bandOf(without))).toBeLessThan(0.3);
  }
  await forgetPrices(server);
});

test.each(['en', 'hi'])(
  'search engines are led from %s to every language of a crop, by its own address',
  async (language) => {
    const { id } = await insertCrop(server, farmer);
    const { text } = await page(`${id}?language=${language}`);
    const address = `${server.parts.config.http.publicUrl}/contact-farmer/${id}`;
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(text)?.[1];
    const alternates = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
    expect([canonical, content(text, 'og:url')]).toEqual(Array(2).fill(`${address}?language=${language}`));
    expect(alternates.map(([, each, href]) => [each, href])).toEqual([
      ['en', `${address}?language=en`],
      ['hi', `${address}?language=hi`],
      ['x-default', `${address}?language=en`],
    ]);
  },
);

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
  expect(text).toContain('<title>Wheat: ₹2,520 प्रति क्विंटल से</title>');
  expect(text).toContain('80 क्विंटल, हिसार, हरियाणा · सीधे किसान से');
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
