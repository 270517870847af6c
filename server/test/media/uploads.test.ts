import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { CropImageEntity } from '../../src/modules/crops/crop.entity.js';
import { sweepCropImages } from '../../src/modules/crops/images/sweep-crop-images.js';
import { mediaFile, newMediaKey } from '../../src/modules/media/media-file.js';
import { call, type Person, person, wheatForm, withRealLimits } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';
import { animatedWebp, colouredPicture, PIXEL_BOMB_SIDE, photoFromThePhone } from './pictures.js';

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
  await mkdir(server.parts.config.uploadsDir, { recursive: true });
});
afterAll(() => server.close());

const upload = (form: FormData, as: Person = farmer) => call(server, 'POST', '/api/crops', { as, body: form });
const rows = () => server.dataSource.manager.count(CropImageEntity);
const files = async () => (await readdir(server.parts.config.uploadsDir, { recursive: true })).sort();

/** The createCrop mutation as a GraphQL multipart request. */
function mutate(
  pictures: readonly Buffer[],
  as: Person | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new FormData();
  const input = {
    cropName: 'Wheat',
    category: 'GRAINS',
    description: 'Clean and dry.',
    quantity: { amount: 80, unit: 'QUINTAL' },
    basePrice: 2520,
    location: { state: 'Haryana', district: 'Hisar', address: 'Kaimri' },
  };
  form.set(
    'operations',
    JSON.stringify({
      query:
        'mutation ($input: CreateCropInput!) { createCrop(input: $input) { crop { images { url alt width height variants { url width height } } } } }',
      variables: { input: { ...input, images: pictures.map(() => null) } },
    }),
  );
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(pictures.map((_, index) => [index, [`variables.input.images.${index}`]]))),
  );
  for (const [index, bytes] of pictures.entries()) form.set(String(index), new Blob([new Uint8Array(bytes)]), 'x.jpg');
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    body: form,
    headers: { 'apollo-require-preflight': '1', ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers },
  });
}

