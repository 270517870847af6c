import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { MESSAGES } from '../../src/bootstrap/messages.js';
import { Admission } from '../../src/platform/http/admission/admission.js';
import { AdmissionQueue } from '../../src/platform/http/admission/admission-queue.js';
import { LoopWatch } from '../../src/platform/http/admission/loop-watch.js';
import { createLogger } from '../../src/platform/logger.js';
import { makeBuyer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { openPage } from './site.js';

const LIMITS = { places: 2, longestWaitMs: 1_000, waiting: 2 };
const KNOWN = 'Bearer known';
const nothing = () => undefined;

const open: Array<{ server: Server; admission: Admission }> = [];
afterEach(() => {
  for (const { server, admission } of open.splice(0)) {
    admission.stop();
    server.closeAllConnections();
    server.close();
  }
});

/** Resolves once it is so; the test's own time is up before this one's. */
async function until(isSo: () => boolean): Promise<void> {
  const patience = performance.now() + 10_000;
  while (!isSo() && performance.now() < patience) await new Promise(setImmediate);
}

/** A server behind admission whose answers the test gives; what it was asked stands in `asked`. */
async function start(
  limits = LIMITS,
  corsOrigins: string[] = [],
  isSignedIn = (authorization: string) => authorization === KNOWN,
) {
  const admission = new Admission({
    limits,
    isSignedIn,
    messages: MESSAGES,
    corsOrigins,
    log: createLogger('silent'),
  });
  const asked: Array<{ path: string; response: ServerResponse }> = [];
  const application: RequestListener = (request, response) => asked.push({ path: request.url ?? '', response });
  const server = createServer(admission.before(application));
  admission.watch(server);
  open.push({ server, admission });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { admission, asked, port, get, server };
}

describe('D5: requests under way are bounded', () => {
  test('of a crowd that comes at once everybody is heard before work is begun', async () => {
    const { asked, port, server } = await start();
    let connected = 0;
    let heardBeforeWork = 0;
    server.on('connection', () => {
      connected += 1;
      if (asked.length === 0) heardBeforeWork = connected;
    });
    const crowd = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
    for (const socket of crowd) socket.on('error', nothing).write('GET /1 HTTP/1.1\r\nHost: here\r\n\r\n');
    await until(() => connected === 100 && asked.length > 0);
    for (const socket of crowd) socket.destroy();
    // Without it work begins after the first one or two; a slow machine may not get through all of them in time.
    expect(heardBeforeWork).toBeGreaterThan(5);
  });

  test('two are worked on, two wait, the fifth is refused at once; an answer lets the next one in', async () => {
    const { admission, asked, get } = await start();
    const answers = ['/1', '/2', '/3', '/4'].map((path) => get(path));
    await until(() => admission.queue.underWay === 2 && admission.queue.waiting === 2);
    const refused = await get('/5');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^[123]$/);
    expect(refused.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(asked).toHaveLength(2);
    for (let index = 0; index < 4; index += 1) {
      await until(() => asked.length > index);
      asked[index]?.response.end('ok');
    }
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(admission.queue).toMatchObject({ underWay: 0, waiting: 0 });
  });

  test('whoever goes away while waiting, or while worked on, makes room', async () => {
    const { admission, asked, port, get } = await start();
    const gone = new AbortController();
    const asks = ['/1', '/2', '/3', '/4'].map((path) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        signal: gone.signal,
      }).catch(() => undefined),
    );
    await until(() => admission.queue.waiting === 2);
    gone.abort();
    await Promise.all(asks);
    await until(() => admission.queue.underWay === 0 && admission.queue.waiting === 0);
    expect(admission.queue).toMatchObject({ underWay: 0, waiting: 0 });
    void get('/5').catch(() => undefined);
    await until(() => asked.at(-1)?.path === '/5');
    expect([asked.at(-1)?.path, admission.queue.underWay]).toEqual(['/5', 1]);
  });

  test('people who are signed in go before guests, and have a queue of their own', async () => {
    const { admission, asked, get } = await start();
    for (const path of ['/1', '/2', '/guest-1', '/guest-2']) void get(path).catch(() => undefined);
    await until(() => admission.queue.waiting === 2);
    void get('/person', { authorization: KNOWN }).catch(() => undefined);
    await until(() => admission.queue.waiting === 3);
    // A token that we did not sign is nobody's.
    expect((await get('/liar', { authorization: 'Bearer made-up' })).status).toBe(503);
    asked[0]?.response.end();
    await until(() => asked.length === 3);
    expect(asked[2]?.path).toBe('/person');
  });

  test('nobody is asked who they are where it makes no difference: while there is a place, and where both queues are full', async () => {
    const looked: string[] = [];
    const { admission, get } = await start(LIMITS, [], (authorization) => {
      looked.push(authorization);
      return authorization === KNOWN;
    });
    const ask = (path: string, authorization = KNOWN) => get(path, { authorization });
    for (const path of ['/1', '/2']) void ask(path).catch(() => undefined);
    await until(() => admission.queue.underWay === 2);
    expect(looked).toEqual([]);
    for (const path of ['/3', '/4']) void ask(path, 'Bearer made-up').catch(() => undefined);
    await until(() => admission.queue.waiting === 2);
    for (const path of ['/5', '/6']) void ask(path).catch(() => undefined);
    await until(() => admission.queue.waiting === 4);
    expect(looked).toHaveLength(4);
    expect((await ask('/7')).status).toBe(503);
    expect((await ask('/8', 'Bearer made-up')).status).toBe(503);
    expect(looked).toHaveLength(4);
  });

  test('an answer that is being sent holds no place, however slow its reader', async () => {
    const { admission, asked, get } = await start();
    const answers = [get('/1'), get('/2')];
    await until(() => asked.length === 2);
    for (const { response } of asked) response.write('the first piece');
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(admission.queue.underWay).toBe(0);
  });

  test('a body that does not come holds no place', async () => {
    const { admission, asked, port, get } = await start();
    const slow = [1, 2, 3].map(() => {
      const socket = connect(port, '127.0.0.1');
      socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc');
      return socket;
    });
    const answer = get('/quick');
    await until(() => asked.length > 0);
    expect(asked[0]?.path).toBe('/quick');
    asked[0]?.response.end();
    expect((await answer).status).toBe(200);
    expect(admission.queue.underWay).toBe(0);
    // Its end comes: now it is let in, whole.
    slow[0]?.write('defghij');
    await until(() => asked.length === 2);
    expect(asked[1]?.path).toBe('/slow');
    expect(admission.queue.underWay).toBe(1);
    for (const socket of slow) socket.destroy();
  });

  test('health is answered however many people are here', async () => {
    const { asked, get } = await start({ places: 0, longestWaitMs: 0, waiting: 0 });
    const answer = get('/healthz');
    await until(() => asked.length === 1);
    asked[0]?.response.end('ok');
    expect((await answer).status).toBe(200);
    expect((await get('/api/crops')).status).toBe(503);
  });

  test('a browser that opens a page reads it in its language, and asks again by itself', async () => {
    const { port } = await start({ places: 0, longestWaitMs: 0, waiting: 0 });
    const { status, headers, text } = await openPage(`http://127.0.0.1:${port}/about`, { 'accept-language': 'hi' });
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(text).toContain('<html lang="hi">');
    expect(text).toContain('<p style="margin:2rem">अभी बहुत लोग जुड़े हुए हैं। कृपया थोड़ी देर में फिर से कोशिश कीजिए।</p>');
    expect(text).toContain(`<meta http-equiv="refresh" content="${headers['retry-after']}">`);
  });

  test('other origins may read a refusal where they may read an answer', async () => {
    const { get } = await start({ places: 0, longestWaitMs: 0, waiting: 0 }, ['https://app.example.in']);
    const allowed = await get('/', { origin: 'https://app.example.in' });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example.in');
    expect(allowed.headers.get('access-control-expose-headers')).toContain('Retry-After');
    const other = await get('/', { origin: 'https://other.example' });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('from its close on every answer ends its connection, also one that was under way', async () => {
    const { admission, asked, get } = await start();
    const before = get('/before');
    await until(() => asked.length === 1);
    admission.close();
    const after = get('/after');
    await until(() => asked.length === 2);
    for (const { response } of asked) response.end();
    for (const answer of [before, after]) expect((await answer).headers.get('connection')).toBe('close');
  });
});

describe('how many may wait goes by how long a place is held', () => {
  function busy(heldMs: number, isLagging = false) {
    let now = 0;
    const queue = new AdmissionQueue(
      { places: 1, longestWaitMs: 100, waiting: 50 },
      () => isLagging,
      () => now,
    );
    let leave: () => void = () => undefined;
    for (let count = 0; count < 200; count += 1) {
      queue.enter('later', (give) => (leave = give), nothing);
      now += heldMs;
      leave();
    }
    queue.enter('later', nothing, nothing);
    const refusedOf = (rank: 'first' | 'later', count: number) => {
      let refused = 0;
      for (let index = 0; index < count; index += 1) queue.enter(rank, nothing, () => (refused += 1));
      return refused;
    };
    return { queue, refusedOf, later: (ms: number) => (now += ms) };
  }

  test.each([
    [1, 50],
    [10, 10],
    [50, 2],
    [1_000, 0],
  ])('held for %d ms: %d wait, the others are refused at once', (heldMs, waiting) => {
    const { queue, refusedOf } = busy(heldMs);
    expect(refusedOf('later', 80)).toBe(80 - waiting);
    expect(queue.waiting).toBe(waiting);
  });

  test('those who are signed in may always wait as many as are worked on', () => {
    expect(busy(1_000).refusedOf('first', 3)).toBe(2);
  });

  test('of four places one goes to guests, however many who are signed in wait', () => {
    const order: string[] = [];
    const leaves: Array<() => void> = [];
    const queue = new AdmissionQueue({ places: 1, longestWaitMs: 10_000, waiting: 50 }, () => false);
    const enter = (rank: 'first' | 'later') =>
      queue.enter(
        rank,
        (leave) => {
          order.push(rank);
          leaves.push(leave);
        },
        nothing,
      );
    enter('later');
    for (let count = 0; count < 8; count += 1) enter('first');
    enter('later');
    enter('later');
    for (let count = 0; count < 8; count += 1) leaves.shift()?.();
    expect(order.slice(1)).toEqual(['first', 'first', 'first', 'later', 'first', 'first', 'first', 'later']);
  });

  test('a wait ends where nothing moves any more', () => {
    const { queue, refusedOf, later } = busy(10);
    refusedOf('later', 5);
    later(290);
    queue.endLongWaits();
    expect(queue.waiting).toBe(5);
    later(20);
    queue.endLongWaits();
    expect(queue.waiting).toBe(0);
  });
});

describe('D5: a lagging event loop', () => {
  function watch() {
    let p99Ms = 0;
    const loop = new LoopWatch({ percentile: () => (p99Ms + 20) * 1e6, reset: () => undefined });
    return (ms: number) => {
      p99Ms = ms;
      loop.check();
      return loop.isLagging;
    };
  }

  test('lags after two seconds above half a second, and no longer after one below', () => {
    const after = watch();
    expect([600, 600, 600, 10, 600, 499, 600].map(after)).toEqual([false, true, true, false, false, false, false]);
  });

  test('lets nobody wait but those who are signed in', () => {
    const queue = new AdmissionQueue({ places: 5, longestWaitMs: 100, waiting: 50 }, () => true);
    const outcomes: string[] = [];
    for (let place = 0; place < 5; place += 1) queue.enter('later', nothing, nothing);
    const enter = (rank: 'first' | 'later') =>
      queue.enter(
        rank,
        () => outcomes.push(`${rank} in`),
        () => outcomes.push(`${rank} refused`),
      );
    enter('later');
    expect(outcomes).toEqual(['later refused']);
    enter('first');
    expect(outcomes).toEqual(['later refused']);
    expect(queue.waiting).toBe(1);
  });
});

describe('a refusal has the shape of each interface and the language of its reader', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ admission: { places: 1, longestWaitMs: 10_000, waiting: 0 } });
  });
  afterAll(() => server.close());

  /** Holds the only place meanwhile. */
  async function whileFull(work: () => Promise<void>): Promise<void> {
    let leave: () => void = () => undefined;
    server.parts.admission.queue.enter('later', (give) => (leave = give), nothing);
    try {
      await work();
    } finally {
      leave();
    }
  }

  test.each([
    ['en', 'Very many people are here right now. Please try again in a moment.'],
    ['hi', 'अभी बहुत लोग जुड़े हुए हैं। कृपया थोड़ी देर में फिर से कोशिश कीजिए।'],
  ])('%s', async (language, message) => {
    const headers = { 'accept-language': language };
    await whileFull(async () => {
      const rest = await server.rest('GET', '/api/crops', { headers });
      expect(rest).toMatchObject({ status: 503, body: { success: false, code: 'UNAVAILABLE', message } });
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
      const { errors } = (await answer.json()) as { errors: object[] };
      const retryAfter = Number(answer.headers.get('retry-after'));
      expect(errors).toEqual([{ message, extensions: { code: 'UNAVAILABLE', retryAfter } }]);
    });
    expect((await server.rest('GET', '/api/crops?limit=1')).status).toBe(200);
  });

  /** Asks while it is full; the status where it was refused at once, 'waited' and the status where it was let wait. */
  async function askWhileFull(token: string): Promise<string> {
    let status: number | undefined;
    let hasWaited = false;
    let answer: Promise<unknown> | undefined;
    await whileFull(async () => {
      answer = server.graphql('{ myBids { nodes { id } } }', {}, token).then((said) => (status = said.status));
      await until(() => status !== undefined || server.parts.admission.queue.waiting > 0);
      hasWaited = status === undefined;
    });
    await answer;
    return `${hasWaited ? 'waited, ' : ''}${status}`;
  }

  test('a person who is signed in waits for a place instead, and is served', async () => {
    const { token } = await makeBuyer(server);
    for (const _time of ['looked at', 'remembered']) expect(await askWhileFull(token)).toBe('waited, 200');
  });

  test('a changed claim under a signature that was seen is nobody, and neither is a token that was seen and expired', async () => {
    const { token } = await makeBuyer(server);
    expect(await askWhileFull(token)).toBe('waited, 200');
    const [head = '', claims = '', signature = ''] = token.split('.');
    const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), exp: 4_102_444_800 };
    const forged = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
    expect(await askWhileFull(forged)).toBe('503');
    expect(await askWhileFull(`${head}.${claims}.${signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`)).toBe(
      '503',
    );
    server.clock.advance(16 * 60_000);
    expect(await askWhileFull(token)).toBe('503');
  });
});
