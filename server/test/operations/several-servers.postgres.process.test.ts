import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WHEAT } from '../crops/market.js';
import { signUpFields } from '../factories.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { scaleConfig } from '../support/compose.js';
import { type RestAnswer, restClient } from '../support/http-client.js';
import { liveClient, refusedUpgrade } from '../support/live-client.js';
import { freePort, hasProgram, type RunningProgram, runProgram } from '../support/programs.js';
import {
  killBuiltServers,
  newBidder,
  type OwnDatabase,
  ownDatabase,
  startBuiltServer,
  untilReady,
} from './built-server.js';

/** PgBouncer refuses to run as root: there it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

type Rest = (method: string, path: string, request?: Sent) => Promise<RestAnswer>;

/** What people do in a marketplace, step by step: sign up, list, look, bid, look after the bids, refresh, withdraw. */
async function journey(rest: Rest): Promise<void> {
  const step = async (status: number, method: string, path: string, request?: Sent) => {
    const headers: Record<string, string> = method === 'GET' ? {} : { 'idempotency-key': randomUUID() };
    const answer = await rest(method, path, { ...request, headers });
    if (answer.status !== status) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  };
  const signUp = async (role: string) => {
    const fields = signUpFields({ role });
    const { data } = await step(201, 'POST', '/api/auth/register', { body: fields });
    return { ...fields, token: data.accessToken as string, refreshToken: data.refreshToken as string };
  };
  const [farmer, buyer] = await Promise.all([signUp('farmer'), signUp('buyer')]);
  const { crop } = await step(201, 'POST', '/api/crops', { body: WHEAT, token: farmer.token });
  await step(200, 'GET', '/api/crops?page=1&limit=5');
  const body = { cropId: crop.id, bidAmount: 42 };
  await step(201, 'POST', '/api/bids/place', { token: buyer.token, body });
  const mine = await step(200, 'GET', '/api/bids/my-bids', { token: buyer.token });
  expect(mine.bids).toMatchObject([{ bidAmount: 42 }]);
  const { email, password } = buyer;
  await step(401, 'POST', '/api/auth/login', { body: { email, password: 'Wrong-guess-1' } });
  await step(200, 'POST', '/api/auth/login', { body: { email, password } });
  await step(200, 'POST', '/api/auth/refresh', { body: { refreshToken: buyer.refreshToken } });
  await step(200, 'GET', '/api/mandi-prices?limit=3');
  await step(200, 'DELETE', `/api/crops/${crop.id}`, { token: farmer.token });
  await step(404, 'GET', `/api/crops/${crop.id}`);
}

