import { hash as argon2, verify as isOf } from '@node-rs/argon2';
import { RefreshFamilyEntity } from '../../src/modules/auth/refresh-session.entity.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import { AppError } from '../../src/platform/errors/app-error.js';
import { makeBuyer, makeFarmer, signUpFields, type TestPerson } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import { type AuthAnswer, INTERFACES } from './interfaces.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const WRONG = { code: 'UNAUTHENTICATED', message: 'E-mail or password is not right.' };
const credentialsOf = ({ email, password }: TestPerson) => ({ email, password });
const familiesOf = (userId: string) => server.dataSource.manager.countBy(RefreshFamilyEntity, { userId });

describe.each(INTERFACES)('login through $name', (api) => {
  test('AC-288: e-mail and password give the account and two tokens', async () => {
    const farmer = await makeFarmer(server);
    const answer = await api.login(server, { email: ` ${farmer.email.toUpperCase()} `, password: farmer.password });
    expect(answer.code).toBeUndefined();
    expect(answer.user).toMatchObject({ id: farmer.id, email: farmer.email });
    expect(answer.text).not.toContain(farmer.password);
    expect(answer.text).not.toContain('argon2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const me = await server.graphql<{ me: { id: string } }>('{ me { id } }', {}, answer.accessToken);
    expect(me.data?.me.id).toBe(farmer.id);
  });

  test('A4, AC-307: an unknown e-mail and a wrong password read the same to the byte, and begin nothing', async () => {
    const buyer = await makeBuyer(server);
    const before = await familiesOf(buyer.id);
    const wrong = await api.login(server, { email: buyer.email, password: 'not-this-one-1' });
    const unknown = await api.login(server, { email: signUpFields().email, password: 'not-this-one-1' });
    expect(wrong).toMatchObject(WRONG);
    expect(unknown.text).toBe(wrong.text);
    expect(await familiesOf(buyer.id)).toBe(before);
  });

  test('A5: an unknown e-mail costs a hash too', async () => {
    const verify = jest.spyOn(server.parts.passwords, 'verify');
    try {
      await api.login(server, { email: signUpFields().email, password: 'not-this-one-1' });
      expect(verify.mock.calls).toEqual([[null, 'not-this-one-1', expect.anything(), expect.any(Function)]]);
    } finally {
      verify.mockRestore();
    }
  });

  test.each([
    [{ email: '', password: 'x' }, ['email']],
    [{ email: '   ', password: 'x' }, ['email']],
    [{ email: 'a@b.in', password: '' }, ['password']],
    [{ email: '', password: '' }, ['email', 'password']],
  ])('AC-250: %j lacks %j', async (fields, missing) => {
    const answer = await api.login(server, fields);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(answer.fields.map(({ field }) => field)).toEqual(missing);
  });

  test.each([
    ['with a NUL', 'ram\0@example.in'],
    ['with half a character', 'ram\ud800@example.in'],
    ['that is SQL', "' OR 1=1 --"],
    ['of 50,000 letters', 'x'.repeat(50_000)],
  ])('I1, I5: an e-mail %s is just not right', async (_name, email) => {
    expect(await api.login(server, { email, password: 'not-this-one-1' })).toMatchObject(WRONG);
  });

  test('A8: a password is compared as it was typed', async () => {
    const password = ' Hari\0fasal ';
    const buyer = await makeBuyer(server, { password, confirmPassword: password });
    const tried = [' Hari\0fasal ', 'Hari\0fasal', ' Hari', ' hari\0fasal '];
    const codes: Array<AuthAnswer['code']> = [];
    for (const typed of tried) codes.push((await api.login(server, { email: buyer.email, password: typed })).code);
    expect(codes).toEqual([undefined, WRONG.code, WRONG.code, WRONG.code]);
  });

  test.each([
    ['पे\u095c-की-छाया', 'पे\u0921\u093c-की-छाया'],
    ['caf\u00e9-au-lait', 'cafe\u0301-au-lait'],
  ])('A8: a password is right in either form of Unicode: %s', async (one, other) => {
    for (const [password, typed] of [
      [one, other],
      [other, one],
    ] as const) {
      const buyer = await makeBuyer(server, { password, confirmPassword: typed });
      expect((await api.login(server, { email: buyer.email, password: typed })).code).toBeUndefined();
      const plain = one.normalize('NFD').replace(/[\u0301\u093c]/g, '');
      expect(await api.login(server, { email: buyer.email, password: plain })).toMatchObject(WRONG);
    }
  });

  test('A8: a hash of before, made of what was typed, is good in both forms and made anew', async () => {
    const [composed, apart] = ['caf\u00e9-au-lait', 'cafe\u0301-au-lait'];
    const { manager } = server.dataSource;
    const buyer = await makeBuyer(server, { password: composed, confirmPassword: composed });
    const old = await argon2(Buffer.from(apart), { memoryCost: 1_024, timeCost: 1, parallelism: 1 });
    await manager.update(UserEntity, { id: buyer.id }, { passwordHash: old });
    const hashOf = async () => (await manager.findOneByOrFail(UserEntity, { id: buyer.id })).passwordHash;
    expect(await api.login(server, { email: buyer.email, password: 'cafe-au-lait' })).toMatchObject(WRONG);
    expect(await hashOf()).toBe(old);
    expect((await api.login(server, { email: buyer.email, password: composed })).code).toBeUndefined();
    const renewed = await hashOf();
    expect(renewed).not.toBe(old);
    expect(await isOf(renewed, Buffer.from(composed))).toBe(true);
    expect((await api.login(server, { email: buyer.email, password: apart })).code).toBeUndefined();
    expect(await hashOf()).toBe(renewed);
  });

  test('A10: an account whose hash cannot be read cannot be signed in to; the log says so, without whose it is', async () => {
    const buyer = await makeBuyer(server);
    await server.dataSource.manager.update(UserEntity, { id: buyer.id }, { passwordHash: 'broken-hash' });
    const before = server.logLines.length;
    expect(await api.login(server, { email: buyer.email, password: buyer.password })).toMatchObject(WRONG);
    const lines = server.logLines.slice(before).filter((line) => line.includes('password hash cannot be read'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, requestId: expect.any(String), err: expect.anything() }),
    ]);
    for (const secret of [buyer.email, buyer.id, buyer.password, 'broken-hash']) expect(lines[0]).not.toContain(secret);
  });

  test('the answer says for how many seconds the access token is good, also after a refresh', async () => {
    const buyer = await makeBuyer(server);
    const login = await api.login(server, credentialsOf(buyer));
    expect(login.expiresIn).toBe(900);
    expect((await api.refresh(server, login.refreshToken)).expiresIn).toBe(900);
    expect((await api.register(server, signUpFields())).expiresIn).toBe(900);
  });
});

