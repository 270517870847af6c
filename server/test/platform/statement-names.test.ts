import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { readRows, readRowsByName } from '../../src/platform/database/pipeline/plain-rows.js';
import { keepsNames } from '../../src/platform/database/pipeline/statement-names.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';

let server: TestServer;
let connection: QueryRunner;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  connection = server.dataSource.createQueryRunner();
});
afterEach(() => connection.release());
afterAll(() => server.close());

/** The texts that PostgreSQL keeps by name on the connection. */
async function kept(): Promise<string[]> {
  const rows: ReadonlyArray<{ text: string }> = await connection.query(
    'SELECT statement AS text FROM pg_prepared_statements',
  );
  return rows.map(({ text }) => text);
}

const SUM = 'SELECT :one::int + :two::int + :one::int AS sum';

test('a statement is kept by name on a PostgreSQL server, and never in the embedded database, whose connections share names', async () => {
  for (const two of [2, 3]) {
    const rows = await readRowsByName<{ sum: number }>(connection.manager, SUM, { one: 1, two });
    expect(rows).toEqual([{ sum: two + 2 }]);
  }
  expect(await kept()).toEqual(ON_POSTGRES_SERVER ? ['SELECT $1::int + $2::int + $1::int AS sum'] : []);
});

test('what is put together for one caller is not kept', async () => {
  expect(await readRows(connection.manager, 'SELECT :value::text AS plain', { value: 'a' })).toEqual([{ plain: 'a' }]);
  expect((await kept()).filter((text) => text.includes('plain'))).toEqual([]);
});

test('a value that is missing is told, and nothing is sent', async () => {
  await expect(readRowsByName(connection.manager, SUM, { one: 1 })).rejects.toThrow('no value for two');
});

test('two statements that differ in one value that is written out do not get the same name', async () => {
  for (const value of [1, 2]) {
    expect(await readRowsByName(connection.manager, `SELECT ${value} AS value, :one::int`, { one: 1 })).toMatchObject([
      { value },
    ]);
  }
});

test('300 texts have a name; the others are sent like any other', async () => {
  // A copy of the module: the names of this process are shared by all test files of a worker.
  const copy = '../../src/platform/database/pipeline/statement-names.js?copy';
  const { sendingOf, statementByName }: typeof import('../../src/platform/database/pipeline/statement-names.js') =
    await import(copy);
  const texts = Array.from({ length: 310 }, (_, index) => statementByName(`SELECT :given::int * ${index}`).text);
  expect(texts[309]).toBe('SELECT $1::int * 309');
  const names = texts.map((text) => sendingOf(text)?.name);
  expect(new Set(names.slice(0, 300)).size).toBe(300);
  expect(names.filter((name) => name === undefined)).toEqual(names.slice(300));
});

test('a pooler is told from the database by the process that answers: no names behind it', async () => {
  const client = new pg.Client({ connectionString: workerDatabaseUrl() });
  await client.connect();
  try {
    expect(await keepsNames(client)).toBe(ON_POSTGRES_SERVER);
    // What a pooler calls a connection of its own is a number that it made up.
    expect(await keepsNames(Object.assign(client, { processID: 2_000_000_000 }))).toBe(false);
  } finally {
    await client.end();
  }
});
