import type { ServerResponse } from 'node:http';
import { ManualClock } from '../../src/platform/clock.js';
import { makeBuyer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { answerText, type FakeEndpoint, startFakeEndpoint } from './fake-endpoint.js';

const CHAT =
  'mutation ($content: String!) { chat(input: { messages: [{ role: USER, content: $content }] }) { message } }';
const QUESTION = 'When to sow wheat?';

let endpoint: FakeEndpoint;
let server: TestServer;
/** Questions that wait for the endpoint's answer, the oldest first. */
let waiting: ServerResponse[];

beforeAll(async () => {
  endpoint = await startFakeEndpoint();
  server = await startTestServer({
    clock: new ManualClock(),
    settings: {
      TRUSTED_PROXIES: '1',
      ADVISOR_BASE_URL: endpoint.url,
      ADVISOR_API_KEY: 'test',
      ADVISOR_MODEL: 'm',
      ADVISOR_DAILY_BUDGET: '1000000',
    },
  });
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

let arrived: () => void = () => undefined;
beforeEach(() => {
  waiting = [];
  endpoint.behave((response) => {
    waiting.push(response);
    arrived();
  });
});

/** Resolves once so many questions wait at the endpoint. */
const untilWaiting = (count: number) =>
  new Promise<void>((resolve) => {
    arrived = () => {
      if (waiting.length >= count) resolve();
    };
    arrived();
  });

const answerAll = () => {
  for (const response of waiting.splice(0)) answerText(response, ['In November.']);
};

interface Caller {
  readonly address: string;
  readonly token?: string;
}
const headersOf = ({ address, token }: Caller) => ({
  'content-type': 'application/json',
  'x-forwarded-for': address,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** The three ways to ask. Each resolves with status, headers and body, once the whole answer is there. */
const WAYS = {
  rest: (caller: Caller) => send('/api/chat', { messages: [{ role: 'user', content: QUESTION }] }, caller),
  graphql: (caller: Caller) => send('/graphql', { query: CHAT, variables: { content: QUESTION } }, caller),
  stream: (caller: Caller) => send('/api/chat/stream', { messages: [{ role: 'user', content: QUESTION }] }, caller),
};
async function send(path: string, body: unknown, caller: Caller) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: headersOf(caller),
    body: JSON.stringify(body),
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
}

test.each([['rest'], ['graphql'], ['stream']] as const)(
  'a third question while two are being answered is refused through %s, and welcome afterwards',
  async (way) => {
    const guest = { address: `203.0.113.${Object.keys(WAYS).indexOf(way) + 1}` };
    const under = [WAYS.stream(guest), WAYS.graphql(guest)];
    await untilWaiting(2);
    const refused = await WAYS[way](guest);
    expect(refused).toMatchObject({ status: 429, retryAfter: '5' });
    expect(refused.text).toContain('Two of your questions are being answered.');
    expect(refused.text).toContain('RATE_LIMITED');

    answerAll();
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200]);
    const next = WAYS[way](guest);
    await untilWaiting(1);
    answerAll();
    expect((await next).status).toBe(200);
  },
);

test('people who are signed in are counted by themselves, in the stream too; their address is for guests', async () => {
  const [one, other] = await Promise.all([makeBuyer(server), makeBuyer(server)]);
  const address = '203.0.113.20';
  const under = [
    WAYS.stream({ address, token: one.token }),
    WAYS.stream({ address, token: one.token }),
    WAYS.stream({ address, token: other.token }),
    WAYS.stream({ address }),
  ];
  await untilWaiting(4);
  expect((await WAYS.rest({ address: '203.0.113.21', token: one.token })).status).toBe(429);
  answerAll();
  expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a question whose reader has gone is no longer under way', async () => {
  const guest = { address: '203.0.113.30' };
  const gone = new AbortController();
  const stream = () =>
    fetch(`${server.url}/api/chat/stream`, {
      method: 'POST',
      headers: headersOf(guest),
      body: JSON.stringify({ messages: [{ role: 'user', content: QUESTION }] }),
      signal: gone.signal,
    });
  const asked = Promise.allSettled([stream(), stream()]);
  await untilWaiting(2);
  const closed = Promise.all(
    waiting.splice(0).map((response) => new Promise((resolve) => response.once('close', resolve))),
  );
  gone.abort();
  await asked;
  await closed;
  // The server may learn of it a moment later than the endpoint.
  for (let tries = 0; tries < 100; tries += 1) {
    const next = WAYS.rest(guest);
    const refused = await Promise.race([next, untilWaiting(1)]);
    if (refused) continue;
    answerAll();
    expect((await next).status).toBe(200);
    return;
  }
  throw new Error('The questions of a reader who has gone are still under way.');
});

test('the minute’s questions are counted by person in the stream', async () => {
  const strict = await startTestServer({ rateLimitFactor: 1, clock: new ManualClock() });
  try {
    const buyer = await makeBuyer(strict);
    const ask = (token?: string) =>
      strict.rest('POST', '/api/chat/stream', {
        body: { messages: [{ role: 'user', content: 'राम राम' }] },
        ...(token ? { token } : {}),
      });
    for (let time = 0; time < 10; time += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await ask(buyer.token)).status).toBe(200);
  } finally {
    await strict.close();
  }
});
