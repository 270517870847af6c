import { type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { requestLine } from './request-line.js';

/** An address that may read our answers. */
const PARTNER = 'https://partner.example';
/** Media types that mean the same. The first is what programs write, and is answered before Express; the second is answered by it. */
const PLAIN = 'application/json';
const BY_EXPRESS = 'application/json; charset="utf-8"';

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer({ settings: { CORS_ORIGINS: PARTNER } });
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

interface Sent {
  readonly body: unknown;
  readonly headers?: Record<string, string>;
  readonly as?: () => Person;
  readonly path?: string;
}

const ask = (content: string) => ({ messages: [{ role: 'user', content }] });
const QUESTION = ask('What is the MSP of wheat?');

async function send(url: string, type: string, { body, headers, as, path = '/api/chat' }: Sent) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-request-id': 'the-same-request',
      ...(as ? { authorization: `Bearer ${as().token}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What differs from one answer to the next, or says only how it was packed. */
const UNLIKE = ['date', 'content-length', 'transfer-encoding', 'vary', 'ratelimit'];
const comparable = (headers: Headers) => [...headers].filter(([name]) => !UNLIKE.includes(name));

const CASES: Readonly<Record<string, () => Sent>> = {
  'a guest’s question': () => ({ body: QUESTION }),
  'at the specification’s own address': () => ({ body: QUESTION, path: '/chat' }),
  'at an address with a query': () => ({ body: QUESTION, path: '/api/chat?lang=hi' }),
  'a person’s question': () => ({ body: QUESTION, as: () => farmer }),
  'a question in Hindi': () => ({ body: ask('गेहूँ की बुवाई कब करें?'), headers: { 'accept-language': 'hi' } }),
  'a caller of an origin that may read': () => ({ body: QUESTION, headers: { origin: PARTNER } }),
  'a caller of one that may not': () => ({ body: QUESTION, headers: { origin: 'https://other.example' } }),
  'no gzip': () => ({ body: QUESTION, headers: { 'accept-encoding': 'identity' } }),
  'a media type that we do not have': () => ({ body: QUESTION, headers: { accept: 'text/csv' } }),
  'a field that is not known': () => ({ body: { ...QUESTION, colour: 'red' } }),
  'a field that is not known, in Hindi': () => ({
    body: { ...QUESTION, colour: 'red' },
    headers: { 'accept-language': 'hi' },
  }),
  'one that is refused for it': () => ({
    body: { ...QUESTION, colour: 'red' },
    headers: { prefer: 'handling=strict' },
  }),
  'no JSON': () => ({ body: '{"messages": ' }),
  'a list': () => ({ body: [QUESTION] }),
  'a text': () => ({ body: '"What?"' }),
  'an empty object': () => ({ body: {} }),
  'a blank question': () => ({ body: ask(' '), headers: { 'accept-language': 'hi' } }),
  'too long a question': () => ({ body: ask('a'.repeat(2_001)) }),
  'an answer that comes last': () => ({ body: { messages: [{ role: 'assistant', content: 'Yes.' }] } }),
  'a role that is not there': () => ({ body: { messages: [{ role: 'system', content: 'Yes.' }] } }),
  'an address that there is not': () => ({ body: QUESTION, path: '/api/chats' }),
};

test.each(Object.entries(CASES))('%s: answered before Express as it is by it', async (_name, make) => {
  const [plain, byExpress] = [await send(server.url, PLAIN, make()), await send(server.url, BY_EXPRESS, make())];
  expect(plain.status).toBe(byExpress.status);
  expect(JSON.parse(plain.text)).toEqual(JSON.parse(byExpress.text));
  expect(comparable(plain.headers)).toEqual(comparable(byExpress.headers));
});

test('a token that does not hold is refused on either way', async () => {
  const sent = { body: QUESTION, headers: { authorization: 'Bearer a.b.c' } };
  const [plain, byExpress] = [await send(server.url, PLAIN, sent), await send(server.url, BY_EXPRESS, sent)];
  expect([plain.status, plain.headers.get('www-authenticate')]).toEqual([
    401,
    byExpress.headers.get('www-authenticate'),
  ]);
  expect(JSON.parse(plain.text)).toEqual(JSON.parse(byExpress.text));
});

test('a key is checked on either way', async () => {
  const sent = { body: QUESTION, headers: { 'idempotency-key': 'no key: é' } };
  const [plain, byExpress] = [await send(server.url, PLAIN, sent), await send(server.url, BY_EXPRESS, sent)];
  expect([plain.status, plain.text]).toEqual([byExpress.status, byExpress.text]);
});

test('a body above the limit is refused alike, and a large one below it is not', async () => {
  const padded = (length: number) => ({ body: { ...QUESTION, colour: 'x'.repeat(length) } });
  for (const type of [PLAIN, BY_EXPRESS]) {
    expect([type, (await send(server.url, type, padded(60_000))).status]).toEqual([type, 200]);
    expect([type, (await send(server.url, type, padded(90_000))).status]).toEqual([type, 200]);
    expect([type, (await send(server.url, type, padded(103_000))).status]).toEqual([type, 413]);
  }
});

test('either way is counted, as a request and as a question, and refused in the same words', async () => {
  const strict = await startTestServer({ rateLimitFactor: 1, settings: { TRUSTED_PROXIES: '1' } });
  try {
    const from = (address: string, body: unknown) => ({
      body,
      headers: { 'x-forwarded-for': address, 'accept-language': 'hi' },
    });
    const both = async (sent: Sent) => [await send(strict.url, PLAIN, sent), await send(strict.url, BY_EXPRESS, sent)];
    const expectAlike = ([plain, byExpress]: Awaited<ReturnType<typeof both>>, limit: string) => {
      expect([plain?.status, byExpress?.status]).toEqual([429, 429]);
      expect(plain?.headers.get('retry-after')).toMatch(/^[1-9]/);
      for (const name of ['ratelimit-policy', 'ratelimit'])
        expect(plain?.headers.get(name)).toBe(byExpress?.headers.get(name));
      expect(plain?.headers.get('ratelimit-policy')).toContain(`"${limit}"`);
      expect(plain?.text).toBe(byExpress?.text);
    };
    const question = from('203.0.113.7', QUESTION);
    for (let count = 0; count < 5; count += 1)
      expect((await both(question)).map(({ status }) => status)).toEqual([200, 200]);
    expectAlike(await both(question), 'chat');
    // Refused for what is in it, and counted all the same.
    const wrong = from('203.0.113.8', {});
    for (let count = 0; count < 150; count += 1)
      expect((await both(wrong)).map(({ status }) => status)).toEqual([400, 400]);
    expectAlike(await both(wrong), 'guestRequests');
  } finally {
    await strict.close();
  }
});

test('a line of the log says the same of either', async () => {
  for (const [type, id] of [
    [PLAIN, 'line-of-a-plain-question'],
    [BY_EXPRESS, 'line-of-the-other-question'],
  ] as const) {
    await send(server.url, type, { body: QUESTION, headers: { 'x-request-id': id } });
    expect(await requestLine(server, id)).toMatchObject({
      method: 'POST',
      path: '/api/chat',
      operation: 'POST /chat',
      status: 200,
      complete: true,
    });
  }
});