describe('a crop with pictures', () => {
  test('AC-006, AC-298: REST keeps their order, serves three widths, and says what they show', async () => {
    const wide = await colouredPicture(1600, 900).jpeg().toBuffer();
    const small = await colouredPicture(300, 300).png().toBuffer();
    const form = wheatForm([wide]);
    form.append('images[]', new Blob([new Uint8Array(small)]), 'b.png');
    const { status, body } = await upload(form);
    expect(status).toBe(201);
    expect(body.crop.images).toMatchObject([
      {
        alt: 'Wheat, picture 1',
        width: 1280,
        height: 720,
        variants: [{ width: 320 }, { width: 640 }, { width: 1280 }],
      },
      { alt: 'Wheat, picture 2', width: 300, height: 300, variants: [{ width: 300 }] },
    ]);
    for (const { url, width, height } of body.crop.images[0].variants) {
      const bytes = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  test('AC-006: through GraphQL', async () => {
    const reply = await mutate([await colouredPicture(640, 480).webp().toBuffer()], farmer);
    const { data } = (await reply.json()) as {
      data: { createCrop: { crop: { images: { url: string; alt: string }[] } } };
    };
    const { images } = data.createCrop.crop;
    expect(images).toMatchObject([{ alt: 'Wheat, picture 1', width: 640, variants: [{ width: 320 }, { width: 640 }] }]);
    expect((await fetch(`${server.url}${images[0]?.url}`)).status).toBe(200);
  });

  test('U3: nobody learns from a picture where the farm is', async () => {
    const { body } = await upload(wheatForm([await photoFromThePhone()]));
    for (const { url } of body.crop.images[0].variants) {
      const bytes = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());
      expect(bytes.includes('Exif')).toBe(false);
      expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
    }
  });

  test('U7: the sender’s file name is used nowhere', async () => {
    const form = wheatForm();
    const picture = await colouredPicture(50, 50).png().toBuffer();
    form.append('images', new Blob([new Uint8Array(picture)]), '../../\u202egnp.exe');
    const { body } = await upload(form);
    expect(body.crop.images[0].url).toMatch(/^\/media\/[0-9a-f]{32}-50\.webp$/);
    expect((await files()).filter((name) => name.includes('exe'))).toEqual([]);
  });

  test('an empty file input is no picture', async () => {
    const form = wheatForm();
    form.append('images', new Blob([]), '');
    expect((await upload(form)).body.crop.images).toEqual([]);
  });
});

describe('what is refused leaves neither row nor file', () => {
  const UNREADABLE = [
    415,
    'UNSUPPORTED_MEDIA',
    'That file is not a picture we can read. Please use JPEG, PNG or WebP.',
  ] as const;

  async function refused(
    [status, code, message]: readonly [status: number, code: string, message: string],
    send: () => Promise<RestAnswer>,
  ): Promise<void> {
    const [rowsBefore, filesBefore] = [await rows(), await files()];
    expect(await send()).toMatchObject({ status, body: { success: false, code, message } });
    expect(await rows()).toBe(rowsBefore);
    expect(await files()).toEqual(filesBefore);
  }

  test('AC-272, X-58, U1: text that calls itself a picture, also as the second file', async () => {
    const good = await colouredPicture(50, 50).png().toBuffer();
    await refused(UNREADABLE, () => upload(wheatForm([good, Buffer.from('not a picture')])));
  });

  test('U1: SVG, GIF, nothing', async () => {
    const gif = await colouredPicture(8, 8).gif().toBuffer();
    for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), gif, Buffer.alloc(0)]) {
      await refused(UNREADABLE, () => upload(wheatForm([bytes])));
    }
  });

  test('U2: a pixel bomb', async () => {
    const bomb = await colouredPicture(PIXEL_BOMB_SIDE, PIXEL_BOMB_SIDE).png({ compressionLevel: 9 }).toBuffer();
    const message = 'That picture is too large. Please use one of at most 40 megapixels.';
    await refused([413, 'PAYLOAD_TOO_LARGE', message], () => upload(wheatForm([bomb])));
  });

  test('U5, U6: a moving picture and half a picture', async () => {
    const moving = await animatedWebp();
    const whole = await colouredPicture(400, 400).jpeg().toBuffer();
    const message = 'Moving pictures cannot be shown. Please use a still picture.';
    await refused([415, 'UNSUPPORTED_MEDIA', message], () => upload(wheatForm([moving])));
    await refused(UNREADABLE, () => upload(wheatForm([whole.subarray(0, whole.length - 200)])));
  });

  test('X-58: eleven pictures, and one of more than 10 MB', async () => {
    const tiny = await colouredPicture(4, 4).png().toBuffer();
    const refusal = (message: string) => [413, 'PAYLOAD_TOO_LARGE', message] as const;
    await refused(refusal('Please add at most 10 files.'), () => upload(wheatForm(Array(11).fill(tiny))));
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    await refused(refusal('Please use files of at most 10 MB each.'), () => upload(wheatForm([large])));
  });

  test('a good picture with a bad listing', async () => {
    const good = await colouredPicture(50, 50).png().toBuffer();
    const message = 'Please fill all required fields: cropName';
    await refused([400, 'BAD_USER_INPUT', message], () => upload(wheatForm([good], { cropName: '' })));
  });

  test('a picture in another field', async () => {
    const form = wheatForm();
    form.append('avatar', new Blob(['x']), 'a.png');
    await refused([400, 'BAD_USER_INPUT', 'Send pictures in the field "images".'], () => upload(form));
  });

  test('Z2: a buyer’s pictures', async () => {
    const buyer = await person(server, 'buyer');
    const good = await colouredPicture(50, 50).png().toBuffer();
    await refused([403, 'FORBIDDEN', 'Only farmers can list crops.'], () => upload(wheatForm([good]), buyer));
    const reply = (await (await mutate([good], buyer)).json()) as { errors: { extensions: { code: string } }[] };
    expect(reply.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('U9: more than a hundred pictures a day', () =>
    withRealLimits(async (strict) => {
      const seller = await person(strict, 'farmer');
      const tiny = await colouredPicture(4, 4).png().toBuffer();
      const list = (count: number) =>
        call(strict, 'POST', '/crops', { as: seller, body: wheatForm(Array(count).fill(tiny)) });
      for (let i = 0; i < 10; i += 1) expect((await list(10)).status).toBe(201);
      expect(await list(1)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    }));
});

describe('serving (U8)', () => {
  test('a picture is a picture for ever, and nothing else', async () => {
    const { body } = await upload(wheatForm([await colouredPicture(50, 50).png().toBuffer()]));
    const address = `${server.url}${body.crop.images[0].url}`;
    const picture = await fetch(address);
    const { headers, status } = picture;
    expect(status).toBe(200);
    const { byteLength } = await picture.arrayBuffer();
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const etag = headers.get('etag') ?? '';
    const statusOf = async (known: string) => (await fetch(address, { headers: { 'if-none-match': known } })).status;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) expect(await statusOf(known)).toBe(304);
    expect(await statusOf('"other"')).toBe(200);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(byteLength)]);
  });

  test.each(['', 'https://app.example.in'])(
    'with CORS_ORIGINS %j pages of every origin show a picture, and those on the list alone read it',
    async (origins) => {
      const embedded = await startTestServer({ settings: { CORS_ORIGINS: origins } });
      try {
        const seller = await person(embedded, 'farmer');
        const form = wheatForm([await colouredPicture(50, 50).png().toBuffer()]);
        const { body } = await call(embedded, 'POST', '/crops', { as: seller, body: form });
        const address = `${embedded.url}${body.crop.images[0].url}`;
        const { headers } = await fetch(address, { headers: { origin: 'https://app.example.in' } });
        expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
        expect(headers.get('access-control-allow-origin')).toBe(origins || null);
        const stranger = await fetch(address, { headers: { origin: 'https://other.example' } });
        expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
      } finally {
        await embedded.close();
      }
    },
  );

  /** `fetch` tidies paths; an attacker does not. */
  const raw = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      request({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  test.each([
    '/media/../.env',
    '/media/%2e%2e/%2e%2e/package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/incoming/x',
    '/media/',
    '/media/%00.webp',
    `/media/${'0'.repeat(32)}-320.webp`,
    `/media/${'0'.repeat(32)}-320.png`,
  ])('%s is not found', async (path) => {
    expect(await raw(path)).toBe(404);
  });

  test('neither is a link that someone put there', async () => {
    const link = mediaFile(newMediaKey(), 320);
    await symlink('/etc/passwd', join(server.parts.config.uploadsDir, link));
    expect(await raw(`/media/${link}`)).toBe(404);
  });
});

test('U11: the sweep takes away what a dead process left, after an hour, and nothing that has a row', async () => {
  const { body } = await upload(wheatForm([await colouredPicture(50, 50).png().toBuffer()]));
  const folder = server.parts.config.uploadsDir;
  const [old, young] = [mediaFile(newMediaKey(), 320), mediaFile(newMediaKey(), 320)];
  const half = join('incoming', 'half-written');
  for (const name of [old, young, half]) await writeFile(join(folder, name), 'x');
  const longAgo = new Date(server.clock.now().getTime() - 61 * 60_000);
  const kept = body.crop.images[0].url.slice('/media/'.length);
  for (const name of [old, half, kept]) await utimes(join(folder, name), longAgo, longAgo);

  const report = await sweepCropImages(server.parts.systemContext(), server.parts.media);
  expect(report).toMatchObject({ orphans: 1, putAside: 1, isStopped: false });
  const left = await files();
  expect(left).toEqual(expect.arrayContaining([young, kept]));
  expect(left.filter((name) => [old, half].includes(name))).toEqual([]);
});
