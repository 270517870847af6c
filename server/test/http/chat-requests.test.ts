import { startTestServer, type TestServer } from '../harness.js';
import { requestLine } from './request-line.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const QUESTION = { messages: [{ role: 'user', content: 'What is the MSP of wheat?' }] };

const ask = (body: unknown, headers: Record<string, string> = {}, { rest }: Pick<TestServer, 'rest'> = server) =>
  rest('POST', '/api/chat', { body, headers });

test('a token that does not hold is refused', async () => {
  const { status, headers } = await ask(QUESTION, { authorization: 'Bearer a.b.c' });
  expect([status, headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Bearer')]);
});

test('a key has to have the form of one', async () => {
  const { status, body } = await ask(QUESTION, { 'idempotency-key': 'no key: é' });
  expect([status, body]).toMatchObject([400, { success: false, code: 'BAD_USER_INPUT' }]);
});

test('a body above the limit is refused, and a large one below it is not', async () => {
  const padded = async (length: number) => (await ask({ ...QUESTION, colour: 'x'.repeat(length) })).status;
  expect([await padded(60_000), await padded(90_000), await padded(103_000)]).toEqual([200, 200, 413]);
});

test('it is counted, as a request and as a question, and refused in the reader’s language', async () => {
  const strict = await startTestServer({ rateLimitFactor: 1, settings: { TRUSTED_PROXIES: '1' } });
  try {
    const from = (address: string) => ({ 'x-forwarded-for': address, 'accept-language': 'hi' });
    const expectRefused = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>, limit: string) => {
      expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[1-9]/)]);
      expect(headers.get('ratelimit-policy')).toContain(`"${limit}"`);
      expect(body).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringMatching(/\p{Script=Devanagari}/u) });
    };
    for (let count = 0; count < 10; count += 1)
      expect((await ask(QUESTION, from('203.0.113.7'), strict)).status).toBe(200);
    expectRefused(await ask(QUESTION, from('203.0.113.7'), strict), 'chat');
    // Refused for what is in it, and counted all the same.
    for (let count = 0; count < 300; count += 1) expect((await ask({}, from('203.0.113.8'), strict)).status).toBe(400);
    expectRefused(await ask({}, from('203.0.113.8'), strict), 'guestRequests');
  } finally {
    await strict.close();
  }
});

test('its line in the log has the operation', async () => {
  await ask(QUESTION, { 'x-request-id': 'line-of-a-question' });
  expect(await requestLine(server, 'line-of-a-question')).toMatchObject({
    method: 'POST',
    path: '/api/chat',
    operation: 'POST /chat',
    status: 200,
    complete: true,
  });
});
