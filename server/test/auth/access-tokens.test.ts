import { createHmac, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { AccessTokens } from '../../src/modules/auth/access-tokens.js';
import { Authenticator } from '../../src/modules/auth/authenticator.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import { ManualClock } from '../../src/platform/clock.js';
import { newId } from '../../src/platform/ids.js';
import { makeBuyer, makeFarmer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { INTERFACES } from './interfaces.js';

const SECRET = 'a-secret-for-the-tests-alone-0123456789';
const OPTIONS = { issuer: 'annapath', audience: 'annapath-api' };
const HEADER = { alg: 'HS256', typ: 'at+jwt' };

let server: TestServer;
let buyer: TestPerson;
let familyId: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { JWT_SECRET: SECRET } });
  buyer = await makeBuyer(server);
  familyId = (jwt.decode(buyer.token) as { sid: string }).sid;
});
afterAll(() => server.close());

const whoIs = async (token: string) =>
  (await server.graphql<{ me: { id: string } | null }>('{ me { id } }', {}, token)).data?.me?.id ?? null;
/** What a public read answers to a token, through each interface. */
async function publicReads(token: string) {
  const rest = await server.rest('GET', '/api/crops', { token });
  const graphql = await server.graphql('{ crops { nodes { id } } }', {}, token);
  return [
    { status: rest.status, code: rest.body.code, challenge: rest.headers.get('www-authenticate') },
    { status: graphql.status, code: graphql.code, challenge: graphql.headers.get('www-authenticate') },
  ];
}
const refusedWith = (code: string) => ({
  status: 401,
  code,
  challenge: expect.stringMatching(/^Bearer realm="annapath", error="invalid_token", error_description="[^"]+"$/),
});
const nowSeconds = () => Math.floor(server.clock.now().getTime() / 1_000);
const claims = () => ({ sub: buyer.id, sid: familyId, role: 'buyer', iat: nowSeconds(), exp: nowSeconds() + 600 });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('the token of the tests is told apart by what is wrong with it: this one is right', async () => {
  expect(await whoIs(jwt.sign(claims(), SECRET, { ...OPTIONS, header: HEADER }))).toBe(buyer.id);
  expect(await whoIs(signedWith(SECRET, HEADER, claims()))).toBe(buyer.id);
});

