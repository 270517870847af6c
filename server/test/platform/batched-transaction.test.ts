import { readRowsByName, writeByName } from '../../src/platform/database/pipeline/plain-rows.js';
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

// A connection knows from the second time on what a statement gives, and gets it with others in one answer.
const MOMENT = new Date('2026-02-28T23:59:59.123Z');
const VALUES = `SELECT :moment::timestamptz AS moment, :amount::numeric(12,3) AS amount, :facts::jsonb AS facts,
  :nothing::text AS nothing, :names::text[] AS names, n FROM generate_series(1, 3) n`;
const sent = {
  moment: MOMENT,
  amount: 12.5,
  facts: JSON.stringify({ crop: 'गेहूं' }),
  nothing: null,
  names: ['a,b', 'c'],
};
const got = { moment: MOMENT, amount: '12.500', facts: { crop: 'गेहूं' }, nothing: null, names: ['a,b', 'c'] };

test.each(['the first time', 'the second time', 'the third time'])('%s rows have the same values', async () => {
  const [rows, [none], [kept]] = await inTransaction(server.parts.systemContext(), (tx) =>
    Promise.all([
      readRowsByName(tx.db, VALUES, sent),
      readRowsByName(tx.db, 'UPDATE users SET first_name = first_name WHERE first_name = :who', {
        who: 'nobody at all',
      }),
      readRowsByName(tx.db, KEPT, { name, value: 'said' }),
    ]),
  );
  expect(rows).toEqual([1, 2, 3].map((n) => ({ ...got, n })));
  expect([none, kept]).toEqual([undefined, { value: 'said' }]);
});

test.each(['the first time', 'the second time', 'the third time'])(
  '%s what fails is told with what was wrong, and the connection goes on',
  async () => {
    const said: string[] = [];
    const failing = inTransaction(server.parts.systemContext(), async (tx) => {
      const asked = [
        readRowsByName(tx.db, KEPT, { name, value: 'before' }),
        readRowsByName(tx.db, 'SELECT 10 / :divisor::int AS share', { divisor: 0 }),
        readRowsByName(tx.db, READ, { name }),
      ];
      for (const { status } of await Promise.allSettled(asked)) said.push(status);
      await Promise.all(asked);
    });
    await expect(failing).rejects.toMatchObject({ message: 'division by zero', driverError: { code: '22012' } });
    expect(said).toEqual(['fulfilled', 'rejected', 'rejected']);
    const [row] = await inTransaction(server.parts.systemContext(), (tx) =>
      readRowsByName(tx.db, 'SELECT 10 / :divisor::int AS share', { divisor: 5 }),
    );
    expect(row).toEqual({ share: 2 });
  },
);

describe.each(['the first time', 'the second time'])('what is written without waiting, %s', () => {
  const STORE =
    "INSERT INTO rate_limits (key, points, last_at, ends_at) VALUES (:key, :points, now(), now() + interval '1 hour')";
  const COUNT = 'SELECT count(*)::int AS count FROM rate_limits WHERE key = :key';
  const key = 'written later';
  const count = async () => (await readRowsByName(server.dataSource.manager, COUNT, { key }))[0]?.count;
  afterEach(() => server.dataSource.query('DELETE FROM rate_limits WHERE key = $1', [key]));

  test('is stored with the commit, and seen by whoever asks behind it, not by who asked before', async () => {
    const seen = await inTransaction(server.parts.systemContext(), async (tx) => {
      await readRowsByName(tx.db, READ, { name });
      const before = readRowsByName(tx.db, COUNT, { key });
      writeByName(tx.db, STORE, { key, points: 1 });
      const [behind] = await readRowsByName(tx.db, COUNT, { key });
      writeByName(tx.db, 'UPDATE rate_limits SET points = points + 1 WHERE key = :key', { key });
      return [(await before)[0]?.count, behind?.count];
    });
    expect(seen).toEqual([0, 1]);
    expect(await server.dataSource.query('SELECT points FROM rate_limits WHERE key = $1', [key])).toEqual([
      { points: 2 },
    ]);
  });

  test('fails the commit with what was wrong: nothing is stored, nobody is told, and the connection goes on', async () => {
    let isTold = false;
    const failing = inTransaction(server.parts.systemContext(), async (tx) => {
      await readRowsByName(tx.db, READ, { name });
      await tx.afterCommit(() => {
        isTold = true;
      });
      writeByName(tx.db, STORE, { key, points: 1 });
      writeByName(tx.db, STORE, { key, points: 2 });
    });
    await expect(failing).rejects.toMatchObject({ driverError: { code: '23505' } });
    expect([isTold, await count()]).toEqual([false, 0]);
    expect(await server.dataSource.query('SELECT now() = statement_timestamp() AS alone')).toEqual([{ alone: true }]);
  });

  test.each(['our own statement', "one of the ORM's"])('fails %s behind it with what was wrong', async (which) => {
    const failing = inTransaction(server.parts.systemContext(), async (tx) => {
      await readRowsByName(tx.db, READ, { name });
      writeByName(tx.db, STORE, { key, points: null });
      if (which === 'our own statement') await readRowsByName(tx.db, READ, { name });
      else await tx.db.query('SELECT 1');
    });
    await expect(failing).rejects.toMatchObject({ driverError: { code: '23502' } });
    expect(await count()).toBe(0);
  });

  test('is undone with what fails', async () => {
    const failing = inTransaction(server.parts.systemContext(), async (tx) => {
      await readRowsByName(tx.db, READ, { name });
      writeByName(tx.db, STORE, { key, points: 1 });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await count()).toBe(0);
  });
});
