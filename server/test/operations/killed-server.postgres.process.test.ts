import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { restClient } from '../support/http-client.js';
import { freePort } from '../support/programs.js';
import { killBuiltServers, newBidder, type OwnDatabase, ownDatabase, startBuiltServer } from './built-server.js';
import { HAS_HAPROXY, type OwnProxy, ownProxy } from './own-proxy.js';

const CLIENTS = 40;
const BACK_WITHIN_MS = 5_000;
const QUERY = 'subscription ($id: ID!) { cropChanged(id: $id) { id version } }';

/** A client of graphql-ws that comes back as the browser program does; what it was told of a crop's version. */
function follower(url: string, id: string) {
  const seen: number[] = [];
  const connected: number[] = [];
  const client: Client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (tries) =>
      new Promise((resolve) => setTimeout(resolve, 500 * 2 ** Math.min(tries, 3) * (0.5 + Math.random()))),
    on: { connected: () => connected.push(performance.now()) },
  });
  let heard = () => {};
  const errors: unknown[] = [];
  client.subscribe<{ cropChanged: { version: number } }>(
    { query: QUERY, variables: { id } },
    {
      next: ({ data }) => {
        seen.push(data?.cropChanged.version ?? -1);
        heard();
      },
      error: (error) => errors.push(error),
      complete: () => undefined,
    },
  );
  return {
    errors,
    connected,
    async until(version: number): Promise<number> {
      while ((seen.at(-1) ?? 0) < version) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
      return performance.now();
    },
    stop: () => client.dispose(),
  };
}

if (ON_POSTGRES_SERVER && (HAS_HAPROXY || process.env.CI)) {
  let database: OwnDatabase;
  let proxy: OwnProxy;
  const folder = mkdtempSync(join(tmpdir(), 'annapath-killed-'));
  const ports: number[] = [];
  beforeAll(async () => {
    database = await ownDatabase('killed');
    ports.push(await freePort(), await freePort());
    proxy = await ownProxy(ports);
  });
  afterAll(async () => {
    await proxy.stop();
    await killBuiltServers();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("AC-525: a killed server's clients are back at another one within five seconds and have missed nothing", async () => {
    const settings = { DATA_DIR: folder, DATABASE_URL: database.url, TRUSTED_PROXIES: '1' };
    const servers = await Promise.all(ports.map((port) => startBuiltServer({ ...settings, PORT: String(port) })));
    for (const port of ports) await proxy.untilUp(port);
    const [killed, left] = servers;
    if (!killed || !left) throw new Error('There are two servers.');
    const { cropId } = await newBidder({ rest: restClient(proxy.url) });
    const versionOf = async () =>
      (await database.client.query('SELECT version FROM crops WHERE id = $1', [cropId])).rows[0].version as number;
    const followers = Array.from({ length: CLIENTS }, () => follower(proxy.url, cropId));
    const before = await versionOf();
    await Promise.all(followers.map(({ until }) => until(before)));

    const killedAt = performance.now();
    killed.child.kill('SIGKILL');
    await killed.ended;
    // While half of them are away, something happens on the other server, of which nothing but the state is left.
    await database.client.query('UPDATE crops SET version = version + 1 WHERE id = $1', [cropId]);
    await database.client.query("SELECT pg_notify('annapath_live', $1)", [`crops:${cropId} `]);
    const knownAt = await Promise.all(followers.map(({ until }) => until(before + 1)));

    expect(followers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(followers.filter(({ connected }) => connected.length > 1).length).toBeGreaterThan(0);
    expect(Math.max(...knownAt) - killedAt).toBeLessThan(BACK_WITHIN_MS);
    await Promise.all(followers.map(({ stop }) => stop()));
  }, 240_000);
}
