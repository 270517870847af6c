import type { QueryRunner } from 'typeorm';
import { readRows, readRowsByName, readTuples } from '../../src/platform/database/pipeline/plain-rows.js';
import { sendingOf } from '../../src/platform/database/pipeline/statement-names.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';

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

const KINDS = `SELECT g AS number, NULL::text AS nothing, 'टमाटर ' || g AS text, g::numeric / 4 AS part, g = 2 AS is_two,
    timestamptz '2026-11-25 10:00:00.5+00' AS moment, date '2026-11-25'::text AS day, ARRAY['a', NULL, 'b'] AS list,
    '{"a": [1, null]}'::jsonb AS json, 9007199254740993::bigint AS big
  FROM generate_series(1, :last::int) g`;

/** All that a connection may do with a statement: prepare it, ask it again, and ask several at once. */
async function eachTime<T>(ask: () => Promise<T>): Promise<T[]> {
  return [await ask(), await ask(), ...(await Promise.all([ask(), ask()]))];
}

test.each([true, false])(
  'rows are the same however often they are asked for, as objects and as tuples (planned once: %s)',
  async (isPlannedOnce) => {
    const values = { last: 3 };
    const text = isPlannedOnce ? KINDS : `${KINDS} WHERE true`;
    const plain: ReadonlyArray<Record<string, unknown>> = await connection.query(text.replace(':last', '$1'), [3]);
    expect(plain).toHaveLength(3);
    for (const rows of await eachTime(() => readTuples(connection.manager, text, values, { isPlannedOnce }))) {
      expect(rows).toEqual(plain.map((row) => Object.values(row)));
    }
    const asObjects = `${text} LIMIT 3`;
    for (const rows of await eachTime(() => readRowsByName(connection.manager, asObjects, values))) {
      expect(rows).toEqual(plain);
    }
  },
);

test('a statement without rows, and one that gives none this time', async () => {
  await connection.query('CREATE TEMPORARY TABLE marks (mark int)');
  const answers = await eachTime(() =>
    readRowsByName(connection.manager, 'INSERT INTO marks VALUES (:mark)', { mark: 1 }),
  );
  expect(answers).toEqual([[], [], [], []]);
  expect(await readRows(connection.manager, 'SELECT count(*)::int AS all FROM marks', {})).toEqual([{ all: 4 }]);
  for (const last of [0, 1, 0]) {
    expect(await readTuples(connection.manager, KINDS, { last }, { isPlannedOnce: true })).toHaveLength(last);
  }
});

test('a statement that fails tells whoever asked, and the connection goes on', async () => {
  const quotient = (by: number) =>
    readTuples(connection.manager, 'SELECT 12 / :by::int AS quotient', { by }, { isPlannedOnce: true });
  for (const by of [0, 3, 0, 4]) {
    if (by === 0)
      await expect(quotient(by)).rejects.toMatchObject({ message: 'division by zero', driverError: { code: '22012' } });
    else expect(await quotient(by)).toEqual([[12 / by]]);
  }
});

test('a value that cannot be sent is refused before anything goes, and the connection goes on', async () => {
  const sent = (text: unknown) => readRowsByName(connection.manager, 'SELECT :text::text AS text', { text });
  expect(await sent('a')).toEqual([{ text: 'a' }]);
  const circle: Record<string, unknown> = {};
  circle.circle = circle;
  await expect(sent(circle)).rejects.toThrow('circular');
  expect(await sent('b')).toEqual([{ text: 'b' }]);
});

test('what is known of a statement stays right where its table is changed: the connection says so and goes on', async () => {
  await connection.query('CREATE TEMPORARY TABLE boxes (width int)');
  await connection.query('INSERT INTO boxes VALUES (7)');
  const text = 'SELECT * FROM boxes';
  const boxes = () => readTuples(connection.manager, text, {}, { isPlannedOnce: true });
  expect(await boxes()).toEqual([[7]]);
  await connection.query('ALTER TABLE boxes ALTER width TYPE text');
  const again = await boxes().catch((error: Error) => error.message);
  // PostgreSQL keeps no plan whose columns are others; where statements have no names nothing is remembered. Names are given
  // to so many statements of a process, and test files that share one may have taken them all.
  const hasName = ON_POSTGRES_SERVER && sendingOf(text)?.name !== undefined;
  expect(again).toEqual(hasName ? 'cached plan must not change result type' : [['7']]);
  expect(await readRows(connection.manager, 'SELECT 1 AS one', {})).toEqual([{ one: 1 }]);
});
