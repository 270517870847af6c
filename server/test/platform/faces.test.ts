import { makeBuyer, type TestPerson } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';

/* What callers are told while the database cannot serve: always that it passes, and when to come back. */

const LIST = '{ crops(first: 1) { nodes { id } } }';
const TWO = `{ crops(first: 1) { nodes { id } } mandiPrices(first: 1) { nodes { id } } }`;

let server: TestServer;
let buyer: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await makeBuyer(server);
});
afterAll(() => server.close());

const run = (sql: string) => server.dataSource.query(sql);

/** Renames the table `crops` away and puts a view there whose reading fails with that SQLSTATE. */
async function whileCropsFailWith(state: string, work: () => Promise<void>): Promise<void> {
  await run('ALTER TABLE crops RENAME TO crops_aside');
  await run(`CREATE FUNCTION fail_to_read() RETURNS SETOF crops_aside LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$`);
  await run('CREATE VIEW crops AS SELECT * FROM fail_to_read()');
  try {
    await work();
  } finally {
    await run('DROP VIEW crops');
    await run('DROP FUNCTION fail_to_read');
    await run('ALTER TABLE crops_aside RENAME TO crops');
  }
}

const retryAfter = ({ headers }: { headers: Headers }) => headers.get('retry-after');

// No room on disk, no memory, too many connections, a primary that became a replica, a database that is stopped.
describe.each(['53100', '53200', '53300', '25006', '57P01'])('the database says %s', (state) => {
  test('REST and GraphQL are both 503 with a time to come back', async () => {
    await whileCropsFailWith(state, async () => {
      const rest = await server.rest('GET', '/api/crops?limit=1');
      expect(rest).toMatchObject({ status: 503, body: { success: false, code: 'UNAVAILABLE' } });
      expect(retryAfter(rest)).toBe('2');
      const graphql = await server.graphql(LIST);
      expect(graphql).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      expect(retryAfter(graphql)).toBe('2');
    });
    expect((await server.graphql(LIST)).status).toBe(200);
  });
});

test('an operation of which one part was answered keeps 200; the other part says that it passes', async () => {
  await whileCropsFailWith('53100', async () => {
    const answer = await server.graphql<{ crops: null; mandiPrices: object }>(TWO);
    expect(answer).toMatchObject({ status: 200, code: 'UNAVAILABLE' });
    expect(answer.errors).toMatchObject([{ path: ['crops'] }]);
    expect(answer.data).toEqual({ crops: null, mandiPrices: { nodes: expect.any(Array) } });
  });
});

// The embedded database serves one transaction at a time: nobody can hold a lock against another there.
if (ON_POSTGRES_SERVER) {
  test('what waits too long for a lock is 503, whether it reads or changes', async () => {
    const runner = server.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE crops IN ACCESS EXCLUSIVE MODE');
    const place = `mutation { placeBid(input: { cropId: "01890000-0000-7000-8000-000000000000", bidAmount: 5 }) { bid { id } } }`;
    try {
      const [rest, graphql, change] = await Promise.all([
        server.rest('GET', '/api/crops?limit=1'),
        server.graphql(LIST),
        server.graphql(place, {}, buyer.token),
      ]);
      expect(rest).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect(graphql).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      expect(change).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
}
