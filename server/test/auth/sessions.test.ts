import { EntityNotFoundError } from 'typeorm';
import { RefreshFamilyEntity, RefreshTokenEntity } from '../../src/modules/auth/refresh-session.entity.js';
import { RefreshSessions } from '../../src/modules/auth/refresh-sessions.js';
import { hashRefreshToken, SuccessorSeal } from '../../src/modules/auth/refresh-token.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import { makeBuyer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { INTERFACES } from './interfaces.js';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const ENDED = { code: 'UNAUTHENTICATED', message: 'Your session has ended. Please log in again.' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tokenRow = (token: string) =>
  server.dataSource.manager.findOneByOrFail(RefreshTokenEntity, { hash: hashRefreshToken(token) });
const tokensOf = async (token: string) =>
  server.dataSource.manager.countBy(RefreshTokenEntity, { familyId: (await tokenRow(token)).familyId });
const familyOf = async (token: string) =>
  server.dataSource.manager.findOneByOrFail(RefreshFamilyEntity, { id: (await tokenRow(token)).familyId });
const familiesOf = ({ id: userId }: TestPerson) => server.dataSource.manager.countBy(RefreshFamilyEntity, { userId });

describe.each(INTERFACES)('sessions through $name', (api) => {
  const refreshed = async (token: string): Promise<string> => {
    const answer = await api.refresh(server, token);
    expect(answer.code).toBeUndefined();
    return answer.refreshToken;
  };
  const signIn = async ({ email, password }: TestPerson) => (await api.login(server, { email, password })).refreshToken;

  test('AC-292: a refresh gives the account and new tokens that work', async () => {
    const buyer = await makeBuyer(server);
    server.clock.advance(1_000);
    const answer = await api.refresh(server, buyer.refreshToken);
    expect(answer.user.id).toBe(buyer.id);
    expect(answer.refreshToken).not.toBe(buyer.refreshToken);
    expect(answer.accessToken).not.toBe(buyer.token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const me = await server.graphql<{ me: { id: string } }>('{ me { id } }', {}, answer.accessToken);
    expect(me.data?.me.id).toBe(buyer.id);
  });

  test('X-64: only the hash of a token is stored, never the token', async () => {
    const buyer = await makeBuyer(server);
    const next = await refreshed(buyer.refreshToken);
    const rows = await server.dataSource.manager.find(RefreshTokenEntity);
    const families = await server.dataSource.manager.find(RefreshFamilyEntity);
    const everything = JSON.stringify([rows, families]);
    expect(everything).not.toContain(buyer.refreshToken);
    expect(everything).not.toContain(next);
    expect(everything).toContain(hashRefreshToken(next));
  });

  test('A18, A20: the same token again within the grace gives the same successor, and makes no row', async () => {
    const { refreshToken } = await makeBuyer(server);
    const next = await refreshed(refreshToken);
    server.clock.advance(20 * SECOND);
    expect(await refreshed(refreshToken)).toBe(next);
    expect(await tokensOf(next)).toBe(2);
  });

  test('AC-293: the same token after the grace ends its family', async () => {
    const { refreshToken } = await makeBuyer(server);
    const next = await refreshed(refreshToken);
    server.clock.advance(20 * SECOND + 1);
    expect(await api.refresh(server, refreshToken)).toMatchObject(ENDED);
    expect(await api.refresh(server, next)).toMatchObject(ENDED);
    expect(await familyOf(next)).toMatchObject({ revokedReason: 'replay' });
    expect(await tokensOf(next)).toBe(2);
  });

  test('A17, A19: a grandparent ends its family at once, and no other sign-in of the account', async () => {
    const buyer = await makeBuyer(server);
    const elsewhere = await signIn(buyer);
    const child = await refreshed(buyer.refreshToken);
    const grandchild = await refreshed(child);
    expect(await api.refresh(server, buyer.refreshToken)).toMatchObject(ENDED);
    expect(await api.refresh(server, grandchild)).toMatchObject(ENDED);
    await refreshed(elsewhere);
  });

  test('A19: a sealed successor is erased as soon as the successor is used', async () => {
    const { refreshToken } = await makeBuyer(server);
    const child = await refreshed(refreshToken);
    expect((await tokenRow(refreshToken)).successorSealed).not.toBeNull();
    await refreshed(child);
    expect((await tokenRow(refreshToken)).successorSealed).toBeNull();
  });

  test('a token that lay unused for seven days does not hold; the sign-in is not taken for stolen', async () => {
    const { refreshToken } = await makeBuyer(server);
    server.clock.advance(7 * DAY);
    expect(await api.refresh(server, refreshToken)).toMatchObject(ENDED);
    expect(await familyOf(refreshToken)).toMatchObject({ revokedAt: null });
    const fresh = await makeBuyer(server);
    server.clock.advance(7 * DAY - SECOND);
    await refreshed(fresh.refreshToken);
  });

  test('a sign-in ends after thirty days, however often it was used', async () => {
    let { refreshToken } = await makeBuyer(server);
    for (let week = 0; week < 5; week += 1) {
      server.clock.advance(6 * DAY - SECOND);
      if (week < 4) refreshToken = await refreshed(refreshToken);
    }
    await refreshed(refreshToken);
    server.clock.advance(5 * SECOND);
    expect(await api.refresh(server, refreshToken)).toMatchObject(ENDED);
  });

  test('AC-219, AC-291, A21: log-out ends the sign-in, again and again, and no other', async () => {
    const buyer = await makeBuyer(server);
    const elsewhere = await signIn(buyer);
    const next = await refreshed(buyer.refreshToken);
    for (let time = 0; time < 2; time += 1) expect((await api.logout(server, next)).code).toBeUndefined();
    expect(await api.refresh(server, next)).toMatchObject(ENDED);
    expect(await api.refresh(server, buyer.refreshToken)).toMatchObject(ENDED);
    expect(await familyOf(next)).toMatchObject({ revokedReason: 'logout' });
    expect((await tokenRow(buyer.refreshToken)).successorSealed).toBeNull();
    await refreshed(elsewhere);
  });

  test('A21: log-out works with a token that is used already', async () => {
    const { refreshToken } = await makeBuyer(server);
    const next = await refreshed(refreshToken);
    expect((await api.logout(server, refreshToken)).code).toBeUndefined();
    expect(await api.refresh(server, next)).toMatchObject(ENDED);
  });

  const STRANGE = [
    ['a word', 'unknown'],
    ['what looks like a token', 'A'.repeat(43)],
    ['a NUL', '\0'],
    ['Hindi', 'रोटी'],
    ['90,000 letters', 'x'.repeat(90_000)],
  ] as const;

  test.each([['nothing', ''], ...STRANGE] as const)('AC-291: log-out of %s is fine', async (_name, token) => {
    const answer = await api.logout(server, token);
    expect([answer.code, answer.text]).toEqual([undefined, expect.stringMatching(/"(success|loggedOut)":true/)]);
  });

  test.each(STRANGE)('A23: %s refreshes nothing', async (_name, token) => {
    expect(await api.refresh(server, token)).toMatchObject(ENDED);
  });

  test.each([null, [], {}, 7, true, ''])('A23: %j as a token is bad input', async (token) => {
    expect((await api.refresh(server, token)).code).toBe('BAD_USER_INPUT');
  });

  test.each([null, [], {}, 7])('A23: %j cannot be logged out', async (token) => {
    expect((await api.logout(server, token)).code).toBe('BAD_USER_INPUT');
  });

  test('A13: an access token refreshes nothing, a refresh token signs nothing', async () => {
    const buyer = await makeBuyer(server);
    expect(await api.refresh(server, buyer.token)).toMatchObject(ENDED);
    expect((await server.graphql('{ me { id } }', {}, buyer.refreshToken)).code).toBe('UNAUTHENTICATED');
  });

  test('an account keeps ten sign-ins: the eleventh ends the oldest alone', async () => {
    const buyer = await makeBuyer(server);
    const tokens = [buyer.refreshToken];
    for (let device = 1; device < 11; device += 1) {
      server.clock.advance(SECOND);
      tokens.push(await signIn(buyer));
    }
    expect(await familiesOf(buyer)).toBe(10);
    expect(await api.refresh(server, tokens[0])).toMatchObject(ENDED);
    await refreshed(tokens[1] ?? '');
    await refreshed(tokens[10] ?? '');
  });

  test('A15: a removed account refreshes nothing', async () => {
    const buyer = await makeBuyer(server);
    await server.dataSource.manager.delete(UserEntity, { id: buyer.id });
    expect(await api.refresh(server, buyer.refreshToken)).toMatchObject(ENDED);
  });
});

test('AC-292: REST refreshes at both prefixes, 200 and 401', async () => {
  const { refreshToken } = await makeBuyer(server);
  const first = await server.rest('POST', '/auth/refresh', { body: { refreshToken } });
  expect(first.status).toBe(200);
  expect(first.body.data).toEqual({
    user: first.body.user,
    accessToken: first.body.accessToken,
    expiresIn: first.body.expiresIn,
    refreshToken: first.body.refreshToken,
  });
  const second = await server.rest('POST', '/api/auth/refresh', { body: { refreshToken: first.body.refreshToken } });
  expect(second.status).toBe(200);
  expect((await server.rest('POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(401);
});

test('A23: a refresh token of a megabyte is refused unread', async () => {
  const { status } = await server.rest('POST', '/api/auth/refresh', { body: { refreshToken: 'x'.repeat(1_000_000) } });
  expect(status).toBe(413);
});

test('AC-291: REST says 200 to a log-out, also of a token that nobody knows', async () => {
  for (const path of ['/auth/logout', '/api/auth/logout']) {
    const { status, body } = await server.rest('POST', path, { body: { refreshToken: 'unknown' } });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Logged out successfully!' });
  }
});

test('the 31st refresh of one sign-in within a minute is refused and changes nothing', async () => {
  const strict = await startTestServer({ rateLimitFactor: 1, clock: server.clock });
  try {
    let { refreshToken } = await makeBuyer(server);
    const other = await makeBuyer(server);
    for (let time = 0; time < 30; time += 1) {
      const answer = await INTERFACES[time % 2]?.refresh(strict, refreshToken);
      refreshToken = answer?.refreshToken ?? '';
    }
    for (const api of INTERFACES) expect((await api.refresh(strict, refreshToken)).code).toBe('RATE_LIMITED');
    expect((await tokenRow(refreshToken)).usedAt).toBeNull();
    expect((await INTERFACES[0]?.refresh(strict, other.refreshToken))?.code).toBeUndefined();
    strict.clock.advance(61_000);
    expect((await INTERFACES[0]?.refresh(strict, refreshToken))?.code).toBeUndefined();
  } finally {
    await strict.close();
  }
});

test('A19: a sealed successor opens with the same secret and for its own parent alone', () => {
  const sealed = new SuccessorSeal('one secret').seal('the successor', 'parent');
  expect(sealed).not.toContain('successor');
  expect(new SuccessorSeal('one secret').open(sealed, 'parent')).toBe('the successor');
  expect(() => new SuccessorSeal('one secret').open(sealed, 'another')).toThrow('unable to authenticate');
  expect(() => new SuccessorSeal('another secret').open(sealed, 'parent')).toThrow('unable to authenticate');
});

test('A19: the sweep erases sealed successors past the grace, and families past their last day', async () => {
  const sessions = new RefreshSessions('the sweep needs no secret');
  const { refreshToken } = await makeBuyer(server);
  const answer = await INTERFACES[0]?.refresh(server, refreshToken);
  await sessions.sweep(server.parts.systemContext());
  expect((await tokenRow(refreshToken)).successorSealed).not.toBeNull();
  server.clock.advance(21 * SECOND);
  await sessions.sweep(server.parts.systemContext());
  expect((await tokenRow(refreshToken)).successorSealed).toBeNull();
  expect(await familyOf(answer?.refreshToken ?? '')).toMatchObject({ revokedAt: null });
  server.clock.advance(30 * DAY);
  await sessions.sweep(server.parts.systemContext());
  await expect(tokenRow(refreshToken)).rejects.toThrow(EntityNotFoundError);
});
