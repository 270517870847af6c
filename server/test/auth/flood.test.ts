import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { startTestServer, type TestServer } from '../harness.js';

/** Hashing that ends when the test says so: how many are under way at once is then no matter of speed. */
let release: () => void = () => undefined;
const gate = new Promise<void>((resolve) => {
  release = resolve;
});
let running = 0;

let server: TestServer;
beforeAll(async () => {
  jest.spyOn(argon2, 'verify').mockImplementation(async () => {
    running += 1;
    await gate;
    return false;
  });
  // The places of three requests are enough: a log-in that waits for its hash holds none of them.
  server = await startTestServer({ admission: { places: 3, longestWaitMs: 60_000, waiting: 300 } });
});
// A test that failed, or ran out of time, must leave no log-in waiting.
let isOver = false;
afterEach(() => {
  isOver = true;
  release();
});
afterAll(() => server.close());

test('A7: of two hundred log-ins at once a few are checked, a few wait, the rest hear 503; others are served meanwhile', async () => {
  const places = 2 * availableParallelism();
  const refusals: Array<string | null> = [];
  const logins = Array.from({ length: 200 }, async (_, index) => {
    const body = { email: `flood-${index}@example.in`, password: 'wrong-one-1' };
    const { status, headers } = await server.rest('POST', '/api/auth/login', { body });
    if (status === 503) refusals.push(headers.get('retry-after'));
    return status;
  });
  // While the gate is closed, those that are refused are the only ones with an answer.
  await Promise.race([
    Promise.all(logins),
    new Promise<void>((resolve) => {
      const look = () => (isOver || refusals.length >= 200 - places - 32 ? resolve() : setImmediate(look));
      look();
    }),
  ]);
  expect((await server.rest('GET', '/api/crops')).status).toBe(200);
  expect(running).toBe(places);
  release();
  const statuses = await Promise.all(logins);
  expect(statuses.filter((status) => status === 401)).toHaveLength(places + 32);
  expect(refusals).toEqual(Array(200 - places - 32).fill('2'));
});
