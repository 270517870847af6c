import { readRowsByName } from '../../src/platform/database/plain-rows.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const KEPT = 'SELECT set_config(:name, :value, true) AS value';
const READ = 'SELECT current_setting(:name, true) AS value';
const name = 'annapath.said';

test('what is sent before anybody waits arrives in its order, with what TypeORM sends', async () => {
  const answers = await inTransaction(server.parts.systemContext(), (tx) =>
    Promise.all([
      readRowsByName(tx.db, KEPT, { name, value: 'first' }),
      readRowsByName(tx.db, READ, { name }),
      tx.db.query('SELECT current_setting($1, true) AS value', [name]),
      readRowsByName(tx.db, KEPT, { name, value: 'second' }),
    ]),
  );
  expect(answers.map(([row]) => row.value)).toEqual(['first', 'first', 'first', 'second']);
});

test('it ends with its transaction, and another transaction on the same connection begins anew', async () => {
  for (const value of ['one', 'other']) {
    const [[before]] = await inTransaction(server.parts.systemContext(), (tx) =>
      Promise.all([readRowsByName(tx.db, READ, { name }), readRowsByName(tx.db, KEPT, { name, value })]),
    );
    expect(before?.value || null).toBeNull();
  }
});

test('of several that are sent together the first that fails is told, and all are undone', async () => {
  const failing = inTransaction(server.parts.systemContext(), (tx) =>
    Promise.all([
      readRowsByName(tx.db, 'UPDATE users SET first_name = :name', { name: 'Nobody' }),
      readRowsByName(tx.db, 'SELECT 1 / :zero::int AS nothing', { zero: 0 }),
      readRowsByName(tx.db, READ, { name }),
    ]),
  );
  await expect(failing).rejects.toThrow('division by zero');
  expect(await server.dataSource.query("SELECT FROM users WHERE first_name = 'Nobody'")).toEqual([]);
});

test('a failure that nobody minds fails the commit: nothing is stored and nobody is told that it is', async () => {
  let isTold = false;
  const swallowing = inTransaction(server.parts.systemContext(), async (tx) => {
    await tx.afterCommit(() => {
      isTold = true;
    });
    await expect(tx.db.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
  });
  await expect(swallowing).rejects.toThrow('failed before its commit');
  expect(isTold).toBe(false);
});
