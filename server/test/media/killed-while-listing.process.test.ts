import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { In } from 'typeorm';
import { CropEntity, CropImageEntity } from '../../src/modules/crops/crop.entity.js';
import { isMediaFile, mediaFile } from '../../src/modules/media/media-file.js';
import { BoundedQueue } from '../../src/platform/bounded-queue.js';
import { type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';

const LIST_AND_DIE = fileURLToPath(new URL('./list-and-die.mjs', import.meta.url));

let server: TestServer;
let farmer: Person;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
  folder = server.parts.config.uploadsDir;
  await mkdir(folder, { recursive: true });
});
afterAll(() => server.close());

type Action = 'list' | 'delete' | 'sweep';

/** Does it in a process that dies after the step; resolves with the steps that were done. */
async function doAndDie(action: Action, description: string, dieAfter?: number) {
  const step = dieAfter === undefined ? [] : [String(dieAfter)];
  const given = [LIST_AND_DIE, action, workerDatabaseUrl(), folder, farmer.id, description, ...step];
  // The first one, which finishes, leaves what it compiled to the others: most of such a process's time is loading.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(server.folder, 'compiled') };
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'], env });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, steps: output.split('\n').filter(Boolean) };
}

/** The steps of an action, and what its processes did that died after each of them. */
async function dieAfterEachStep(action: Action) {
  const whole = await doAndDie(action, 'nothing');
  expect(whole).toMatchObject({ code: 0, signal: null });
  const { steps } = whole;
  const twoAtATime = new BoundedQueue({ running: 2, waiting: steps.length });
  const deaths = await Promise.all(
    steps.map((name, index) => twoAtATime.run(() => doAndDie(action, `${index} ${name}`, index))),
  );
  expect(deaths.map(({ signal, steps: done }) => ({ signal, done }))).toEqual(
    steps.map((_, index) => ({ signal: 'SIGKILL', done: steps.slice(0, index + 1) })),
  );
  return steps;
}

/** Every file of the folder, the unfinished ones included. */
async function filesLeft(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

const filesInPlace = async () => (await readdir(folder)).filter(isMediaFile).sort();

async function listed() {
  const crops = await server.dataSource.manager.findBy(CropEntity, { farmerId: farmer.id });
  const images = await server.dataSource.manager.findBy(CropImageEntity, { cropId: In(crops.map(({ id }) => id)) });
  const files = images.flatMap(({ key, variants }) => variants.map(({ width }) => mediaFile(key, width))).sort();
  return { crops, images, files };
}

const descriptionsOf = (crops: readonly CropEntity[]) => crops.map(({ description }) => description).sort();

test('U11: rows and picture files agree whatever step the process dies after', async () => {
  const steps = await dieAfterEachStep('list');
  expect(steps).toEqual(
    expect.arrayContaining(['half written', 'written', 'flushed', 'renamed', 'INSERT INTO "crops"']),
  );
  expect(steps.at(-1)).toBe('COMMIT');

  // A crop is there with its picture from the commit on, and before it not at all.
  const before = await listed();
  expect(descriptionsOf(before.crops)).toEqual([`${steps.length - 1} COMMIT`, 'nothing']);
  expect(before.images).toHaveLength(2);
  const found = await filesLeft();
  expect(found).toEqual(expect.arrayContaining(before.files));
  expect(found.length).toBeGreaterThan(before.files.length);

  // The sweep may die at every step too: each whole picture is still in its place or put aside, and those with a row stay.
  const whole = found.filter(isMediaFile);
  for (let deaths = 0, signal: unknown = 'SIGKILL'; signal === 'SIGKILL'; deaths += 1) {
    expect(deaths).toBeLessThan(found.length);
    ({ signal } = await doAndDie('sweep', 'nothing', 0));
    const left = await filesLeft();
    expect(left.filter(isMediaFile)).toEqual(whole);
    expect(await filesInPlace()).toEqual(expect.arrayContaining(before.files));
  }
  expect(await filesInPlace()).toEqual(before.files);
  expect(await listed()).toEqual(before);
});

test('U11, U15: a crop that is deleted keeps its pictures until the commit, whatever step the process dies after', async () => {
  const steps = await dieAfterEachStep('delete');
  expect(steps).toEqual(['DELETE FROM "crops"', 'COMMIT', 'renamed', 'renamed']);
  const { crops, files } = await listed();
  expect(descriptionsOf(crops)).toEqual(expect.arrayContaining(['0 DELETE FROM "crops"']));
  expect(descriptionsOf(crops)).not.toEqual(expect.arrayContaining(['1 COMMIT']));
  expect(await filesInPlace()).toEqual(expect.arrayContaining(files));
});
