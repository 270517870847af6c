import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import sharp, { type Sharp } from 'sharp';
import { createHealthServer } from '../../src/platform/http/health-listener.js';
import { makeFarmer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';
import { LISTING, multipartBody, postMultipart } from '../uploads/multipart-request.js';

/** Work that ends when the test says so. */
const gates: Array<() => void> = [];
const gate = () => new Promise<void>((resolve) => gates.push(resolve));
const openGates = () => {
  for (const open of gates.splice(0)) open();
};

const MEGABYTE = 1024 * 1024;
let server: TestServer;
let health: Server;
beforeAll(async () => {
  jest.spyOn(argon2, 'verify').mockImplementation(async () => {
    await gate();
    return false;
  });
  const { metadata } = sharp.prototype;
  jest.spyOn(sharp.prototype, 'metadata').mockImplementation(async function header(this: Sharp) {
    await gate();
    return metadata.call(this);
  });
  // Room for three of the uploads below.
  const uploadSlots = { bytes: 4 * MEGABYTE, bytesOfAddress: 4 * MEGABYTE, waiting: 10, waitMs: 60_000 };
  server = await startTestServer({ uploadSlots });
  health = createHealthServer(server.parts.readiness, server.parts.metrics, server.parts.log);
  await once(health.listen(0, '127.0.0.1'), 'listening');
});
afterEach(openGates);
afterAll(async () => {
  health.closeAllConnections();
  health.close();
  await server.close();
});

/** What `/metrics` says of these, once it says what is wanted; what it said last where the time is up. */
async function gauges(wanted: Readonly<Record<string, number>>): Promise<Record<string, number>> {
  const patience = performance.now() + 4_000;
  const { port } = health.address() as AddressInfo;
  for (;;) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const numberOf = (name: string) => Number(new RegExp(`^annapath_${name} (\\S+)$`, 'm').exec(text)?.[1]);
    const found = Object.fromEntries(Object.keys(wanted).map((name) => [name, numberOf(name)]));
    const isSo = Object.entries(wanted).every(([name, value]) => found[name] === value);
    if (isSo || performance.now() > patience) return found;
  }
}

/** Opens whatever gate there is until all is done. */
async function finish<Answer>(answers: ReadonlyArray<Promise<Answer>>): Promise<Answer[]> {
  let isDone = false;
  const all = Promise.all(answers).finally(() => (isDone = true));
  while (!isDone) {
    openGates();
    await new Promise(setImmediate);
  }
  return all;
}

test('/metrics tells how many passwords are checked and how many wait for it', async () => {
  const atOnce = 2 * availableParallelism();
  const logins = Array.from({ length: atOnce + 3 }, (_, index) =>
    server.rest('POST', '/api/auth/login', { body: { email: `guess-${index}@example.in`, password: 'wrong-one-1' } }),
  );
  const busy = { passwords_under_way: atOnce, passwords_waiting: 3 };
  expect(await gauges(busy)).toEqual(busy);
  expect((await finish(logins)).map(({ status }) => status)).toEqual(Array(atOnce + 3).fill(401));
  const quiet = { passwords_under_way: 0, passwords_waiting: 0 };
  expect(await gauges(quiet)).toEqual(quiet);
});

test('/metrics tells of pictures that are worked on, of uploads that have room, and of those that wait', async () => {
  const farmers = await Promise.all([1, 2, 3, 4].map(() => makeFarmer(server)));
  const png = await colouredPicture(32, 24).png().toBuffer();
  const picture = { name: 'images', filename: 'a.png', content: Buffer.concat([png, Buffer.alloc(1.2 * MEGABYTE)]) };
  const body = multipartBody([...LISTING, picture]);
  const answers = farmers.map(({ token }) => postMultipart({ url: `${server.url}/api/crops`, body, token }));
  const picturesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
  const busy = {
    uploads_under_way: 3,
    uploads_waiting: 1,
    upload_bytes: 3 * body.length,
    pictures_under_way: picturesAtOnce,
    pictures_waiting: 3 - picturesAtOnce,
  };
  expect(await gauges(busy)).toEqual(busy);
  expect((await finish(answers)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const quiet = {
    uploads_under_way: 0,
    uploads_waiting: 0,
    upload_bytes: 0,
    pictures_under_way: 0,
    pictures_waiting: 0,
  };
  expect(await gauges(quiet)).toEqual(quiet);
});
