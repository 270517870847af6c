import type { QueryRunner } from 'typeorm';
import { makeBuyer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

const POOL_SIZE = 4;

let line: TcpProxy;
let server: TestServer;
let buyer: TestPerson;
beforeAll(async () => {
  const url = new URL(workerDatabaseUrl());
  line = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  server = await startTestServer({ database: { url: url.href, poolSize: POOL_SIZE } });
  buyer = await makeBuyer(server);
});
afterAll(async () => {
  await server.close();
  await line.close();
});

/** What an answer was and how many milliseconds it took. */
async function timed(ask: () => Promise<{ status: number; headers: Headers; text: string }>) {
  const started = performance.now();
  const { status, headers, text } = await ask();
  return { status, retryAfter: headers.get('retry-after'), text, took: performance.now() - started };
}

const listCrops = () => timed(() => server.rest('GET', '/api/crops?limit=1'));
const myBids = () => timed(() => server.graphql('{ myBids { nodes { id } } }', {}, buyer.token));
const logIn = () =>
  timed(() => server.rest('POST', '/api/auth/login', { body: { email: buyer.email, password: buyer.password } }));
const register = () => makeBuyer(server);

test('D10: where every connection is taken, an answer comes within two seconds and is 503; then all is well', async () => {
  const taken: QueryRunner[] = [];
  for (let index = 0; index < POOL_SIZE; index += 1) {
    const runner = server.dataSource.createQueryRunner();
    await runner.connect();
    taken.push(runner);
  }
  const answers = await Promise.all([listCrops(), myBids(), logIn()]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers.map(({ retryAfter }) => retryAfter)).toEqual(['2', '2', '2']);
  for (const { took } of answers) expect(took).toBeLessThan(3_000);
  await Promise.all(taken.map((runner) => runner.release()));
  expect((await listCrops()).status).toBe(200);
});

test('D9, F17: a database that swallows everything is 503 within eight seconds; back again, so are we, by ourselves', async () => {
  // Open connections, so that the queries get lost on them and not on the way in.
  await Promise.all(Array.from({ length: POOL_SIZE }, () => listCrops()));
  line.swallow();
  const answers = await Promise.all([
    listCrops(),
    listCrops(),
    myBids(),
    logIn(),
    timed(() => server.rest('GET', '/readyz')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  for (const { took, text } of answers) {
    expect(took).toBeLessThan(8_000);
    expect(text).not.toMatch(/timeout|connection/i);
  }
  const again = await Promise.all([listCrops(), myBids()]);
  expect(again.map(({ status }) => status)).toEqual([503, 503]);

  line.heal();
  const healed = await Promise.all(Array.from({ length: 3 * POOL_SIZE }, () => listCrops()));
  expect(healed.map(({ status }) => status)).toEqual(Array(3 * POOL_SIZE).fill(200));
  expect((await myBids()).status).toBe(200);
  expect((await logIn()).status).toBe(200);
  await register();
});
