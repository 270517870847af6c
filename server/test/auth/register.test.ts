import { AUTH_LIMITS } from '../../src/modules/auth/auth.limits.js';
import { PASSWORDS_DIFFER } from '../../src/modules/auth/sign-up.rules.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import { signUpFields } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { INTERFACES } from './interfaces.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const stored = (email: string) => server.dataSource.manager.findOneBy(UserEntity, { email: email.toLowerCase() });

/** Every key of a JSON value, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

describe.each(INTERFACES)('register through $name', (api) => {
  test('AC-289, AC-187, AC-193: an account is made and signed in', async () => {
    const fields = signUpFields({ role: 'farmer', gender: 'other' });
    const answer = await api.register(server, fields);
    expect(answer.code).toBeUndefined();
    expect(answer.user).toMatchObject({
      firstName: fields.firstName,
      lastName: fields.lastName,
      email: fields.email,
      phone: fields.phone,
    });
    expect(String(answer.user.role).toLowerCase()).toBe('farmer');
    expect(String(answer.user.gender).toLowerCase()).toBe('other');
    const me = await server.graphql<{ me: { id: string } }>('{ me { id } }', {}, answer.accessToken);
    expect(me.data?.me.id).toBe(answer.user.id);
    expect((await api.refresh(server, answer.refreshToken)).code).toBeUndefined();
  });

  test('AC-189: neither the password nor its hash is in the answer', async () => {
    const fields = signUpFields();
    const answer = await api.register(server, fields);
    const hash = (await stored(fields.email))?.passwordHash ?? '';
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(answer.text).not.toContain(fields.password);
    expect(answer.text).not.toContain(hash);
    expect(keysOf(JSON.parse(answer.text)).filter((key) => /password|hash/i.test(key))).toEqual([]);
  });

  test('AC-249: role is buyer and gender male where they are left out', async () => {
    const { role: _role, gender: _gender, ...fields } = signUpFields();
    expect((await api.register(server, fields)).code).toBeUndefined();
    expect(await stored(fields.email)).toMatchObject({ role: 'buyer', gender: 'male' });
  });

  test.each<[string, string[]]>([
    ['firstName', ['firstName']],
    ['lastName', ['lastName']],
    ['email', ['email']],
    ['phone', ['phone']],
    ['password', ['password', 'confirmPassword']],
    ['confirmPassword', ['confirmPassword']],
  ])('AC-244: without %s nothing is stored', async (field, named) => {
    const fields: Record<string, unknown> = signUpFields();
    const empty = await api.register(server, { ...fields, [field]: '' });
    expect([empty.code, empty.fields.map((problem) => problem.field)]).toEqual(['BAD_USER_INPUT', named]);
    const missing = await api.register(server, { ...fields, [field]: undefined });
    expect([missing.code, missing.fields[0]?.field]).toEqual(['BAD_USER_INPUT', field]);
    expect(await stored(String(fields.email))).toBeNull();
  });

  test('AC-248: passwords that differ are refused in the words of the specification', async () => {
    const fields = signUpFields({ confirmPassword: 'Hari-fasal-2027' });
    const answer = await api.register(server, fields);
    expect(answer).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: PASSWORDS_DIFFER,
    });
    expect(answer.text).not.toContain('Hari-fasal');
    expect(await stored(fields.email)).toBeNull();
  });

  test('A9, G20: a password that is guessed first is refused, and is not in the answer', async () => {
    const fields = signUpFields({ password: 'kisan1234', confirmPassword: 'kisan1234' });
    const answer = await api.register(server, fields);
    expect([answer.code, answer.fields.map((problem) => problem.field)]).toEqual(['BAD_USER_INPUT', ['password']]);
    expect(answer.text).not.toContain('kisan1234');
    expect(await stored(fields.email)).toBeNull();
  });

  test('AC-290, N7: another spelling of a known e-mail is a conflict, and the account stays as it was', async () => {
    const fields = signUpFields();
    await api.register(server, fields);
    const before = await stored(fields.email);
    const again = await api.register(server, {
      ...signUpFields({ firstName: 'Somebody', role: 'farmer' }),
      email: ` ${fields.email.toUpperCase()} `,
    });
    expect(again).toMatchObject({ code: 'CONFLICT', message: 'An account with this e-mail already exists.' });
    expect(await stored(fields.email)).toEqual(before);
  });

  test('AC-001, Z9: there is no third role', async () => {
    const fields = signUpFields({ role: 'admin' });
    expect((await api.register(server, fields)).code).toBe('BAD_USER_INPUT');
    expect(await stored(fields.email)).toBeNull();
  });

  test('T9: of eight sign-ups with one e-mail at once one is stored, and the others are conflicts', async () => {
    const fields = signUpFields();
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.register(server, fields)));
    const codes = answers.map(({ code }) => code ?? 'stored').sort();
    expect(codes).toEqual([...Array(7).fill('CONFLICT'), 'stored']);
    expect(await server.dataSource.manager.countBy(UserEntity, { email: fields.email })).toBe(1);
  });
});

test('AC-289: REST answers 201 in the documented shape, with the tokens inside data and beside it', async () => {
  const fields = signUpFields();
  const { status, body, headers } = await server.rest('POST', '/auth/register', { body: fields });
  expect(status).toBe(201);
  const names = ['accessToken', 'data', 'expiresIn', 'message', 'refreshToken', 'success', 'user'];
  expect(Object.keys(body).sort()).toEqual(names);
  expect(body.success).toBe(true);
  const { user, accessToken, expiresIn, refreshToken } = body;
  expect(body.data).toEqual({ user, accessToken, expiresIn, refreshToken });
  expect(body.user).toEqual({
    _id: body.user.id,
    id: body.user.id,
    firstName: fields.firstName,
    lastName: fields.lastName,
    email: fields.email,
    phone: fields.phone,
    role: 'buyer',
    gender: 'female',
    createdAt: server.clock.now().toISOString(),
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('AC-244, AC-290: REST answers 400 with every field, and 409', async () => {
  const nothing = await server.rest('POST', '/api/auth/register', { body: {} });
  expect(nothing.status).toBe(400);
  expect(nothing.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'password',
    'confirmPassword',
  ]);
  const fields = signUpFields();
  await server.rest('POST', '/api/auth/register', { body: fields });
  expect((await server.rest('POST', '/api/auth/register', { body: fields })).status).toBe(409);
});

test('Z9, Z10: what a sign-up may not say is not heard', async () => {
  const victim = await server.rest('POST', '/api/auth/register', { body: signUpFields({ firstName: 'Victim' }) });
  const fields = signUpFields();
  const { status, body } = await server.rest('POST', '/api/auth/register', {
    body: { ...fields, id: victim.body.user.id, _id: victim.body.user.id, isVerified: true, verified: true, rating: 5 },
  });
  expect(status).toBe(201);
  expect(body.user.id).not.toBe(victim.body.user.id);
  expect(await stored(fields.email)).toMatchObject({ verified: false, role: 'buyer' });
  expect(await stored(victim.body.user.email)).toMatchObject({ firstName: 'Victim' });
});

test('Z9: GraphQL knows no further field', async () => {
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { session { accessToken } } }';
  const { role: _role, gender: _gender, ...fields } = signUpFields();
  const answer = await server.graphql(query, { input: { ...fields, verified: true } });
  expect(answer.code).toBe('BAD_USER_INPUT');
  expect(answer.text).not.toContain(fields.password);
  expect(await stored(fields.email)).toBeNull();
});

test.each(['null', '"text"', '[]', '{', ''])('R1: the body %j is refused without harm', async (body) => {
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, code: 'BAD_USER_INPUT' });
});

test('A6: the 21st sign-up within an hour from one address is refused, through either interface', async () => {
  const strict = await startTestServer({ rateLimitFactor: 1 });
  // The other tests of this file came from the same address.
  await strict.parts.limits.clear(AUTH_LIMITS.register, '127.0.0.1');
  try {
    for (let index = 0; index < 20; index += 1) {
      const answer = await INTERFACES[index % 2]?.register(strict, signUpFields());
      expect(answer?.code).toBeUndefined();
    }
    for (const api of INTERFACES) {
      const fields = signUpFields();
      expect((await api.register(strict, fields)).code).toBe('RATE_LIMITED');
      expect(await stored(fields.email)).toBeNull();
    }
    strict.clock.advance(3_601_000);
    expect((await INTERFACES[0]?.register(strict, signUpFields()))?.code).toBeUndefined();
  } finally {
    await strict.close();
  }
});
