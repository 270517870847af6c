import { ACCESS_TOKEN_SECONDS } from '../../src/modules/auth/access-tokens.js';
import { makeBuyer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { liveClient, liveClients, refusedUpgrade } from '../support/live-client.js';

const MINE = 'subscription { notificationAdded { unread } }';

let server: TestServer;
const connect = liveClients(() => server);
beforeAll(async () => {
  server = await startTestServer({ live: true });
});
afterAll(() => server.close());

const refresh = async ({ refreshToken }: Pick<TestPerson, 'refreshToken'>) =>
  (await server.rest('POST', '/api/auth/refresh', { body: { refreshToken } })).body.data;

describe('AC-523: who is signed in over a live connection', () => {
  test('when the token ends the connection is closed with 4403, and a new one comes back in', async () => {
    const buyer = await makeBuyer(server);
    const client = await connect({ token: buyer.token });
    await client.subscribe(MINE).next();
    const guest = await connect();
    server.clock.advance(ACCESS_TOKEN_SECONDS * 1_000);
    expect(await client.closed).toEqual({ code: 4403, reason: 'The access token has ended' });
    expect((await (await connect({ token: buyer.token })).closed).code).toBe(4403);
    const { accessToken } = await refresh(buyer);
    expect((await (await connect({ token: accessToken })).subscribe(MINE).next()).type).toBe('next');
    expect((await guest.closed).code).toBe(1000);
  });

  test('a token that does not hold is 4401, whatever is wrong with it', async () => {
    const { token } = await makeBuyer(server);
    for (const says of [
      { authorization: 'Bearer nonsense' },
      { authorization: `Bearer ${token.slice(0, -4)}` },
      { authorization: token },
      { Authorization: 'Bearer a.b.c' },
    ]) {
      expect((await (await connect({ says })).closed).code).toBe(4401);
    }
    expect((await (await connect({ says: { authorization: { token } } })).closed).code).toBe(4400);
  });

  test('log-out closes what was open under that sign-in, and nothing else of the person', async () => {
    const buyer = await makeBuyer(server);
    const { body } = await server.rest('POST', '/api/auth/login', {
      body: { email: buyer.email, password: buyer.password },
    });
    const [here, there] = [await connect({ token: buyer.token }), await connect({ token: body.data.accessToken })];
    await here.subscribe(MINE).next();
    await there.subscribe(MINE).next();
    await server.rest('POST', '/api/auth/logout', { body: { refreshToken: buyer.refreshToken } });
    expect(await here.closed).toEqual({ code: 4401, reason: 'The sign-in does not hold' });
    expect(there.socket.readyState).toBe(there.socket.OPEN);
  });

  test('a sign-in that a copied token has ended is closed too', async () => {
    const buyer = await makeBuyer(server);
    const client = await connect({ token: buyer.token });
    await client.subscribe(MINE).next();
    const next = await refresh(buyer);
    await refresh(next);
    await server.rest('POST', '/api/auth/refresh', { body: { refreshToken: buyer.refreshToken } });
    expect((await client.closed).code).toBe(4401);
  });

  test('the sign-in that an eleventh one pushes out is closed', async () => {
    const buyer = await makeBuyer(server);
    const client = await connect({ token: buyer.token });
    await client.subscribe(MINE).next();
    for (let count = 0; count < 10; count += 1) {
      server.clock.advance(1);
      await server.rest('POST', '/api/auth/login', { body: { email: buyer.email, password: buyer.password } });
    }
    expect((await client.closed).code).toBe(4401);
  });

  test('an account that was removed is told nothing more', async () => {
    const buyer = await makeBuyer(server);
    const client = await connect({ token: buyer.token });
    const mine = client.subscribe(MINE);
    await mine.next();
    await server.dataSource.query('DELETE FROM users WHERE id = $1', [buyer.id]);
    server.clock.advance(6_000);
    server.parts.topics.publish(`accounts:${buyer.id}`);
    expect((await client.closed).code).toBe(4401);
    await expect(mine.next()).rejects.toThrow('closed with 4401');
  });

  test('an account that was removed begins nothing on a connection that is still open, and learns nothing by trying', async () => {
    const buyer = await makeBuyer(server);
    const client = await connect({ token: buyer.token });
    await server.dataSource.query('DELETE FROM users WHERE id = $1', [buyer.id]);
    server.clock.advance(6_000);
    // Whoever may ask is told that there is no such field.
    await expect(client.subscribe('subscription { noSuchField }').next()).rejects.toThrow('closed with 4401');
  });
});

test('D12: a stop says farewell with 1012, and nobody comes in any more', async () => {
  const own = await startTestServer({ live: true });
  const client = await liveClient(own.url);
  own.parts.stopping();
  expect(await refusedUpgrade(own.url)).toEqual({ status: 503, retryAfter: '5' });
  expect(client.socket.readyState).toBe(client.socket.OPEN);
  await own.close();
  expect((await client.closed).code).toBe(1012);
});
