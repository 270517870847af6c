import { makeBuyer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ rateLimitFactor: 1 });
});
afterEach(() => server.close());

const myBids = async (token: string) => {
  const { status, body } = await server.rest('GET', '/api/bids/my-bids', { token });
  return status === 200 ? 'answered' : body.code;
};
const refresh = async (refreshToken: string) =>
  (await server.rest('POST', '/auth/refresh', { body: { refreshToken } })).status;
const login = async (email: string, password: string) =>
  (await server.rest('POST', '/auth/login', { body: { email, password } })).status;

test('D14: the clock jumps a year ahead: tokens and sessions are over, waits too, and signing in works', async () => {
  const buyer = await makeBuyer(server);
  for (let index = 0; index < 5; index += 1) await login(buyer.email, 'wrong-one-1');
  expect(await login(buyer.email, buyer.password)).toBe(429);
  server.clock.advance(YEAR);
  expect(await myBids(buyer.token)).toBe('TOKEN_EXPIRED');
  expect(await refresh(buyer.refreshToken)).toBe(401);
  expect(await login(buyer.email, buyer.password)).toBe(200);
});

test('D14: the clock jumps an hour back: whoever is signed in stays so, and signing in works', async () => {
  const buyer = await makeBuyer(server);
  server.clock.advance(-HOUR);
  expect(await myBids(buyer.token)).toBe('answered');
  expect(await refresh(buyer.refreshToken)).toBe(200);
  expect(await login(buyer.email, buyer.password)).toBe(200);
});

test('D14: the clock jumps a year back while someone has to wait: the wait stays seconds', async () => {
  const buyer = await makeBuyer(server);
  for (let index = 0; index < 5; index += 1) await login(buyer.email, 'wrong-one-1');
  server.clock.advance(-YEAR);
  expect(await login(buyer.email, buyer.password)).toBe(429);
  server.clock.advance(2_000);
  expect(await login(buyer.email, buyer.password)).toBe(200);
});
