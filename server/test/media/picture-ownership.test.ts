import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adoptCropImages, claimCropImages } from '../../src/modules/crops/images/claim-crop-images.js';
import { LocalMediaStore } from '../../src/modules/media/local-media.store.js';
import { mediaFile, newMediaKey } from '../../src/modules/media/media-file.js';
import { databaseIdentity } from '../../src/platform/database/identity.js';
import { call, person, wheatForm } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from './pictures.js';

let server: TestServer;
let folder: string;
let store: LocalMediaStore;
/** A picture that the database knows. */
let known: string;
beforeAll(async () => {
  server = await startTestServer();
  const picture = await colouredPicture(50, 50).png().toBuffer();
  const as = await person(server, 'farmer');
  const { body } = await call(server, 'POST', '/api/crops', { as, body: wheatForm([picture]) });
  known = body.crop.images[0].url.slice('/media/'.length);
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ownership-'));
  store = new LocalMediaStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const claim = () => claimCropImages(server.parts.systemContext(), store);
const put = (file: string) => store.put(file, Buffer.from('picture'));
const foreign = () => mediaFile(newMediaKey(), 320);
const identity = async () => (await databaseIdentity(server.dataSource.manager)).placedId;
const marks = async () => (await readdir(folder)).filter((name) => name.endsWith('.txt'));

test('U14: the mark of another database is refused, with what to do', async () => {
  await store.setOwner(randomUUID());
  await expect(claim()).rejects.toThrow(
    `The pictures in the folder ${folder} belong to another database, or to the one that this is a copy of. Set UPLOADS_DIR ` +
      '(or S3_BUCKET) and DATABASE_URL to the two that belong together; where they are meant as they are, say so once with: npm run pictures -- adopt',
  );
  await adoptCropImages(server.parts.systemContext(), store);
  await claim();
  expect(await store.owner()).toBe(await identity());
});

test('the mark of earlier versions, which copies of the database have too, becomes that of this place', async () => {
  await store.setOwner((await databaseIdentity(server.dataSource.manager)).id);
  await claim();
  expect(await store.owner()).toBe(await identity());
});

test('U14: files of before there were marks are taken over where the database knows them', async () => {
  for (const file of [known, foreign()]) await put(file);
  await claim();
  expect(await store.owner()).toBe(await identity());
});

test('U14: files without a mark that the database does not know are refused, and nothing is written', async () => {
  for (const file of [known, foreign(), foreign()]) await put(file);
  await expect(claim()).rejects.toThrow(`Of 3 pictures in the folder ${folder} the database knows 1`);
  expect(await marks()).toEqual([]);
});

test('U14: an empty folder is refused where the database has pictures: it may not be mounted', async () => {
  await mkdir(join(folder, 'quarantine'));
  await expect(claim()).rejects.toThrow(`The database has pictures, and the folder ${folder} is empty: mount it`);
  expect(await marks()).toEqual([]);
});