/** Signs what no library would: the real claims with any header and key. */
function signedWith(key: string | Buffer, header: object, payload: object): string {
  const text = `${base64(header)}.${base64({ ...payload, iss: OPTIONS.issuer, aud: OPTIONS.audience })}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** Tokens that are nobody's, each for one reason. */
const FORGED: Readonly<Record<string, () => string>> = {
  'A11: no algorithm': () => `${base64({ ...HEADER, alg: 'none' })}.${base64({ ...claims(), ...OPTIONS })}.`,
  'A11: HS512 with the right key': () =>
    jwt.sign(claims(), SECRET, { ...OPTIONS, algorithm: 'HS512', header: { ...HEADER, alg: 'HS512' } }),
  'A11: RS256 with a key of their own': () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return jwt.sign(claims(), privateKey, { ...OPTIONS, algorithm: 'RS256', header: { ...HEADER, alg: 'RS256' } });
  },
  'A11: a key of their own in the header': () => {
    const key = 'another secret, also long enough';
    return signedWith(key, { ...HEADER, jwk: { kty: 'oct', k: Buffer.from(key).toString('base64url') } }, claims());
  },
  'A11: a key identifier that is a path': () =>
    signedWith(Buffer.alloc(0), { ...HEADER, kid: '../../dev/null' }, claims()),
  'A13: another type': () => jwt.sign(claims(), SECRET, { ...OPTIONS, header: { ...HEADER, typ: 'JWT' } }),
  'A13: another issuer': () => jwt.sign(claims(), SECRET, { ...OPTIONS, issuer: 'somebody', header: HEADER }),
  'A13: another audience': () => jwt.sign(claims(), SECRET, { ...OPTIONS, audience: 'somebody', header: HEADER }),
  'A14: no expiry': () => signedWith(SECRET, HEADER, { ...claims(), exp: undefined }),
  'a role that there is not': () => jwt.sign({ ...claims(), role: 'admin' }, SECRET, { ...OPTIONS, header: HEADER }),
  'no account': () =>
    jwt.sign({ ...claims(), sub: '019aa000-0000-7000-8000-000000000000' }, SECRET, { ...OPTIONS, header: HEADER }),
  'an account that is no identifier': () =>
    jwt.sign({ ...claims(), sub: "' OR 1=1 --" }, SECRET, { ...OPTIONS, header: HEADER }),
  'AC-287: a changed claim': () => {
    const [head, , signature] = buyer.token.split('.');
    return `${head}.${base64({ ...(jwt.decode(buyer.token) as object), role: 'farmer' })}.${signature}`;
  },
  'no sign-in': () => jwt.sign({ ...claims(), sid: undefined }, SECRET, { ...OPTIONS, header: HEADER }),
  'a sign-in that there is not': () =>
    jwt.sign({ ...claims(), sid: '019aa000-0000-7000-8000-000000000000' }, SECRET, { ...OPTIONS, header: HEADER }),
  'no token at all': () => 'a.b.c',
  'text without any form': () => 'nonsense',
  'a very long one': () => `${'a'.repeat(5_000)}.b.c`,
};

/** Tokens of ours whose time is over. */
const EXPIRED: Readonly<Record<string, () => string>> = {
  'past its expiry': () => jwt.sign({ ...claims(), exp: nowSeconds() - 1 }, SECRET, { ...OPTIONS, header: HEADER }),
  'A14: issued too long ago, whatever its expiry says': () =>
    jwt.sign({ ...claims(), iat: nowSeconds() - 901, exp: nowSeconds() + 86_400 }, SECRET, {
      ...OPTIONS,
      header: HEADER,
    }),
};

test.each(Object.keys(FORGED))('%s is 401 UNAUTHENTICATED, also where a guest may read', async (reason) => {
  const token = FORGED[reason]?.() ?? '';
  expect(await whoIs(token)).toBeNull();
  expect(await publicReads(token)).toEqual([refusedWith('UNAUTHENTICATED'), refusedWith('UNAUTHENTICATED')]);
});

test.each(Object.keys(EXPIRED))('%s is 401 TOKEN_EXPIRED, also where a guest may read', async (reason) => {
  const token = EXPIRED[reason]?.() ?? '';
  expect(await publicReads(token)).toEqual([refusedWith('TOKEN_EXPIRED'), refusedWith('TOKEN_EXPIRED')]);
  expect((await server.rest('GET', '/api/bids/my-bids', { token })).body.code).toBe('TOKEN_EXPIRED');
});

test('another scheme and an empty one are refused; the header of a proxy that asks for a password is not ours', async () => {
  const withHeader = (authorization: string) => server.rest('GET', '/api/crops', { headers: { authorization } });
  for (const wrong of [buyer.token, `Token ${buyer.token}`, 'Bearer', `Bearer ${buyer.token} x`]) {
    expect((await withHeader(wrong)).body.code).toBe('UNAUTHENTICATED');
  }
  expect((await withHeader('Basic c2l0ZTpwYXNz')).status).toBe(200);
});

test('A21: signing in, refreshing and logging out work with an expired token in the header', async () => {
  const token = EXPIRED['past its expiry']?.() ?? '';
  const own = await makeBuyer(server);
  const body = { email: own.email, password: own.password };
  const login = await server.rest('POST', '/api/auth/login', { body, token });
  expect(login.status).toBe(200);
  const again = await server.rest('POST', '/auth/refresh', { body: { refreshToken: own.refreshToken }, token });
  expect(again.status).toBe(200);
  const query = 'mutation ($t: String!) { refreshSession(input: { refreshToken: $t }) { session { accessToken } } }';
  expect((await server.graphql(query, { t: login.body.refreshToken }, token)).errors).toEqual([]);
  const out = await server.graphql(
    'mutation ($t: String!) { logout(input: { refreshToken: $t }) { loggedOut } }',
    { t: again.body.refreshToken },
    token,
  );
  expect(out.data).toEqual({ logout: { loggedOut: true } });
});

test('an upload with an expired token is refused for its token, before its body is read', async () => {
  const form = new FormData();
  form.append('operations', 'not even JSON');
  const token = EXPIRED['past its expiry']?.() ?? '';
  const answer = await server.rest('POST', '/graphql', { form, token, headers: { 'apollo-require-preflight': '1' } });
  expect(answer.status).toBe(401);
  expect(answer.body.errors[0].extensions.code).toBe('TOKEN_EXPIRED');
  expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
});

test('a token is good for fifteen minutes and says who and what, nothing more', async () => {
  const own = await makeBuyer(server);
  const said = jwt.decode(own.token) as Record<string, unknown>;
  expect(Object.keys(said).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'role', 'sid', 'sub']);
  server.clock.advance(899_000);
  expect(await whoIs(own.token)).toBe(own.id);
  server.clock.advance(2_000);
  expect(await whoIs(own.token)).toBeNull();
});

test('sign and verify agree; another secret does not', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const said = { id: buyer.id, role: 'buyer' as const, familyId };
  const token = new AccessTokens(SECRET).sign(said, now);
  const expiresAt = new Date('2026-11-22T10:15:00Z');
  expect(new AccessTokens(SECRET).verify(token, now)).toEqual({ ...said, expiresAt });
  expect(new AccessTokens(`${SECRET}x`).verify(token, now)).toBe('invalid');
});

test('A15: a removed account is noticed within five seconds', async () => {
  const own = await makeBuyer(server);
  expect(await whoIs(own.token)).toBe(own.id);
  await server.dataSource.manager.delete(UserEntity, { id: own.id });
  server.clock.advance(5_000);
  expect(await whoIs(own.token)).toBeNull();
  expect((await server.rest('GET', '/api/bids/my-bids', { token: own.token })).status).toBe(401);
});

test('A15: the role in force decides, not the one that was signed', async () => {
  const farmer = await makeFarmer(server);
  const listNothing = () => server.rest('POST', '/api/crops', { body: {}, token: farmer.token });
  expect((await listNothing()).status).toBe(400);
  await server.dataSource.manager.update(UserEntity, { id: farmer.id }, { role: 'buyer' });
  server.clock.advance(5_000);
  expect((await listNothing()).status).toBe(403);
});

test('me is the account itself, and null for a guest', async () => {
  const own = await makeBuyer(server);
  const query = '{ me { id firstName lastName email phone role gender createdAt } }';
  const { data } = await server.graphql<{ me: Record<string, unknown> }>(query, {}, own.token);
  expect(data?.me).toMatchObject({
    id: own.id,
    firstName: 'Sunita',
    email: own.email,
    role: 'BUYER',
    gender: 'FEMALE',
  });
  const guest = await server.graphql(query);
  expect(guest.errors).toEqual([]);
  expect(guest.data).toEqual({ me: null });
});

describe.each(INTERFACES)('an access token ends with its sign-in, log-out through $name', (api) => {
  test('A21: within five seconds both interfaces refuse it; another sign-in of the account goes on', async () => {
    const own = await makeBuyer(server);
    const elsewhere = await api.login(server, { email: own.email, password: own.password });
    expect(await whoIs(own.token)).toBe(own.id);
    await api.logout(server, own.refreshToken);
    server.clock.advance(5_000);
    expect(await publicReads(own.token)).toEqual([refusedWith('UNAUTHENTICATED'), refusedWith('UNAUTHENTICATED')]);
    expect((await server.rest('GET', '/api/bids/my-bids', { token: own.token })).status).toBe(401);
    expect(await whoIs(elsewhere.accessToken)).toBe(own.id);
  });

  test('A17: also where a replay ended it', async () => {
    const own = await makeBuyer(server);
    const next = await api.refresh(server, own.refreshToken);
    expect(await whoIs(next.accessToken)).toBe(own.id);
    server.clock.advance(21_000);
    await api.refresh(server, own.refreshToken);
    server.clock.advance(5_000);
    expect(await whoIs(next.accessToken)).toBeNull();
  });
});

describe('at admission', () => {
  /** Counts how often a signature is looked at. */
  class Counted extends AccessTokens {
    looked = 0;
    override verify(token: string, now: Date) {
      this.looked += 1;
      return super.verify(token, now);
    }
  }
  function atTheDoor() {
    const accessTokens = new Counted(SECRET);
    const { sessions, dataSource, clock } = { ...server.parts, clock: new ManualClock() };
    return {
      accessTokens,
      clock,
      authenticator: new Authenticator({ accessTokens, sessions, db: dataSource.manager, clock }),
    };
  }

  test('a signature that held is not looked at again, one that did not is looked at each time', () => {
    const { accessTokens, clock, authenticator } = atTheDoor();
    const ours = `Bearer ${accessTokens.sign({ id: buyer.id, role: 'buyer', familyId }, clock.now())}`;
    const theirs = `Bearer ${new AccessTokens(`${SECRET}x`).sign({ id: buyer.id, role: 'buyer', familyId }, clock.now())}`;
    expect([ours, ours, ours].map((header) => authenticator.isSigned(header))).toEqual([true, true, true]);
    expect(accessTokens.looked).toBe(1);
    expect([theirs, theirs].map((header) => authenticator.isSigned(header))).toEqual([false, false]);
    expect(accessTokens.looked).toBe(3);
  });

  test('what is remembered lets nobody in: whether the sign-in goes on is asked of each, and expiry is looked at', async () => {
    const { accessTokens, clock, authenticator } = atTheDoor();
    const header = `Bearer ${accessTokens.sign({ id: buyer.id, role: 'buyer', familyId: newId() }, clock.now())}`;
    expect(authenticator.isSigned(header)).toBe(true);
    // A sign-in that there is not.
    expect(await authenticator.authenticate(header)).toMatchObject({
      viewer: null,
      tokenRefusal: { code: 'UNAUTHENTICATED' },
    });
    expect(accessTokens.looked).toBe(1);
    clock.advance(15 * 60_000);
    expect(authenticator.isSigned(header)).toBe(false);
    expect(await authenticator.authenticate(header)).toMatchObject({ tokenRefusal: { code: 'TOKEN_EXPIRED' } });
  });
});
