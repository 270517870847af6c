import { createLogger } from '../../src/platform/logger.js';
import { signUpFields } from '../factories.js';
import { startTestServer } from '../harness.js';

test('A24, P2: no password, token, e-mail or phone number reaches a log line', async () => {
  const server = await startTestServer();
  try {
    const fields = signUpFields({
      phone: '9812309876',
      password: 'canary-fasal-77',
      confirmPassword: 'canary-fasal-77',
    });
    const post = (path: string, body: object) => server.rest('POST', path, { body });
    const { body } = await post('/auth/register', fields);
    await post('/auth/register', fields);
    await post('/auth/login', { email: fields.email, password: 'canary-wrong-78' });
    const login = await post('/auth/login', { email: fields.email, password: fields.password });
    const next = await post('/auth/refresh', { refreshToken: body.refreshToken });
    server.clock.advance(21_000);
    await post('/auth/refresh', { refreshToken: body.refreshToken });
    await post('/auth/logout', { refreshToken: login.body.refreshToken });
    await server.rest('GET', '/bids/my-bids', { token: next.body.accessToken });
    await server.rest('GET', `/api/crops?search=${fields.phone}&token=${login.body.accessToken}`);

    const text = server.logLines.join('');
    expect(text).toContain('this sign-in has been ended');
    expect(text).toContain('/auth/login');
    for (const secret of [
      'canary',
      fields.email,
      fields.phone,
      ...[body, login.body, next.body].flatMap((answer) => [answer.accessToken, answer.refreshToken]),
    ]) {
      // An answer without its token would make the next line prove nothing.
      expect(secret).toEqual(expect.stringMatching(/^\S{6,}$/));
      expect(text).not.toContain(secret);
    }
  } finally {
    await server.close();
  }
});

test('A24: a token counts in the Authorization header alone, and no answer hands an address on', async () => {
  const server = await startTestServer();
  try {
    const { body, headers } = await server.rest('POST', '/auth/register', { body: signUpFields() });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    for (const name of ['token', 'access_token', 'accessToken', 'authorization']) {
      const asked = await server.rest('GET', `/api/bids/my-bids?${name}=${body.accessToken}`);
      expect([name, asked.status]).toEqual([name, 401]);
    }
    const cookie = { cookie: `accessToken=${body.accessToken}; refreshToken=${body.refreshToken}` };
    expect((await server.rest('GET', '/api/bids/my-bids', { headers: cookie })).status).toBe(401);
    expect((await server.rest('GET', '/api/bids/my-bids', { token: body.accessToken })).status).toBe(200);
  } finally {
    await server.close();
  }
});

/** What stands under these names is nobody's to read in a log. */
const SECRET_NAMES = [
  ...['authorization', 'password', 'confirmPassword', 'passwordHash', 'accessToken', 'refreshToken'],
  ...['email', 'phone', 'firstName', 'lastName', 'variables'],
];

test.each(SECRET_NAMES)('P2: the logger masks what is called %s, at the top and one level down', (name) => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  log.info({ [name]: 'canary' }, 'at the top');
  log.info({ input: { [name]: 'canary' } }, 'one level down');
  const [top, below] = lines.map((line) => JSON.parse(line));
  expect(top).toMatchObject({ msg: 'at the top', [name]: '[removed]' });
  expect(below).toMatchObject({ msg: 'one level down', input: { [name]: '[removed]' } });
});

test('P2: an error is logged without its message and its properties, however it is handed over', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const cause = Object.assign(new Error('canary\n    at canary (/srv/canary.js:1:1)'), { detail: 'canary' });
  const error = Object.assign(new TypeError('canary', { cause }), { code: '23505', parameters: ['canary'] });
  log.error({ err: error }, 'refused');
  log.error(error);
  log.error(error, 'refused');
  log.child({ requestId: 'r' }).error({ err: error });
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(JSON.parse(line).err).toMatchObject({ name: 'TypeError', code: '23505', cause: { name: 'Error' } });
    expect(JSON.parse(line).err.frames[0]).toMatch(/test\/auth\/logs\.test\.ts:\d+:\d+$/);
    expect(line).not.toContain('canary');
  }
});
