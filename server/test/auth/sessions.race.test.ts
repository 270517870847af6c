import { RefreshFamilyEntity, RefreshTokenEntity } from '../../src/modules/auth/refresh-session.entity.js';
import { hashRefreshToken } from '../../src/modules/auth/refresh-token.js';
import { makeBuyer } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import { INTERFACES } from './interfaces.js';

const TABS = 6;
/** The embedded database serves one transaction at a time: there the same races are shorter. */
const ROUNDS = ON_POSTGRES_SERVER ? 100 : 15;

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  // Two servers over one database: what holds only inside one process does not hold here.
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
});
afterAll(() => Promise.all([server.close(), other.close()]));

const refreshEverywhere = (refreshToken: string) =>
  Promise.all(
    Array.from({ length: TABS }, (_, tab) => {
      const api = INTERFACES[tab % INTERFACES.length];
      if (!api) throw new Error('There is no such interface.');
      return api.refresh(tab < TABS / 2 ? server : other, refreshToken);
    }),
  );
const familyIdOf = async (token: string) =>
  (await server.dataSource.manager.findOneByOrFail(RefreshTokenEntity, { hash: hashRefreshToken(token) })).familyId;

test(`A18: ${TABS} tabs that refresh at once all get the one successor, ${ROUNDS} times`, async () => {
  let { refreshToken } = await makeBuyer(server);
  const familyId = await familyIdOf(refreshToken);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answers = await refreshEverywhere(refreshToken);
    expect(answers.map(({ code }) => code)).toEqual(Array(TABS).fill(undefined));
    const successors = new Set(answers.map((answer) => answer.refreshToken));
    expect(successors.size).toBe(1);
    expect(await server.dataSource.manager.countBy(RefreshTokenEntity, { familyId })).toBe(round + 1);
    [refreshToken = ''] = [...successors];
  }
});

test(`T10: after refreshes and a log-out at once nothing of the sign-in is left, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refreshToken } = await makeBuyer(server);
    const [logout, ...answers] = await Promise.all([
      server.rest('POST', '/auth/logout', { body: { refreshToken } }),
      ...[server, other, server].map((one) => one.rest('POST', '/auth/refresh', { body: { refreshToken } })),
    ]);
    expect(logout.status).toBe(200);
    const left = [refreshToken, ...answers.filter(({ status }) => status === 200).map(({ body }) => body.refreshToken)];
    for (const token of left) {
      expect((await server.rest('POST', '/auth/refresh', { body: { refreshToken: token } })).status).toBe(401);
    }
  }
});

test('sixteen sign-ins of one account at once leave ten', async () => {
  const buyer = await makeBuyer(server);
  const logins = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      (index % 2 === 0 ? server : other).rest('POST', '/auth/login', {
        body: { email: buyer.email, password: buyer.password },
      }),
    ),
  );
  expect(logins.map(({ status }) => status)).toEqual(Array(16).fill(200));
  expect(await server.dataSource.manager.countBy(RefreshFamilyEntity, { userId: buyer.id })).toBe(10);
});
