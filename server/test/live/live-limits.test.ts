import { once } from 'node:events';
import { connect as openTcp } from 'node:net';
import { REQUEST_LIMITS } from '../../src/platform/http/request-limits.js';
import { LIVE_LIMITS, LIVE_RATES, LIVE_RULES } from '../../src/platform/live/live-limits.js';
import { insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { liveClients, openSocket, refusedUpgrade } from '../support/live-client.js';

const CROP = 'subscription ($id: ID!) { cropChanged(id: $id) { id } }';

let server: TestServer;
let farmer: Person;
let cropId: string;
const connect = liveClients(() => server);
beforeAll(async () => {
  // One proxy in front: the tests say from where somebody comes.
  const settings = { TRUSTED_PROXIES: '1', CORS_ORIGINS: 'https://app.example.in' };
  server = await startTestServer({ live: true, rateLimitFactor: 1, settings });
  farmer = await person(server, 'farmer');
  ({ id: cropId } = await insertCrop(server, farmer));
});
afterAll(() => server.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const untilClosed = async (socket: Awaited<ReturnType<typeof openSocket>>) =>
  (await once(socket, 'close'))[0] as number;

describe('G22: who may connect', () => {
  test('a page of another origin may not, one of ours and of CORS_ORIGINS may, and a program that names none', async () => {
    expect((await refusedUpgrade(server.url, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await refusedUpgrade(server.url, { origin: 'null' })).status).toBe(403);
    for (const origin of [server.url, 'https://app.example.in']) await connect({ headers: { origin } });
    await connect();
  });

  test('at another address there is nothing', async () => {
    expect((await refusedUpgrade(server.url, {}, '/api/crops')).status).toBe(404);
  });

  test('who asks for another kind of upgrade is answered over HTTP, as if nobody had asked', async () => {
    const socket = openTcp(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
    socket.destroy();
  });

  test('another protocol is refused', async () => {
    const socket = await openSocket(server.url);
    socket.send('hello');
    expect(await untilClosed(socket)).toBe(4400);
  });

  test('what says nothing is closed', async () => {
    const socket = await openSocket(server.url);
    expect(await untilClosed(socket)).toBe(4408);
  }, 20_000);

  test('one network has so many connections, by the address that the proxy says; closed ones do not count', async () => {
    const { atOnce } = LIVE_RULES.liveConnectionsOfAddress;
    const open = await Promise.all(Array.from({ length: atOnce }, () => openSocket(server.url, from('203.0.113.7'))));
    expect(await refusedUpgrade(server.url, from('203.0.113.7'))).toEqual({ status: 429, retryAfter: '30' });
    // What the caller says of itself stands before what the proxy adds.
    expect((await refusedUpgrade(server.url, from('198.51.100.1, 203.0.113.7'))).status).toBe(429);
    const other = await openSocket(server.url, from('203.0.113.8'));
    for (const socket of [...open, other]) socket.close();
    await Promise.all([...open, other].map((socket) => once(socket, 'close')));
    const again = await openSocket(server.url, from('203.0.113.7'));
    again.close();
  });

  test('one network connects so often', async () => {
    const status = async () =>
      (await refusedUpgrade(server.url, { ...from('203.0.113.9'), origin: 'https://app.example.in' })).status;
    const { limits } = server.parts;
    await limits.consume(LIVE_RATES.liveConnects, '203.0.113.9', LIVE_RATES.liveConnects.points);
    expect(await status()).toBe(429);
  });

  test('one account has so many connections', async () => {
    const buyer = await person(server, 'buyer');
    const all = Array.from({ length: LIVE_RULES.liveConnections.atOnce }, () => connect({ token: buyer.token }));
    const [first] = await Promise.all(all);
    const oneMore = await connect({ token: buyer.token });
    expect((await oneMore.closed).code).toBe(1013);
    await first?.close();
    const again = await connect({ token: buyer.token });
    expect(again.socket.readyState).toBe(again.socket.OPEN);
  });
});

describe('G22: what a connection may ask', () => {
  const refusal = async (query: string, variables: Record<string, unknown> = {}) => {
    const client = await connect();
    const { type, payload } = await client.subscribe(query, variables).next();
    return { type, ...payload[0]?.extensions };
  };

  test('queries and mutations are for HTTP', async () => {
    for (const query of [
      '{ unreadNotifications }',
      'mutation { logout(input: { refreshToken: "x" }) { loggedOut } }',
    ]) {
      expect(await refusal(query)).toEqual({ type: 'error', code: 'OPERATION_RESOLUTION_FAILURE' });
    }
  });

  test('the limits of queries hold', async () => {
    const deep = `subscription { cropChanged(id: "${cropId}") { ${'farmer { ratings { nodes { '.repeat(1)} deal { crop { farmer { ratings { nodes { id } } } } } } } } } }`;
    expect(['QUERY_TOO_EXPENSIVE', 'GRAPHQL_VALIDATION_FAILED']).toContain((await refusal(deep)).code);
    const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: id`).join(' ');
    expect(await refusal(`subscription { cropChanged(id: "${cropId}") { ${aliases} } }`)).toMatchObject({
      code: 'QUERY_TOO_EXPENSIVE',
      limit: { name: 'aliases', value: 10 },
    });
    expect(await refusal(`subscription { cropChanged(id: "${cropId}") { ${'id '.repeat(1_000)} } }`)).toMatchObject({
      limit: { name: 'tokens' },
    });
    const bomb = Array.from(
      { length: 24 },
      (_, index) => `fragment f${index} on Crop { id ...f${index + 1} ...f${index + 1} }`,
    );
    expect(
      await refusal(
        `subscription { cropChanged(id: "${cropId}") { ...f0 } } ${bomb.join(' ')} fragment f24 on Crop { id }`,
      ),
    ).toMatchObject({ limit: { name: 'selections' } });
    const many = 'subscription { cropChanged(id: "x") { id } notificationAdded { unread } }';
    expect((await refusal(many)).code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await refusal('subscription {')).code).toBe('GRAPHQL_PARSE_FAILED');
  });

  test.each([
    ['subscription {', undefined],
    ['subscription { cropChanged(id: "x") { nothing } }', undefined],
    [CROP, { id: { deep: true } }],
  ])('the error of %s says where in the document it is, as over HTTP', async (query, variables) => {
    const { payload } = await (await connect()).subscribe(query, variables ?? {}).next();
    const [error] = payload.errors ?? payload;
    expect(error.locations).toEqual([{ line: expect.any(Number), column: expect.any(Number) }]);
  });

  test('variables of the wrong type and identifiers that are none are refused in our words', async () => {
    const client = await connect();
    const wrong = await client.subscribe(CROP, { id: { deep: true } }).next();
    expect(wrong.payload.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    const none = await client.subscribe(CROP, { id: 'nothing' }).next();
    expect(none.payload.errors[0]).toMatchObject({ message: 'Crop not found.', extensions: { code: 'NOT_FOUND' } });
    const inHindi = await connect({ headers: { 'accept-language': 'hi' } });
    const said = await inHindi.subscribe(CROP, { id: 'nothing' }).next();
    expect(said.payload.errors[0].message).toBe('फसल नहीं मिली।');
  });

  test('one connection has so many subscriptions; one that ended makes room', async () => {
    const client = await connect();
    const { atOnce } = LIVE_RULES.subscriptionsOfConnection;
    const all = Array.from({ length: atOnce }, () => client.subscribe(CROP, { id: cropId }));
    for (const each of all) await each.next();
    const refused = await client.subscribe(CROP, { id: cropId }).next();
    expect(refused.payload[0].extensions).toMatchObject({
      code: 'RATE_LIMITED',
      limit: { name: 'subscriptionsOfConnection' },
    });
    client.send({ type: 'complete', id: all[0]?.id });
    expect((await client.subscribe(CROP, { id: cropId }).next()).type).toBe('next');
    expect(server.parts.live.use.subscriptions).toBe(atOnce);
  });

  test('each subscription counts as a request', async () => {
    const { limits } = server.parts;
    const rule = REQUEST_LIMITS.guestRequests;
    await limits.consume(rule, '203.0.113.20', rule.points - 1);
    const client = await connect({ headers: from('203.0.113.20') });
    expect((await client.subscribe(CROP, { id: cropId }).next()).type).toBe('next');
    const refused = await client.subscribe(CROP, { id: cropId }).next();
    expect(refused.payload[0].extensions).toMatchObject({ code: 'RATE_LIMITED', limit: { name: 'guestRequests' } });
  });

  test('a message has a size', async () => {
    const client = await connect();
    client.send({ type: 'ping', payload: { text: 'x'.repeat(LIVE_LIMITS.messageBytes) } });
    expect((await client.closed).code).toBe(1009);
  });

  test('messages have a pace', async () => {
    const client = await connect();
    for (let count = 0; count <= LIVE_LIMITS.messages; count += 1) client.send({ type: 'ping' });
    expect((await client.closed).code).toBe(1008);
  });

  test('what is no message of the protocol, or comes in bytes, closes', async () => {
    const odd = await connect();
    odd.send({ type: 'pong', id: 'x', payload: 'x' });
    expect((await odd.closed).code).toBe(4400);
    const bytes = await connect();
    bytes.socket.send(Buffer.from('{"type":"ping"}'));
    expect((await bytes.closed).code).toBe(4400);
  });
});

describe('G22: what is of no use is closed', () => {
  test('a connection without subscriptions after a minute; one that has some stays', async () => {
    const idle = await connect();
    const used = await connect();
    await used.subscribe(CROP, { id: cropId }).next();
    server.clock.advance(LIVE_LIMITS.idleMs);
    expect((await idle.closed).code).toBe(1000);
    expect(used.socket.readyState).toBe(used.socket.OPEN);
  });

  test('who gives no sign of life', async () => {
    const client = await connect();
    await client.subscribe(CROP, { id: cropId }).next();
    const pinged = once(client.socket, 'ping');
    server.clock.advance(LIVE_LIMITS.pingMs);
    await pinged;
    const before = server.parts.live.use.connections;
    const silent = await connect();
    await silent.subscribe(CROP, { id: cropId }).next();
    silent.socket.pause();
    // Asked once, and then seen not to have answered.
    while (server.parts.live.use.connections > before) {
      const asked = once(client.socket, 'ping');
      server.clock.advance(LIVE_LIMITS.pingMs);
      await asked;
    }
    silent.socket.resume();
    expect((await silent.closed).code).toBe(1006);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  test('who reads nothing of what they asked for', async () => {
    const { port } = new URL(server.url);
    const { id } = await insertCrop(server, farmer, { description: 'क'.repeat(4_000) });
    const socket = openTcp(Number(port), '127.0.0.1');
    const key = Buffer.from('a key of 16 byte').toString('base64');
    socket.write(
      `GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
    );
    await once(socket, 'data');
    const say = (message: object) => {
      const text = Buffer.from(JSON.stringify(message));
      const length = text.length < 126 ? [0x80 | text.length] : [0x80 | 126, text.length >> 8, text.length & 255];
      // Masked with zeros: the text stays as it is.
      socket.write(Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), text]));
    };
    say({ type: 'connection_init' });
    await once(socket, 'data');
    socket.pause();
    const fields = Array.from({ length: 10 }, (_, index) => `d${index}: description`).join(' ');
    const query = `subscription { cropChanged(id: "${id}") { ${fields} } }`;
    const { live, topics } = server.parts;
    const before = live.use.connections;
    for (let count = 0; count < 20; count += 1) say({ type: 'subscribe', id: String(count), payload: { query } });
    // What the system takes for a line is a few megabytes; then it waits in the server.
    while (live.use.connections === before) {
      topics.publish(`crops:${id}`);
      await new Promise(setImmediate);
    }
    expect(live.use.connections).toBe(before - 1);
    socket.destroy();
  });
});
