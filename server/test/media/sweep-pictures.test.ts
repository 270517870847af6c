import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ENTITIES } from '../../src/bootstrap/entities.js';
import { CropImageEntity } from '../../src/modules/crops/crop.entity.js';
import { sweepCropImages } from '../../src/modules/crops/images/sweep-crop-images.js';
import { mediaFile, newMediaKey } from '../../src/modules/media/media-file.js';
import { contextWith } from '../../src/platform/context.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { newId } from '../../src/platform/ids.js';
import { call, insertCrop, type Person, person, wheatForm } from '../crops/market.js';
import { startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';
import { colouredPicture } from './pictures.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let farmer: Person;
beforeEach(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
});
afterEach(() => server.close());

const sweep = (isMeant = false) => sweepCropImages(server.parts.systemContext(), server.parts.media, isMeant);
const folder = () => server.parts.config.uploadsDir;
const filesIn = async (...path: string[]) =>
  (await readdir(join(folder(), ...path))).filter((name) => name.endsWith('p'));
const statusOf = async (file: string) => (await fetch(`${server.url}/media/${file}`)).status;

/** A file that was stored two hours before the server's now; without a row. */
async function oldFile(key = newMediaKey()): Promise<string> {
  const file = mediaFile(key, 320);
  await server.parts.media.put(file, Buffer.from('picture'));
  const stored = new Date(server.clock.now().getTime() - 2 * HOUR_MS);
  await utimes(join(folder(), file), stored, stored);
  return file;
}

async function giveRow(key: string): Promise<void> {
  const { id: cropId } = await insertCrop(server, farmer);
  const variants = [{ width: 320, height: 240 }];
  await server.dataSource.manager.insert(CropImageEntity, {
    id: newId(),
    cropId,
    position: 0,
    key,
    alt: 'Wheat',
    variants,
  });
}

test('U15: a file without a row is put aside and shown to nobody, and comes back where a row appears', async () => {
  const key = newMediaKey();
  const file = await oldFile(key);
  expect(await statusOf(file)).toBe(200);
  expect(await sweep()).toMatchObject({ files: 1, orphans: 1, putAside: 1 });
  expect(await statusOf(file)).toBe(404);
  expect(await statusOf(`quarantine/${server.clock.now().toISOString().slice(0, 10)}/${file}`)).toBe(404);

  await giveRow(key);
  server.clock.advance(40 * DAY_MS);
  expect(await sweep()).toMatchObject({ broughtBack: 1, forgotten: 0 });
  expect(await statusOf(file)).toBe(200);
});

test('U15: what is put aside is there for thirty days, then it is removed for good', async () => {
  const file = await oldFile();
  await sweep();
  const day = server.clock.now().toISOString().slice(0, 10);
  server.clock.advance(30 * DAY_MS);
  expect(await sweep()).toMatchObject({ forgotten: 0 });
  expect(await filesIn('quarantine', day)).toEqual([file]);
  server.clock.advance(DAY_MS);
  expect(await sweep()).toMatchObject({ forgotten: 1 });
  expect(await filesIn('quarantine', day)).toEqual([]);
});

test('U15: the pictures of a deleted crop are put aside', async () => {
  const picture = await colouredPicture(50, 50).png().toBuffer();
  const { body } = await call(server, 'POST', '/api/crops', { as: farmer, body: wheatForm([picture]) });
  const file: string = body.crop.images[0].url.slice('/media/'.length);
  await call(server, 'DELETE', `/api/crops/${body.crop._id}`, { as: farmer });
  expect(await statusOf(file)).toBe(404);
  expect(await filesIn('quarantine', server.clock.now().toISOString().slice(0, 10))).toEqual([file]);
});

test('U15: where too many look orphaned, none is touched, the log warns, and the operator can mean it', async () => {
  for (let count = 0; count < 31; count += 1) await oldFile();
  expect(await sweep()).toMatchObject({ files: 31, orphans: 31, putAside: 0, isStopped: true });
  expect(await filesIn()).toHaveLength(31);
  const warning = server.logLines.find((line) => line.includes('too many pictures have no row'));
  expect(JSON.parse(warning ?? '{}')).toMatchObject({ level: 40, orphans: 31, files: 31 });
  expect(await sweep(true)).toMatchObject({ putAside: 31, isStopped: false });
});

test('U15: as many as one dead listing leaves are put aside', async () => {
  for (let count = 0; count < 30; count += 1) await oldFile();
  expect(await sweep()).toMatchObject({ orphans: 30, putAside: 30, isStopped: false });
});

test('U15: a replica that lags behind is not asked', async () => {
  const key = newMediaKey();
  await giveRow(key);
  const file = await oldFile(key);
  // It has the same tables, and nothing of what was just written.
  const urls = JSON.parse(process.env.WORKER_DATABASE_URLS ?? '[]') as string[];
  const replica = urls.find((url) => url !== workerDatabaseUrl());
  expect(replica).toBeDefined();
  const url = workerDatabaseUrl();
  const { options } = createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations: [] });
  const replication = { master: { url }, slaves: [{ url: replica ?? '' }] };
  const dataSource = new DataSource({ ...options, replication } as DataSourceOptions);
  await dataSource.initialize();
  try {
    expect(await dataSource.manager.findBy(CropImageEntity, { key })).toEqual([]);
    const ctx = contextWith(server.parts.systemContext(), { db: dataSource.manager });
    expect(await sweepCropImages(ctx, server.parts.media)).toMatchObject({ files: 1, orphans: 0 });
    expect(await statusOf(file)).toBe(200);
  } finally {
    await dataSource.destroy();
  }
});
