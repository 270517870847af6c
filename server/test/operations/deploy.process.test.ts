import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpServer } from '../../src/bootstrap/serve.js';
import { closeIdleAbove } from '../../src/platform/http/connection-cap.js';
import { type FakeEndpoint, startFakeEndpoint } from '../advisor/fake-endpoint.js';
import { ON_POSTGRES_SERVER, startTestServer } from '../harness.js';
import { restClient } from '../support/http-client.js';
import { freePort } from '../support/programs.js';
import {
  type BuiltServer,
  killBuiltServers,
  newBidder,
  type OwnDatabase,
  ownDatabase,
  startBuiltServer,
} from './built-server.js';
import { HAS_HAPROXY, type OwnProxy, ownProxy } from './own-proxy.js';

const folder = mkdtempSync(join(tmpdir(), 'annapath-deploy-'));
afterEach(killBuiltServers);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function untilNotReady({ rest }: Pick<BuiltServer, 'rest'>): Promise<void> {
  while ((await rest('GET', '/readyz')).status === 200) await pause(10);
}

// On the embedded database alone: it is the process that is looked at.
if (!ON_POSTGRES_SERVER) {
  test('D12: after SIGTERM /readyz says no while everything is served, with Connection: close; then it ends with 0', async () => {
    const server = await startBuiltServer({ DATA_DIR: folder, SHUTDOWN_DELAY_S: '3' });
    expect((await server.rest('GET', '/api/crops?limit=1')).headers.get('connection')).toBe('keep-alive');
    server.child.kill('SIGTERM');
    await untilNotReady(server);
    for (const [path, status] of [
      ['/api/crops?limit=1', 200],
      ['/healthz', 200],
      ['/api/nothing-here', 404],
    ] as const) {
      const answer = await server.rest('GET', path);
      expect([path, answer.status, answer.headers.get('connection')]).toEqual([path, status, 'close']);
    }
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
  });
}

describe('the longest request', () => {
  let server: Server;
  afterEach(() => server.close());

  test('D12: connections that wait for a request outlive those of proxies, which keep theirs for a minute', () => {
    server = createHttpServer((_request, response) => void response.end(), undefined);
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  test('D3: where it is crowded, connections that wait for a request make room', async () => {
    server = createServer({ keepAliveTimeout: 75_000 }, (_request, response) => void response.end('ok'));
    closeIdleAbove(server, 2);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const sockets: Socket[] = [];
    const ask = async () => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'data');
      return socket;
    };
    const waiting = [await ask(), await ask()];
    const closed = Promise.all(waiting.map((socket) => once(socket, 'close')));
    const third = await ask();
    await closed;
    expect([...waiting, third].map((socket) => socket.closed)).toEqual([true, true, false]);
    for (const socket of sockets) socket.destroy();
  });
});

describe('an answer of the advisor that is still being thought out', () => {
  let endpoint: FakeEndpoint;
  beforeEach(async () => {
    endpoint = await startFakeEndpoint();
  });
  afterEach(() => endpoint.close());

  test.each([
    ['en', 'The service is just restarting. Please try again in a moment.'],
    ['hi', 'सेवा अभी फिर से शुरू हो रही है। कृपया थोड़ी देर में फिर से कोशिश कीजिए।'],
  ])('D12: ends with an error that says to ask again (%s)', async (language, message) => {
    const server = await startTestServer({
      settings: { ADVISOR_BASE_URL: endpoint.url, ADVISOR_API_KEY: 'test', ADVISOR_MODEL: 'm' },
    });
    try {
      const asked = new Promise<void>((resolve) => endpoint.behave(() => resolve()));
      const answer = fetch(`${server.url}/api/chat/stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ messages: [{ role: 'user', content: 'When to sow wheat?' }] }),
      });
      await asked;
      server.parts.endStreams();
      const events = (await (await answer).text()).trim().split('\n\n');
      expect(events.at(-1)).toBe(
        `event: error\ndata: ${JSON.stringify({ success: false, message, code: 'UNAVAILABLE' })}`,
      );
    } finally {
      await server.close();
    }
  });
});

// `.ci/run` brings haproxy along.
if (ON_POSTGRES_SERVER && (HAS_HAPROXY || process.env.CI)) {
  describe('behind a proxy', () => {
    let database: OwnDatabase;
    let proxy: OwnProxy;
    const ports: number[] = [];
    beforeAll(async () => {
      database = await ownDatabase('deploy');
      ports.push(await freePort(), await freePort());
      proxy = await ownProxy(ports);
    });
    afterAll(async () => {
      await proxy.stop();
      await killBuiltServers();
      await database.drop();
    });

    /** Who refused stands in the text: the server or the proxy. */
    const said = (status: number, text: string) => (status < 300 ? status : `${status} ${text.slice(0, 80)}`);
    const start = async (port: number) => {
      const server = await startBuiltServer({
        DATA_DIR: join(folder, 'behind-a-proxy'),
        DATABASE_URL: database.url,
        PORT: String(port),
        TRUSTED_PROXIES: '1',
        SHUTDOWN_DELAY_S: '2',
      });
      await proxy.untilUp(port);
      return server;
    };

    test('D12: two servers are exchanged one after the other under traffic: no request fails, none is cut', async () => {
      const rest = restClient(proxy.url);
      const old: BuiltServer[] = [];
      for (const port of ports) old.push(await start(port));
      const { bid, cropId } = await newBidder({ rest });
      let isOver = false;
      const outcomes: Record<string, number> = {};
      const placed: number[] = [];
      let amount = 0;
      const bidder = async () => {
        while (!isOver) {
          amount += 1;
          const mine = amount;
          const outcome = await bid(mine).then(
            ({ status, text }) => `bid ${said(status, text)}`,
            () => 'bid cut',
          );
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
          if (outcome === 'bid 201') placed.push(mine);
        }
      };
      const reader = async () => {
        while (!isOver) {
          const outcome = await rest('GET', '/api/crops?limit=5').then(
            ({ status, text }) => `list ${said(status, text)}`,
            () => 'list cut',
          );
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        }
      };
      const traffic = [bidder(), bidder(), reader(), reader()];
      try {
        for (const [index, port] of ports.entries()) {
          old[index]?.child.kill('SIGTERM');
          expect(await old[index]?.ended).toMatchObject({ code: 0 });
          await start(port);
        }
      } finally {
        isOver = true;
        await Promise.all(traffic);
      }
      expect(Object.keys(outcomes).sort()).toEqual(['bid 201', 'list 200']);
      const { rows } = await database.client.query('SELECT count(*)::int AS bids FROM bids WHERE crop_id = $1', [
        cropId,
      ]);
      expect(rows[0].bids).toBe(placed.length);
    }, 120_000);
  });
}
