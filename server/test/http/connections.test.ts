import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createHttpServer, listen } from '../../src/bootstrap/serve.js';
import { readConfig } from '../../src/platform/config.js';

const servers: Server[] = [];
const sockets: Socket[] = [];

async function start(cap: number | undefined): Promise<number> {
  const server = createHttpServer((_request, response) => void response.end('ok'), cap);
  servers.push(server);
  return listen(server, { port: 0, host: '127.0.0.1' });
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Opens a connection, asks for something, and gives the status, or "closed" where there is none. */
async function ask(
  port: number,
  text = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
): Promise<{ socket: Socket; answer: string }> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  sockets.push(socket);
  socket.on('error', () => undefined);
  const answer = await Promise.race([
    once(socket, 'data').then(([bytes]) => String(bytes).slice(9, 12)),
    once(socket, 'close').then(() => 'closed'),
  ]);
  return { socket, answer };
}

describe('D3: connections of one address', () => {
  test('above the cap are closed; one that ends makes room for another', async () => {
    const port = await start(3);
    const open = [await ask(port), await ask(port), await ask(port)];
    expect(open.map(({ answer }) => answer)).toEqual(['200', '200', '200']);
    expect((await ask(port)).answer).toBe('closed');
    const ended = once(servers[0] as Server, 'request');
    open[0]?.socket.end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const [request] = await ended;
    await once(request.socket, 'close');
    expect((await ask(port)).answer).toBe('200');
  });

  test('have no cap where there is none', async () => {
    const port = await start(undefined);
    for (let count = 0; count < 5; count += 1) expect((await ask(port)).answer).toBe('200');
  });

  test.each([
    [{}, 256],
    [{ CONNECTIONS_PER_ADDRESS: '50' }, 50],
    [{ CONNECTIONS_PER_ADDRESS: '0' }, undefined],
    [{ TRUSTED_PROXIES: '1' }, undefined],
  ])('with the settings %j the cap is %p: behind a proxy there is none', (settings, cap) => {
    expect(readConfig(settings).http.connectionsPerAddress).toBe(cap);
  });
});

test('D5: a thousand who come at the same moment are all connected, however few of them were taken yet', async () => {
  const port = await start(undefined);
  let connected = 0;
  const few = new Promise<number>((resolve) => {
    let taken = 0;
    servers[0]?.on('connection', () => {
      taken += 1;
      if (taken === 400) resolve(connected);
    });
  });
  // The system connects them; the server's turn comes after the last one.
  for (let count = 0; count < 1_000; count += 1) {
    const socket = connect(port, '127.0.0.1', () => (connected += 1));
    socket.on('error', () => undefined);
    sockets.push(socket);
  }
  expect(await few).toBe(1_000);
});

test('D2: headers have ten seconds, whole requests as long as the slowest upload', async () => {
  await start(3);
  const [server] = servers;
  expect([server?.headersTimeout, server?.requestTimeout, server?.maxConnections]).toEqual([10_000, 140_000, 4_500]);
});

describe('D4: what is no proper HTTP is refused', () => {
  test.each([
    [
      'a length beside chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      '400',
    ],
    ['a negative length', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', '400'],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('%s', async (_name, text, status) => {
    expect((await ask(await start(undefined), text)).answer).toBe(status);
  });
});
