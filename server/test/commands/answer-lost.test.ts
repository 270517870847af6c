import { mkdir, readdir } from 'node:fs/promises';
import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { insertCrop, type Person, person, uniqueWord, WHEAT_FIELDS } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';
import { endBackendOf } from '../operations/built-server.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { LISTING, multipartBody, openMultipart, postMultipart } from '../uploads/multipart-request.js';
import { newKey, WAYS } from './ways.js';

let line: TcpProxy;
let server: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  const url = new URL(workerDatabaseUrl());
  line = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  server = await startTestServer({ database: { url: url.href, poolSize: 4 } });
  [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
  await mkdir(server.parts.config.uploadsDir, { recursive: true });
});
afterAll(async () => {
  await server.close();
  await line.close();
});

const bidsOn = (cropId: string) => server.dataSource.manager.findBy(BidEntity, { cropId });
const cropsOf = (who: Person) => server.dataSource.manager.findBy(CropEntity, { farmerId: who.id });

describe.each(WAYS)('refused is never stored, stored is never refused, through $name', (way) => {
  test('where the answer cannot be read, nothing is stored: the same try stores one', async () => {
    const crop = await insertCrop(server, farmer);
    const key = newKey();
    const bid = { cropId: crop.id, bidAmount: 10 };
    const seller = await person(server, 'farmer');
    const cropName = uniqueWord();
    await server.dataSource.query('ALTER TABLE crop_images RENAME TO crop_images_aside');
    try {
      expect((await way.bid(server, buyer, bid, key)).code).toBe('INTERNAL');
      expect((await way.bid(server, buyer, bid)).code).toBe('INTERNAL');
      expect((await way.list(server, seller, cropName, key)).code).toBe('INTERNAL');
    } finally {
      await server.dataSource.query('ALTER TABLE crop_images_aside RENAME TO crop_images');
    }
    expect(await bidsOn(crop.id)).toEqual([]);
    expect(await cropsOf(seller)).toEqual([]);
    expect((await way.bid(server, buyer, bid, key)).code).toBeUndefined();
    expect(await bidsOn(crop.id)).toHaveLength(1);
  });

  test('one connection is enough for a bid and its whole answer', async () => {
    const narrow = await startTestServer({ database: { url: workerDatabaseUrl(), poolSize: 1 } });
    try {
      const [seller, as] = [await person(narrow, 'farmer'), await person(narrow, 'buyer')];
      const crop = await insertCrop(narrow, seller);
      expect((await way.bid(narrow, as, { cropId: crop.id, bidAmount: 10 }, newKey())).code).toBeUndefined();
      expect((await way.list(narrow, seller, uniqueWord(), newKey())).code).toBeUndefined();
      expect((await way.remove(narrow, seller, crop.id, newKey())).code).toBeUndefined();
    } finally {
      await narrow.close();
    }
  });

  test('the connection breaks when the commit is answered: with a key the answer comes all the same', async () => {
    const crop = await insertCrop(server, farmer);
    const key = newKey();
    line.cutAt('COMMIT', 'after');
    const outcome = await way.bid(server, buyer, { cropId: crop.id, bidAmount: 10 }, key);
    expect(outcome.code).toBeUndefined();
    const [bid, ...more] = await bidsOn(crop.id);
    expect(more).toEqual([]);
    expect(outcome.id).toBe(bid?.id);
    expect((await way.bid(server, buyer, { cropId: crop.id, bidAmount: 10 }, key)).text).toBe(outcome.text);
  });

  test('and without one nobody is told to try again', async () => {
    const crop = await insertCrop(server, farmer);
    line.cutAt('COMMIT', 'after');
    const outcome = await way.bid(server, buyer, { cropId: crop.id, bidAmount: 10 });
    expect(outcome).toMatchObject({
      code: 'UNCONFIRMED',
      message: 'We could not confirm that this was stored. Please look whether it is there before you send it again.',
      retryAfter: null,
    });
    expect(await bidsOn(crop.id)).toHaveLength(1);
  });

  // The embedded database keeps the transaction of a connection that is gone.
  if (ON_POSTGRES_SERVER) {
    test('the connection breaks before the commit arrives: with a key it is certain that nothing was stored', async () => {
      const crop = await insertCrop(server, farmer);
      const key = newKey();
      line.cutAt('COMMIT', 'before');
      const outcome = await way.bid(server, buyer, { cropId: crop.id, bidAmount: 10 }, key);
      expect(outcome).toMatchObject({
        status: 503,
        code: 'UNAVAILABLE',
        message: 'Nothing was stored. Please try again in a moment.',
      });
      expect(await bidsOn(crop.id)).toEqual([]);
      expect((await way.bid(server, buyer, { cropId: crop.id, bidAmount: 10 }, key)).code).toBeUndefined();
      expect(await bidsOn(crop.id)).toHaveLength(1);
    });

    test('PostgreSQL ends the backend between two statements of a command: try again, and nothing is stored', async () => {
      const seller = await person(server, 'farmer');
      const crop = await insertCrop(server, seller);
      const key = newKey();
      const held = line.holdAt('DELETE FROM "crops"');
      const outcome = way.remove(server, seller, crop.id, key);
      await endBackendOf(await held);
      expect(await outcome).toMatchObject({ code: 'UNAVAILABLE', retryAfter: '2' });
      expect(await cropsOf(seller)).toHaveLength(1);
      expect((await way.remove(server, seller, crop.id, key)).code).toBeUndefined();
      expect(await cropsOf(seller)).toEqual([]);
    });
  }
});

