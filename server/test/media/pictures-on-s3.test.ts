import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { sweepCropImages } from '../../src/modules/crops/images/sweep-crop-images.js';
import { call, type Person, person, wheatForm } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from './pictures.js';
import { type S3Server, startS3 } from './s3-server.js';

const CDN = 'https://cdn.example.in/media';

let s3: S3Server;
let server: TestServer;
let farmer: Person;
beforeEach(async () => {
  s3 = await startS3();
  server = await startTestServer({ settings: s3.environment });
  farmer = await person(server, 'farmer');
});
afterEach(async () => {
  await server.close();
  await s3.close();
});

const list = async () => {
  const picture = await colouredPicture(400, 300).png().toBuffer();
  return call(server, 'POST', '/api/crops', { as: farmer, body: wheatForm([picture]) });
};
const countCrops = () => server.dataSource.manager.countBy(CropEntity, { farmerId: farmer.id });

test('a picture is stored in the bucket and read through us, with the headers of a local one', async () => {
  const { status, body } = await list();
  expect(status).toBe(201);
  const address = `${server.url}${body.crop.images[0].url}`;
  const first = await fetch(address);
  expect(first.status).toBe(200);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);

  await call(server, 'DELETE', `/api/crops/${body.crop._id}`, { as: farmer });
  expect((await fetch(address)).status).toBe(404);
  server.clock.advance(40 * 24 * 3_600_000);
  const swept = await sweepCropImages(server.parts.systemContext(), server.parts.media);
  expect(swept).toMatchObject({ orphans: 0, forgotten: 2 });
});

test('U16: with the store away a listing is 503 and writes no row, a picture is 503, and the rest goes on', async () => {
  const { body } = await list();
  const address = `${server.url}${body.crop.images[0].url}`;
  await s3.away();
  const [refused, picture, market] = [
    await list(),
    await fetch(address),
    await server.rest('GET', '/api/crops?limit=1'),
  ];
  expect([refused.status, refused.body.message]).toEqual([
    503,
    'Pictures cannot be reached right now. Please try again in a moment.',
  ]);
  expect([picture.status, picture.headers.get('retry-after'), market.status]).toEqual([503, '10', 200]);
  expect(await countCrops()).toBe(1);

  await s3.back();
  let status = 503;
  while (status === 503) ({ status } = await fetch(address));
  expect(status).toBe(200);
  expect((await list()).status).toBe(201);
});

test('MEDIA_URL: every picture has an address there, and the pages may load it', async () => {
  const other = await startTestServer({ settings: { ...s3.environment, MEDIA_URL: `${CDN}/` } });
  try {
    const { body } = await list();
    const file: string = body.crop.images[0].url.slice('/media/'.length);
    const shown = await other.rest('GET', `/api/crops/${body.crop._id}`);
    expect(shown.body.crop.images[0].url).toBe(`${CDN}/${file}`);
    const query = `{ crop(id: "${body.crop._id}") { images { url variants { url } } } }`;
    const { data } = await other.graphql<{ crop: { images: { url: string; variants: { url: string }[] }[] } }>(query);
    expect(data?.crop.images[0]?.variants.every(({ url }) => url.startsWith(`${CDN}/`))).toBe(true);
    const policy = (await fetch(`${other.url}/healthz`)).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.in;");
  } finally {
    await other.close();
  }
});
