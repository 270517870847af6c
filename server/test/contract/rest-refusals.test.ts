import express from 'express';
import { MESSAGES } from '../../src/bootstrap/messages.js';
import { answerHttpErrors } from '../../src/platform/http/error-handler.js';
import { answer, contract } from '../../src/rest/contract.js';
import { route } from '../../src/rest/route.js';
import { restRouter } from '../../src/rest/router.js';
import { makeBuyer, makeFarmer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
let tokens: readonly string[];

beforeAll(async () => {
  server = await startTestServer();
  tokens = [(await makeFarmer(server)).token, (await makeBuyer(server)).token];
});
afterAll(() => server.close());

/** One of each kind of JSON. What a field takes among them is answered otherwise, and is no matter here. */
const WRONG: readonly unknown[] = [null, 5, -1, 'x', '', [], ['x'], {}, true];
const HINDI = /[\u0900-\u097F]/;

test('whatever value an operation does not take, it says so in the language of whoever asks', async () => {
  const routes = server.parts.routes.map(({ contract: { method, path, body, query } }) => ({
    method,
    path,
    body,
    query,
  }));
  const inEnglish = new Set<string>();
  let refused = 0;
  for (const { method, path, body, query } of routes) {
    const address = `/api${path.replace(/:\w+/g, '018f6b24-5d10-7a33-9c42-0a1b2c3d4e5f')}`;
    const requests = [
      ...Object.keys(query?.shape ?? {}).flatMap((name) =>
        ['', 'x', '-1'].map((wrong) => ({ at: `${address}?${name}=${wrong}`, sent: body?.example })),
      ),
      ...(body?.upload ? [] : Object.keys(body?.schema.shape ?? {})).flatMap((name) =>
        WRONG.map((wrong) => ({ at: address, sent: { ...body?.example, [name]: wrong } })),
      ),
    ];
    for (const { at, sent } of requests) {
      for (const token of tokens) {
        const { status, body: said } = await server.rest(method.toUpperCase(), at, {
          token,
          headers: { 'accept-language': 'hi' },
          ...(sent && method !== 'get' ? { body: sent } : {}),
        });
        expect([at, sent, status]).not.toEqual([at, sent, 500]);
        if (status !== 400) continue;
        refused += 1;
        const words = [said.message, ...(said.errors ?? []).map(({ message }: { message: string }) => message)];
        for (const word of words) if (!HINDI.test(word)) inEnglish.add(`${method} ${path}: ${word}`);
      }
    }
  }
  expect([...inEnglish]).toEqual([]);
  expect(refused).toBeGreaterThan(300);
});

test('a contract that asks for a sign-in is kept whatever its handler looks at', async () => {
  const guarded = contract({
    method: 'get',
    path: '/guarded',
    id: 'guarded',
    tag: 'Accounts',
    summary: 'Something for people who are signed in.',
    signedIn: 'required',
    answer: { status: 200, schema: answer({}), example: { success: true } },
    refusals: [],
  });
  const { contexts, limits, log } = server.parts;
  const routes = [route(guarded, async () => ({}))];
  const app = express()
    .use(restRouter({ routes, contexts, limits, messages: MESSAGES }))
    .use(answerHttpErrors(log, MESSAGES));
  const listening = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as { port: number };
  const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/guarded`, { headers });
  const statuses = [(await ask({})).status, (await ask({ authorization: `Bearer ${tokens[0]}` })).status];
  await new Promise((resolve) => listening.close(resolve));
  expect(statuses).toEqual([401, 200]);
});
