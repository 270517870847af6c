import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { MediaSettingsError } from '../../src/modules/media/media.store.js';
import { mediaFile, newMediaKey } from '../../src/modules/media/media-file.js';
import { S3MediaStore } from '../../src/modules/media/s3-media.store.js';
import { type S3Server, startS3 } from './s3-server.js';

let s3: S3Server;
let store: S3MediaStore;
beforeEach(async () => {
  s3 = await startS3();
  store = new S3MediaStore(s3.settings);
});
afterEach(() => s3.close());

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

const anyFile = () => mediaFile(newMediaKey(), 640);
const PICTURE = Buffer.from([0x52, 0x49, 0x46, 0x46, 0xff, 0x00, 0xd8]);

test('a stored file comes back byte for byte, and what is not there is undefined', async () => {
  const [file, other] = [anyFile(), anyFile()];
  await store.put(file, PICTURE);
  const opened = await store.open(file);
  expect(opened?.size).toBe(PICTURE.length);
  expect(opened && (await buffer(opened.stream))).toEqual(PICTURE);
  expect([await store.sizeOf(file), await store.sizeOf(other), await store.open(other)]).toEqual([
    PICTURE.length,
    undefined,
    undefined,
  ]);
  for (let twice = 0; twice < 2; twice += 1) await store.remove(file);
  expect(await store.open(file)).toBeUndefined();
});

test('U7: only names of our own making ever reach the bucket', async () => {
  await expect(store.put('../escape.webp', PICTURE)).rejects.toThrow('Not the name of a picture.');
  await expect(store.open('quarantine/2026-11-22/x.webp')).rejects.toThrow('Not the name of a picture.');
});

test('the list has every picture and nothing else', async () => {
  const files = Array.from({ length: 5 }, anyFile).sort();
  for (const file of files) await store.put(file, PICTURE);
  await store.setOwner(randomUUID());
  const listed = await collect(store.list());
  expect(listed.map(({ file }) => file).sort()).toEqual(files);
  expect(listed.every(({ storedAt }) => Math.abs(storedAt.getTime() - Date.now()) < 600_000)).toBe(true);
});

test('the list goes on where a page of the store ends', async () => {
  // s3rver (3.7.1) answers a list of more than one page with 500: it wants a cipher that OpenSSL 3 no longer has.
  const files = Array.from({ length: 5 }, anyFile).sort();
  const pages = createServer((request, response) => {
    const after = new URL(request.url ?? '', 'http://store').searchParams.get('start-after') ?? '';
    const rest = files.filter((file) => file > after);
    const contents = rest
      .slice(0, 2)
      .map((file) => `<Contents><Key>${file}</Key><LastModified>2026-11-22T00:00:00.000Z</LastModified></Contents>`);
    response.setHeader('content-type', 'application/xml');
    response.end(
      `<ListBucketResult><IsTruncated>${rest.length > 2}</IsTruncated>${contents.join('')}</ListBucketResult>`,
    );
  }).listen(0, '127.0.0.1');
  try {
    await once(pages, 'listening');
    const endpoint = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    const listed = await collect(new S3MediaStore({ ...s3.settings, endpoint }).list());
    expect(listed.map(({ file }) => file)).toEqual(files);
  } finally {
    pages.closeAllConnections();
    pages.close();
  }
});

test('U15: what is put aside is neither listed nor served, and comes back as it was, or goes', async () => {
  const file = anyFile();
  await store.put(file, PICTURE);
  for (let twice = 0; twice < 2; twice += 1) await store.putAside(file, '2026-11-22');
  expect([await store.open(file), await collect(store.list())]).toEqual([undefined, []]);
  const aside = { file, day: '2026-11-22' };
  expect(await collect(store.listAside())).toEqual([aside]);
  for (let twice = 0; twice < 2; twice += 1) await store.bringBack(aside);
  expect([await store.sizeOf(file), await collect(store.listAside())]).toEqual([PICTURE.length, []]);
  await store.putAside(file, '2026-11-22');
  await store.forget(aside);
  expect(await collect(store.listAside())).toEqual([]);
});

test('U14: the bucket says whose pictures these are, once it was told', async () => {
  expect(await store.owner()).toBeUndefined();
  const identity = randomUUID();
  await store.setOwner(identity);
  expect(await store.owner()).toBe(identity);
});

test('a bucket that is not there, and keys that do not fit, are told as settings', async () => {
  const { settings } = s3;
  const nowhere = new S3MediaStore({ ...settings, bucket: 'nowhere' });
  await expect(nowhere.owner()).rejects.toThrow(
    `the bucket nowhere of ${settings.endpoint} cannot be used (NoSuchBucket): look at S3_BUCKET`,
  );
  const strange = new S3MediaStore({ ...settings, credentials: { accessKeyId: 'other', secretAccessKey: 'other' } });
  await expect(strange.owner()).rejects.toBeInstanceOf(MediaSettingsError);
});

test('U16: a store that is away is UNAVAILABLE, and asked again by itself', async () => {
  const file = anyFile();
  await store.put(file, PICTURE);
  await s3.away();
  for (const call of [() => store.put(anyFile(), PICTURE), () => store.open(file), () => store.remove(file)]) {
    await expect(call()).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 10 });
  }
  await expect(collect(store.list())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await s3.back();
  let found: number | undefined;
  while (found === undefined) found = await store.sizeOf(file).catch(() => undefined);
  expect(found).toBe(PICTURE.length);
});