if (ON_POSTGRES_SERVER) {
  let database: OwnDatabase;
  let folder: string;
  const programs: RunningProgram[] = [];
  beforeEach(async () => {
    database = await ownDatabase('several');
    folder = mkdtempSync(join(tmpdir(), 'annapath-several-'));
    chmodSync(folder, 0o755);
  });
  afterEach(async () => {
    await killBuiltServers();
    for (const program of programs.splice(0)) await program.kill();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (name: string, content: string): string => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };

  /** PgBouncer as docker-compose.scale.yml has it, with fewer connections; the address that goes through it. */
  async function pooler(hasLimits = true): Promise<string> {
    const { hostname, port, pathname, username } = new URL(database.url);
    const own = await freePort();
    const content = scaleConfig('pgbouncer.ini', [
      [/^annapath = host=database port=5432/m, `* = host=${hostname} port=${port} user=${username}`],
      hasLimits ? [/connect_query=/, 'connect_query='] : [/ connect_query=.*/, ''],
      [/0\.0\.0\.0/, '127.0.0.1'],
      [/6432/, String(own)],
      [/^auth_type = .*$/m, 'auth_type = any'],
      [/^auth_file = .*\n/m, ''],
      [/^default_pool_size = .*$/m, 'default_pool_size = 3'],
    ]);
    programs.push(await runProgram('pgbouncer', [write(`pgbouncer-${own}.ini`, content)], own, NOBODY));
    return `postgres://${username}@127.0.0.1:${own}${pathname}`;
  }

  if (hasProgram('pgbouncer')) {
    test('D15: behind PgBouncer in transaction mode three servers start at once and every journey works', async () => {
      const url = await pooler();
      const settings = { DATABASE_URL: url, DATA_DIR: folder };
      const servers = await Promise.all([1, 2, 3].map(() => startBuiltServer(settings)));
      // Far more at once than there are connections to the database.
      await Promise.all(servers.flatMap(({ rest }) => Array.from({ length: 2 }, () => journey(rest))));
      // Nothing of one session is left for another.
      const { rows } = await database.client.query(
        "SELECT count(*)::int AS locks FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      );
      expect(rows).toEqual([{ locks: 0 }]);
      for (const each of servers) await untilReady(each);
    }, 600_000);

    test('AC-524: a pooler forgets who listens: past it, by LISTEN_DATABASE_URL, one server hears the other', async () => {
      const settings = { DATABASE_URL: await pooler(), DATA_DIR: folder };
      const deaf = await startBuiltServer(settings);
      await deaf.said('the database is not listened to');
      // Nobody may subscribe who would not be told.
      expect(await refusedUpgrade(deaf.url)).toEqual({ status: 503, retryAfter: '5' });
      const past = { ...settings, LISTEN_DATABASE_URL: database.url };
      const [here, there] = await Promise.all([startBuiltServer(past), startBuiltServer(past)]);
      await Promise.all([here, there].map((server) => server.said('the database is listened to')));
      const bidder = await newBidder(here);
      const client = await liveClient(there.url);
      const query = 'subscription ($id: ID!) { cropChanged(id: $id) { id version basePrice } }';
      const watched = client.subscribe(query, { id: bidder.cropId });
      await watched.next();
      // Also what happens on the server that hears nothing itself.
      for (const [amount, server] of [
        [42, here],
        [43, deaf],
      ] as const) {
        expect((await bidder.bid(amount, server)).status).toBe(201);
        expect((await watched.next()).payload.data.cropChanged.id).toBe(bidder.cropId);
      }
      await client.close();
    }, 600_000);

    test('D9: a pooler that drops our time limits is named in the log', async () => {
      const withLimits = await startBuiltServer({ DATABASE_URL: await pooler(), DATA_DIR: folder });
      const without = await startBuiltServer({ DATABASE_URL: await pooler(false), DATA_DIR: folder });
      for (const { child } of [withLimits, without]) child.kill('SIGTERM');
      const outputs = await Promise.all([withLimits.ended, without.ended].map(async (ended) => (await ended).output));
      expect(outputs.map((output) => output.includes('drops our time limits'))).toEqual([false, true]);
    }, 600_000);
  }

  if (hasProgram('haproxy')) {
    /** HAProxy as docker-compose.scale.yml has it, before two servers; a client that goes through it. */
    async function proxy(one: string, other: string): Promise<Rest> {
      const port = await freePort();
      const content = scaleConfig('haproxy.cfg', [
        [/bind :8080/, `bind 127.0.0.1:${port}`],
        [/server-1:4000/, one],
        [/server-2:4000/, other],
      ]);
      programs.push(await runProgram('haproxy', ['-db', '-f', write('haproxy.cfg', content)], port));
      const rest = restClient(`http://127.0.0.1:${port}`);
      while ((await rest('GET', '/healthz')).status !== 200);
      return rest;
    }

    test('D15: behind a proxy two servers are one marketplace, also when one of them dies', async () => {
      const settings = { DATABASE_URL: database.url, DATA_DIR: folder, TRUSTED_PROXIES: '1' };
      const servers = await Promise.all([1, 2].map(() => startBuiltServer(settings)));
      for (const each of servers) await untilReady(each);
      const [one, other] = servers.map(({ url }) => new URL(url).host);
      const rest = await proxy(one ?? '', other ?? '');
      // What is for the operator is not for the public.
      expect((await rest('GET', '/readyz')).status).toBe(404);
      await Promise.all(Array.from({ length: 3 }, () => journey(rest)));
      servers[0]?.child.kill('SIGKILL');
      await servers[0]?.ended;
      await Promise.all(Array.from({ length: 3 }, () => journey(rest)));
    }, 600_000);

    test('what a dying server has left unanswered is asked of the other one, but no command that could be done twice', async () => {
      const living = await startBuiltServer({ DATABASE_URL: database.url, DATA_DIR: folder, TRUSTED_PROXIES: '1' });
      await untilReady(living);
      let commandsWithoutKey = 0;
      const dying = createServer((request, response) => {
        if (request.url === '/readyz') return response.end();
        if (request.method === 'POST' && !request.headers['idempotency-key']) commandsWithoutKey += 1;
        request.resume().once('end', () => request.socket.destroy());
      });
      const port = await freePort();
      await new Promise<void>((listening) => dying.listen(port, '127.0.0.1', listening));
      try {
        const rest = await proxy(`127.0.0.1:${port}`, new URL(living.url).host);
        // Whichever server is asked first, as often as both are.
        for (let turn = 0; turn < 6; turn += 1) {
          expect((await rest('GET', '/api/crops?limit=1')).status).toBe(200);
          const headers = { 'idempotency-key': randomUUID() };
          expect((await rest('POST', '/api/auth/register', { body: signUpFields(), headers })).status).toBe(201);
        }
        let unanswered = 0;
        for (let turn = 0; turn < 6; turn += 1) {
          // The proxy says 502, or closes a connection that was in use before.
          const sent = rest('POST', '/api/auth/register', { body: signUpFields() });
          if ((await sent.then(({ status }) => status).catch(() => 502)) === 502) unanswered += 1;
        }
        expect(commandsWithoutKey).toBeGreaterThan(0);
        expect(unanswered).toBe(commandsWithoutKey);
      } finally {
        dying.close();
        dying.closeAllConnections();
      }
    }, 600_000);
  }
}
