import { createHmac, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { AccessTokens } from '../../src/modules/auth/access-tokens.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import { makeBuyer, makeFarmer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';

const SECRET = 'a-secret-for-the-tests-alone-0123456789';
const OPTIONS = { issuer: 'annapath', audience: 'annapath-api' };
const HEADER = { alg: 'HS256', typ: 'at+jwt' };

let server: TestServer;
let buyer: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ settings: { JWT_SECRET: SECRET } });
  buyer = await makeBuyer(server);
});
afterAll(() => server.close());

const whoIs = async (token: string) =>
  (await server.graphql<{ me: { id: string } | null }>('{ me { id } }', {}, token)).data?.me?.id ?? null;
const nowSeconds = () => Math.floor(server.clock.now().getTime() / 1_000);
const claims = () => ({ sub: buyer.id, role: 'buyer', iat: nowSeconds(), exp: nowSeconds() + 600 });
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
  'A14: issued too long ago, whatever its expiry says': () =>
    jwt.sign({ ...claims(), iat: nowSeconds() - 901, exp: nowSeconds() + 86_400 }, SECRET, {
      ...OPTIONS,
      header: HEADER,
    }),
  expired: () => jwt.sign({ ...claims(), exp: nowSeconds() - 1 }, SECRET, { ...OPTIONS, header: HEADER }),
  'a role that there is not': () => jwt.sign({ ...claims(), role: 'admin' }, SECRET, { ...OPTIONS, header: HEADER }),
  'no account': () =>
    jwt.sign({ ...claims(), sub: '019aa000-0000-7000-8000-000000000000' }, SECRET, { ...OPTIONS, header: HEADER }),
  'an account that is no identifier': () =>
    jwt.sign({ ...claims(), sub: "' OR 1=1 --" }, SECRET, { ...OPTIONS, header: HEADER }),
  'AC-287: a changed claim': () => {
    const [head, , signature] = buyer.token.split('.');
    return `${head}.${base64({ ...(jwt.decode(buyer.token) as object), role: 'farmer' })}.${signature}`;
  },
  'no token at all': () => 'a.b.c',
  'a very long one': () => `${'a'.repeat(5_000)}.b.c`,
};

test.each(Object.keys(FORGED))('%s is a guest, and refused where one has to be signed in', async (reason) => {
  const token = FORGED[reason]?.() ?? '';
  expect(await whoIs(token)).toBeNull();
  expect((await server.rest('GET', '/api/bids/my-bids', { token })).status).toBe(401);
});

test('a token is good for fifteen minutes and says who and what, nothing more', async () => {
  const own = await makeBuyer(server);
  const said = jwt.decode(own.token) as Record<string, unknown>;
  expect(Object.keys(said).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'role', 'sub']);
  server.clock.advance(899_000);
  expect(await whoIs(own.token)).toBe(own.id);
  server.clock.advance(2_000);
  expect(await whoIs(own.token)).toBeNull();
});

test('sign and verify agree; another secret does not', () => {
  const now = new Date();
  const token = new AccessTokens(SECRET).sign({ id: buyer.id, role: 'buyer' }, now);
  expect(new AccessTokens(SECRET).verify(token, now)).toEqual({ id: buyer.id, role: 'buyer' });
  expect(new AccessTokens(`${SECRET}x`).verify(token, now)).toBeNull();
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
