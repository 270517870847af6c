import { UserEntity } from '../../src/modules/users/user.entity.js';
import type { ErrorCode } from '../../src/platform/errors/codes.js';
import { makeBuyer, signUpFields } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';

/** Everything that a sign-up brings, each value one that can be found again. */
const CANARIES = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  phone: '9812312345',
  password: 'canary-password-1',
  confirmPassword: 'canary-password-1',
};
const SIGN_UP = `mutation ($input: RegisterInput!) { register(input: $input) { session { accessToken } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = (sql: string) => server.dataSource.query(sql);

/** Signs up through both interfaces, which both refuse with the code; gives what was logged meanwhile about it. */
async function signUpTwice(code: ErrorCode): Promise<string> {
  const before = server.logLines.length;
  const fields = () => signUpFields({ ...CANARIES, email: `canary.${Math.random()}@example.in` });
  const rest = await server.rest('POST', '/api/auth/register', { body: fields() });
  const input = { ...fields(), role: 'BUYER', gender: 'FEMALE' };
  const graphql = await server.graphql(SIGN_UP, { input });
  expect([rest.body.code, graphql.code]).toEqual([code, code]);
  const refusals = server.logLines.slice(before).filter((line) => line.includes('"err":'));
  expect(refusals).toHaveLength(2);
  const text = refusals.join('');
  expect(text).not.toMatch(/canary|98123|argon2/i);
  expect(text).toMatch(/createUser src\/modules\/users\/create-user\.ts:\d+/);
  return text;
}

describe('a statement that fails at sign-up leaves its class, its SQLSTATE and our frames in the log, nothing else', () => {
  test('a violated constraint, which PostgreSQL explains with the whole row', async () => {
    await run('ALTER TABLE users ADD CONSTRAINT nobody_signs_up CHECK (false) NOT VALID');
    try {
      const text = await signUpTwice('BAD_USER_INPUT');
      expect(text).toContain('"code":"23514"');
      expect(text).toContain('"constraint":"nobody_signs_up"');
    } finally {
      await run('ALTER TABLE users DROP CONSTRAINT nobody_signs_up');
    }
  });

  test('a column that is gone', async () => {
    await run('ALTER TABLE users RENAME COLUMN gender TO gone');
    try {
      expect(await signUpTwice('INTERNAL')).toContain('"code":"42703"');
    } finally {
      await run('ALTER TABLE users RENAME COLUMN gone TO gender');
    }
  });

  test('a value that does not fit, which PostgreSQL quotes in its message', async () => {
    await run(`CREATE FUNCTION refuse_sign_up() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM (NEW.first_name || NEW.email || NEW.password_hash)::integer; RETURN NEW; END $$`);
    await run('CREATE TRIGGER refuse_sign_up BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION refuse_sign_up()');
    try {
      expect(await signUpTwice('BAD_USER_INPUT')).toContain('"code":"22P02"');
    } finally {
      await run('DROP FUNCTION refuse_sign_up CASCADE');
    }
  });

  // The embedded database serves one transaction at a time: nobody can hold a lock against another there.
  if (ON_POSTGRES_SERVER) {
    test('a locked table', async () => {
      const runner = server.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
      try {
        expect(await signUpTwice('UNAVAILABLE')).toContain('"code":"55P03"');
      } finally {
        await runner.rollbackTransaction();
        await runner.release();
      }
    });
  }
});

test('D13: a database whose disk is full is 503 with a time to come back, and nothing is half stored', async () => {
  await run(`CREATE FUNCTION refuse_sign_up() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
  // The account is stored by then; its sign-in is what finds no room.
  await run('CREATE TRIGGER refuse_sign_up BEFORE INSERT ON refresh_tokens EXECUTE FUNCTION refuse_sign_up()');
  const fields = signUpFields({ ...CANARIES, email: `canary.${Math.random()}@example.in` });
  try {
    const { status, headers } = await server.rest('POST', '/api/auth/register', { body: fields });
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  } finally {
    await run('DROP FUNCTION refuse_sign_up CASCADE');
  }
  expect(await server.dataSource.manager.existsBy(UserEntity, { email: fields.email })).toBe(false);
  expect((await server.rest('POST', '/api/auth/register', { body: fields })).status).toBe(201);
});

test('reading fails too: whose account it was stays out of the log', async () => {
  const buyer = await makeBuyer(server);
  const before = server.logLines.length;
  await run('ALTER TABLE users RENAME COLUMN verified TO gone');
  try {
    const { status } = await server.rest('POST', '/auth/login', {
      body: { email: buyer.email, password: 'canary-password-1' },
    });
    expect(status).toBe(500);
  } finally {
    await run('ALTER TABLE users RENAME COLUMN gone TO verified');
  }
  const text = server.logLines.slice(before).join('');
  expect(text).toContain('"code":"42703"');
  expect(text).not.toContain(buyer.email);
  expect(await server.dataSource.manager.existsBy(UserEntity, { id: buyer.id })).toBe(true);
});
