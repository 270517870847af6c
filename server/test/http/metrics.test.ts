import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutValues } from '../../src/platform/database/statement-log.js';
import { createHealthServer } from '../../src/platform/http/health-listener.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
let health: Server;
let url: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { SLOW_STATEMENT_MS: '1' } });
  health = createHealthServer(server.parts.readiness, server.parts.metrics, server.parts.log);
  await once(health.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(health.address() as AddressInfo).port}`;
});
afterAll(async () => {
  health.closeAllConnections();
  health.close();
  await server.close();
});

const metrics = async () => (await fetch(`${url}/metrics`)).text();
const numberIn = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
};
/** A request is counted when its answer is out, which its caller may learn first. */
async function untilCounted(series: string, count: number): Promise<number> {
  const patience = performance.now() + 3_000;
  let value = 0;
  do value = numberIn(await metrics(), series);
  while (value < count && performance.now() < patience);
  return value;
}

describe('metrics', () => {
  test('count requests by operation and outcome, in both interfaces', async () => {
    await server.graphql('query Whatever { crops(first: 1) { nodes { id } } }');
    await server.graphql('{ me { id } }', {}, 'no-token');
    await server.graphql('{ crops(first: 1) { nope } }');
    await server.rest('GET', '/api/crops?limit=1');
    await server.rest('GET', '/api/crops/not-an-id');
    const requests = (operation: string, outcome: string) =>
      `annapath_requests_total{operation="${operation}",outcome="${outcome}"}`;
    expect(await untilCounted(requests('Query.crops', 'ok'), 1)).toBe(1);
    expect(await untilCounted(requests('Query.me', 'UNAUTHENTICATED'), 1)).toBe(1);
    expect(await untilCounted(requests('graphql', 'GRAPHQL_VALIDATION_FAILED'), 1)).toBe(1);
    expect(await untilCounted(requests('GET /crops', 'ok'), 1)).toBe(1);
    expect(await untilCounted(requests('GET /crops/:id', 'NOT_FOUND'), 1)).toBe(1);
    expect(await untilCounted('annapath_request_seconds_count{operation="Query.crops"}', 1)).toBe(1);
  });

  test('have no label that a caller chose', async () => {
    const counted = 'annapath_request_seconds_count{operation="Query.crops"}';
    const before = numberIn(await metrics(), counted);
    await server.graphql('query Unheard1 { unheard: crops(first: 1) { nodes { id } } }');
    await server.graphql('{ unheard2 }');
    await server.rest('GET', '/api/unheard3');
    await server.rest('GET', '/unheard4?unheard5');
    expect(await untilCounted(counted, before + 1)).toBe(before + 1);
    expect(await metrics()).not.toMatch(/unheard/i);
  });

  test('tell of admission, the pool, the event loop, the pages and the jobs', async () => {
    server.parts.metrics.ran('sessions', 'failed');
    server.parts.metrics.page('refused');
    const text = await metrics();
    for (const name of [
      'requests_under_way',
      'requests_waiting',
      'requests_shed_total',
      'pool_idle',
      'pool_waiting',
      'pages_under_way',
      'pages_waiting',
      'loop_delay_p99_seconds',
    ]) {
      expect(text).toMatch(new RegExp(`^annapath_${name} [\\d.]+$`, 'm'));
    }
    expect(numberIn(text, 'annapath_pages_total{outcome="refused"}')).toBe(1);
    expect(numberIn(text, 'annapath_pool_connections')).toBeGreaterThan(0);
    expect(numberIn(text, 'annapath_job_runs_total{job="sessions",outcome="failed"}')).toBe(1);
  });

  test('are on their own listener alone, with health beside them', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/graphql`)).status).toBe(404);
    for (const path of ['/metrics', '/api/metrics']) {
      const { status, text } = await server.rest('GET', path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('annapath_requests');
    }
  });
});

test('a line of the log has the name of the operation, the identifier of the request, and nothing of a person', async () => {
  const answer = await server.rest('POST', '/api/auth/login', {
    body: { email: 'canary.log@example.in', password: 'canary-password' },
    headers: { 'x-request-id': 'a-known-request' },
  });
  expect(answer.status).toBe(401);
  await untilCounted('annapath_requests_total{operation="POST /auth/login",outcome="UNAUTHENTICATED"}', 1);
  const line = server.logLines.find((one) => one.includes('a-known-request') && one.includes('"msg":"request"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    requestId: 'a-known-request',
    operation: 'POST /auth/login',
    code: 'UNAUTHENTICATED',
    status: 401,
  });
  expect(server.logLines.join('')).not.toMatch(/canary\.log|canary-password/);
});

describe('slow statements', () => {
  test('are logged without values, and counted', async () => {
    await server.dataSource.query("SELECT pg_sleep(0.02), 'canary-literal', $1::text", ['canary-parameter']);
    const line = server.logLines.find((one) => one.includes('slow statement') && one.includes('pg_sleep'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ statement: 'SELECT pg_sleep(?), ?, $1::text' });
    expect(line).not.toContain('canary');
    expect(numberIn(await metrics(), 'annapath_slow_statements_total')).toBeGreaterThan(0);
  });

  test.each([
    ["WHERE name = 'O''Brien' AND n = 12.5", 'WHERE name = ? AND n = ?'],
    ['SELECT "t1"."c2" FROM "t1" WHERE x = $3 LIMIT 20', 'SELECT "t1"."c2" FROM "t1" WHERE x = $3 LIMIT ?'],
  ])('%s → %s', (statement, text) => {
    expect(withoutValues(statement)).toBe(text);
  });
});

test("the pool's queue has an end: who comes on top is refused at once", async () => {
  const small = await startTestServer({
    database: { url: (server.dataSource.options as { url: string }).url, poolSize: 2 },
  });
  const runners = [small.dataSource.createQueryRunner(), small.dataSource.createQueryRunner()];
  try {
    for (const runner of runners) await runner.connect();
    const refused: string[] = [];
    const waiting = Array.from({ length: 25 }, () =>
      small.dataSource.query('SELECT 1').catch((error: Error) => refused.push(error.message)),
    );
    // Twenty wait, ten for each connection.
    await Promise.race([
      Promise.all(waiting),
      new Promise<void>((resolve) => {
        const patience = performance.now() + 1_500;
        const look = () => (refused.length >= 5 || performance.now() > patience ? resolve() : setImmediate(look));
        look();
      }),
    ]);
    expect(refused).toEqual(Array(5).fill('too many wait for a connection'));
    const full = await small.rest('GET', '/api/crops?limit=1');
    expect(full).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    for (const runner of runners) await runner.release();
    await Promise.all(waiting);
    expect(refused).toHaveLength(5);
  } finally {
    for (const runner of runners) if (!runner.isReleased) await runner.release();
    await small.close();
  }
});