describe('an upload that is sent again', () => {
  const files = async () => (await readdir(server.parts.config.uploadsDir, { recursive: true })).length;

  test('gets the same answer, and something else KEY_REUSED, through REST', async () => {
    const as = await person(server, 'farmer');
    const picture = await colouredPicture(700, 500).png().toBuffer();
    const body = multipartBody([...LISTING, { name: 'images', filename: 'a.png', content: picture }]);
    const headers = { 'idempotency-key': newKey() };
    const request = { url: `${server.url}/api/crops`, token: as.token, headers };
    const first = await postMultipart({ ...request, body });
    expect(first.status).toBe(201);
    const stored = await files();

    const again = await postMultipart({ ...request, body });
    expect([again.status, again.text]).toEqual([first.status, first.text]);

    // As many bytes, and all headers the same: only the content tells.
    for (const [what, instead] of [
      ['Clean and dry.', 'Dirty and wet.'],
      ['IEND', 'DNEI'],
    ] as const) {
      const different = Buffer.from(body.toString('latin1').replace(what, instead), 'latin1');
      expect([different.length, different.equals(body)]).toEqual([body.length, false]);
      const { status, text } = await postMultipart({ ...request, body: different });
      expect([status, JSON.parse(text)]).toMatchObject([
        409,
        {
          code: 'KEY_REUSED',
          message: 'This idempotency key was used for another request. Take a new key for a new request.',
        },
      ]);
    }
    expect((await postMultipart({ ...request, body })).text).toBe(first.text);
    expect(await cropsOf(as)).toHaveLength(1);
    expect(await files()).toBe(stored);

    // Another length is refused before a byte is read.
    const other = multipartBody([...LISTING, { name: 'images', filename: 'a.png', content: picture.subarray(1) }]);
    expect((await openMultipart({ ...request, body: other }).answer).status).toBe(409);
    const json = await server.rest('POST', '/api/crops', {
      token: as.token,
      headers,
      body: { cropName: 'Wheat' },
    });
    expect(json.status).toBe(409);
    expect(await cropsOf(as)).toHaveLength(1);
  });

  test('gets the same answer whatever boundary the sender draws this time', async () => {
    const as = await person(server, 'farmer');
    const key = newKey();
    const send = (boundary: string) => {
      const parts = Object.entries(WHEAT_FIELDS).map(
        ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return fetch(`${server.url}/api/crops`, {
        method: 'POST',
        body: `${parts.join('')}--${boundary}--\r\n`,
        headers: {
          authorization: `Bearer ${as.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'idempotency-key': key,
        },
      });
    };
    const first = await (await send('---------------------------1234')).text();
    expect(await (await send('---------------------------123456789')).text()).toBe(first);
    expect(await cropsOf(as)).toHaveLength(1);
  });

  test('gets the same answer, and other pictures KEY_REUSED, through GraphQL', async () => {
    const as = await person(server, 'farmer');
    const key = newKey();
    const input = {
      cropName: 'Wheat',
      category: 'GRAINS',
      description: 'Clean and dry.',
      basePrice: 2500,
      quantity: { amount: 4, unit: 'QUINTAL' },
      location: { state: 'Haryana', district: 'Hisar', address: 'Mangali' },
      images: [null],
      idempotencyKey: key,
    };
    const query =
      'mutation ($input: CreateCropInput!) { createCrop(input: $input) { crop { id images { url } farmer { id } } } }';
    const body = multipartBody([
      { name: 'operations', content: JSON.stringify({ query, variables: { input } }) },
      { name: 'map', content: '{"0":["variables.input.images.0"]}' },
      { name: '0', filename: 'a.png', content: await colouredPicture(700, 500).png().toBuffer() },
    ]);
    const request = { url: `${server.url}/graphql`, token: as.token, body };
    const preflight = { 'apollo-require-preflight': '1' };
    // A key that comes with the body alone would be known too late.
    const late = await postMultipart({ ...request, headers: preflight });
    expect(JSON.parse(late.text).errors[0]).toMatchObject({
      message: 'Send the key of an upload in the header Idempotency-Key.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(await cropsOf(as)).toEqual([]);

    const headers = { ...preflight, 'idempotency-key': key };
    const first = await postMultipart({ ...request, headers });
    expect(JSON.parse(first.text).data.createCrop.crop.images).toHaveLength(1);
    const again = await postMultipart({ ...request, headers });
    expect(JSON.parse(again.text)).toEqual(JSON.parse(first.text));
    const stored = await files();
    const different = Buffer.from(body.toString('latin1').replace('IEND', 'DNEI'), 'latin1');
    const refused = await postMultipart({ ...request, headers, body: different });
    expect(JSON.parse(refused.text).errors[0].extensions).toMatchObject({ code: 'KEY_REUSED' });
    expect(await cropsOf(as)).toHaveLength(1);
    expect(await files()).toBe(stored);
    // Stored by a server of the version before, which kept no digest.
    await server.dataSource.query('UPDATE idempotency_keys SET content = NULL WHERE account_id = $1', [as.id]);
    expect(JSON.parse((await postMultipart({ ...request, headers })).text)).toEqual(JSON.parse(first.text));
  });
});