test.each([null, [], {}, 7, true])('I3: REST refuses %j for e-mail and password', async (value) => {
  const { status, body } = await server.rest('POST', '/api/auth/login', { body: { email: value, password: value } });
  expect(status).toBe(400);
  expect(body.errors).toHaveLength(2);
});

test('AC-288, A4: REST answers 200 and 401', async () => {
  const buyer = await makeBuyer(server);
  const right = await server.rest('POST', '/auth/login', { body: { email: buyer.email, password: buyer.password } });
  expect(right.status).toBe(200);
  expect(Object.keys(right.body.data).sort()).toEqual(['accessToken', 'expiresIn', 'refreshToken', 'user']);
  expect(right.body).toMatchObject({ expiresIn: right.body.data.expiresIn });
  const wrong = await server.rest('POST', '/auth/login', { body: { email: buyer.email, password: 'wrong-one-1' } });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ success: false, ...WRONG });
});

test('A2: a hundred guesses in one GraphQL request are refused before any password is looked at', async () => {
  const verify = jest.spyOn(server.parts.passwords, 'verify');
  try {
    const guess = (index: number) =>
      `g${index}: login(input: { email: "a@b.in", password: "guess-${index}" }) { session { accessToken } }`;
    const { status, code } = await server.graphql(
      `mutation { ${Array.from({ length: 100 }, (_, i) => guess(i)).join(' ')} }`,
    );
    expect([status, code]).toEqual([400, 'QUERY_TOO_EXPENSIVE']);
    expect(verify).not.toHaveBeenCalled();
  } finally {
    verify.mockRestore();
  }
});

