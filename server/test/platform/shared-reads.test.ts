import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { readTuples } from '../../src/platform/database/pipeline/plain-rows.js';
import { startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

let line: TcpProxy;
let server: TestServer;
let taken = 0;
beforeAll(async () => {
  const url = new URL(workerDatabaseUrl());
  line = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  server = await startTestServer({ database: { url: url.href, poolSize: 4 } });
  (server.dataSource.driver as PostgresDriver).master.on('acquire', () => {
    taken += 1;
  });
});
beforeEach(() => {
  taken = 0;
});
afterAll(async () => {
  await server.close();
  await line.close();
});

const SHARE = 'SELECT 12 / :by::int AS share';
const share = (by: unknown, isShort = true) =>
  readTuples(server.dataSource.manager, SHARE, { by }, { isPlannedOnce: true, isShort });

describe.each(['the first time', 'the second time'])('short reads of one turn, %s', () => {
  test('take one connection for four, and each is given its own', async () => {
    const divisors = [1, 2, 3, 4, 6, 12];
    expect(await Promise.all(divisors.map((by) => share(by)))).toEqual(divisors.map((by) => [[12 / by]]));
    expect(taken).toBe(2);
  });

  test('one that fails tells its own caller, and the others are answered', async () => {
    const answers = await Promise.allSettled([share(3), share(0), share(4), share(6)]);
    expect(answers).toEqual([
      { status: 'fulfilled', value: [[4]] },
      { status: 'rejected', reason: expect.objectContaining({ message: 'division by zero' }) },
      { status: 'fulfilled', value: [[3]] },
      { status: 'fulfilled', value: [[2]] },
    ]);
  });

  test('one whose value cannot be sent tells its own caller, and the others are answered', async () => {
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    const answers = await Promise.allSettled([share(3), share(circle), share(4)]);
    expect(answers).toEqual([
      { status: 'fulfilled', value: [[4]] },
      { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('circular') }) },
      { status: 'fulfilled', value: [[3]] },
    ]);
  });
});

test('what may take long goes by itself, and so does what is read in a transaction', async () => {
  await Promise.all([share(1, false), share(2, false)]);
  expect(taken).toBe(2);
});

test('a connection that answers nothing is given up: nobody is given it, or what it says later', async () => {
  expect(await share(1)).toEqual([[12]]);
  line.swallow();
  const answers = await Promise.allSettled([share(2), share(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  line.heal();
  expect(await Promise.all([1, 2, 3, 4, 6, 12].map((by) => share(by)))).toEqual(
    [12, 6, 4, 3, 2, 1].map((it) => [[it]]),
  );
});