describe('limits', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ rateLimitFactor: 1, clock: server.clock, settings: { TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => strict.close());

  const loginFrom = (address: string, email: string, password: string) =>
    strict.rest('POST', '/api/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': address } });

  test('A1, A3: five failures through either interface close the door for a while, even to the right password', async () => {
    const buyer = await makeBuyer(server);
    for (let index = 0; index < 5; index += 1) {
      const answer = await INTERFACES[index % 2]?.login(strict, { email: buyer.email, password: 'wrong-one-1' });
      expect(answer?.code).toBe('UNAUTHENTICATED');
    }
    for (const api of INTERFACES) {
      expect((await api.login(strict, credentialsOf(buyer))).code).toBe('RATE_LIMITED');
    }
    const refused = await strict.rest('POST', '/api/auth/login', { body: credentialsOf(buyer) });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect((await loginFrom('203.0.113.9', buyer.email, buyer.password)).status).toBe(200);
    strict.clock.advance(901_000);
    expect((await INTERFACES[0]?.login(strict, credentialsOf(buyer)))?.code).toBeUndefined();
  });

  test('A1, A2: of twelve guesses at the same moment five are judged; the right password from elsewhere is fine', async () => {
    const buyer = await makeBuyer(server);
    const verify = jest.spyOn(strict.parts.passwords, 'verify');
    try {
      const guesses = Array.from({ length: 12 }, (_, index) =>
        loginFrom('203.0.113.12', buyer.email, `wrong-one-${index}`),
      );
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
      expect(verify).toHaveBeenCalledTimes(5);
    } finally {
      verify.mockRestore();
    }
    expect((await loginFrom('203.0.113.13', buyer.email, buyer.password)).status).toBe(200);
  });

  test('A1: neither right passwords nor refused tries use up what the address or the e-mail has', async () => {
    const buyer = await makeBuyer(server);
    const from = (address: string, password: string) => loginFrom(address, buyer.email, password);
    for (let index = 0; index < 5; index += 1) await from('203.0.113.14', 'wrong-one-1');
    for (let index = 0; index < 50; index += 1) {
      expect((await from('203.0.113.14', 'wrong-one-1')).status).toBe(429);
      expect((await from('203.0.113.15', buyer.password)).status).toBe(200);
    }
  });

  test('A1, A7: a try whose password nobody looked at costs nothing', async () => {
    const buyer = await makeBuyer(server);
    const busy = new AppError('UNAVAILABLE', 'Very many people are here right now.');
    const verify = jest.spyOn(strict.parts.passwords, 'verify').mockRejectedValue(busy);
    try {
      for (let index = 0; index < 6; index += 1) {
        expect((await loginFrom('203.0.113.16', buyer.email, buyer.password)).status).toBe(503);
      }
    } finally {
      verify.mockRestore();
    }
    expect((await loginFrom('203.0.113.16', buyer.email, buyer.password)).status).toBe(200);
  });

  test('A1: sixty wrong passwords from thirty networks shut out the guessers, not the owner', async () => {
    const buyer = await makeBuyer(server);
    const wrongFrom = (address: string) => loginFrom(address, buyer.email, 'wrong-one-1');
    const statuses: number[] = [];
    // Two failures an address: neither the limit of an address with an e-mail nor that of an address is near.
    for (let index = 1; index <= 30; index += 1) {
      for (const _ of [1, 2]) statuses.push((await wrongFrom(`198.51.100.${index}`)).status);
    }
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(statuses.slice(50)).toEqual(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 401 : 429)));

    expect((await loginFrom('198.51.100.99', buyer.email, buyer.password)).status).toBe(200);
    expect((await loginFrom('198.51.100.99', buyer.email, buyer.password)).status).toBe(200);
    const refused = await loginFrom('198.51.100.30', buyer.email, buyer.password);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    strict.clock.advance(3_601_000);
    expect((await loginFrom('198.51.100.30', buyer.email, buyer.password)).status).toBe(200);
  });

  test('A1: the /64 networks of one /48 are one guesser', async () => {
    const buyer = await makeBuyer(server);
    for (let index = 1; index <= 25; index += 1) {
      for (const _ of [1, 2]) await loginFrom(`198.51.100.${index}`, buyer.email, 'wrong-one-1');
    }
    expect((await loginFrom('2001:db8:77:1::1', buyer.email, 'wrong-one-1')).status).toBe(401);
    expect((await loginFrom('2001:db8:77:2::1', buyer.email, buyer.password)).status).toBe(429);
    expect((await loginFrom('2001:db8:78:1::1', buyer.email, buyer.password)).status).toBe(200);
  });

  test('A1: each further failure makes the wait longer', async () => {
    const buyer = await makeBuyer(server);
    const waits: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { headers } = await loginFrom('203.0.113.10', buyer.email, 'wrong-one-1');
      const wait = Number(headers.get('retry-after'));
      waits.push(wait);
      strict.clock.advance(wait * 1_000);
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 2, 0, 4, 0, 8, 0]);
  });

  // The embedded database belongs to one process: there is nobody to count with.
  if (ON_POSTGRES_SERVER) {
    test('D15: two servers on one database count failures together', async () => {
      const other = await startTestServer({
        rateLimitFactor: 1,
        clock: server.clock,
        settings: { TRUSTED_PROXIES: '1' },
      });
      try {
        const buyer = await makeBuyer(server);
        const headers = { 'x-forwarded-for': '203.0.113.40' };
        const body = { email: buyer.email, password: 'wrong-one-1' };
        const statuses: number[] = [];
        for (let index = 0; index < 6; index += 1) {
          const answer = await (index % 2 === 0 ? strict : other).rest('POST', '/auth/login', { body, headers });
          statuses.push(answer.status);
        }
        expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      } finally {
        await other.close();
      }
    });
  }

  test('A1: the right password clears the count', async () => {
    const buyer = await makeBuyer(server);
    const codes: number[] = [];
    for (const password of ['wrong-one-1', 'wrong-one-1', 'wrong-one-1', 'wrong-one-1', buyer.password]) {
      codes.push((await loginFrom('203.0.113.11', buyer.email, password)).status);
    }
    for (let index = 0; index < 5; index += 1) {
      codes.push((await loginFrom('203.0.113.11', buyer.email, 'wrong-one-1')).status);
    }
    expect(codes).toEqual([401, 401, 401, 401, 200, 401, 401, 401, 401, 401]);
  });
});
