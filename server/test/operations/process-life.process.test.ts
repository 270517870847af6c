import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../../src/bootstrap/migrations.js';
import { BID_LIMITS } from '../../src/modules/bids/bid.limits.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import {
  killBuiltServers,
  newBidder,
  type OwnDatabase,
  ownDatabase,
  startBuiltServer,
  untilReady,
} from './built-server.js';

const FAULTS = new URL('./reject-on-signal.mjs', import.meta.url);
const WRITERS = 8;
const BIDS_A_MINUTE = BID_LIMITS.bids.points;
/** How often three servers start together; `START_ROUNDS=10` before a release. */
const START_ROUNDS = Number(process.env.START_ROUNDS ?? 2);

const folder = mkdtempSync(join(tmpdir(), 'annapath-life-'));
afterEach(killBuiltServers);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// On the embedded database alone: it is the process that is looked at.
if (!ON_POSTGRES_SERVER) {
  test('D6: an error that nobody caught ends the process, which says so', async () => {
    const server = await startBuiltServer({ DATA_DIR: folder }, FAULTS);
    await untilReady(server);
    server.child.kill('SIGUSR2');
    const { code, output } = await server.ended;
    expect(code).toBe(1);
    const last = output.split('\n').find((line) => line.includes('uncaught exception'));
    expect(JSON.parse(last ?? '{}')).toMatchObject({ level: 60, msg: 'uncaught exception' });
    expect(last).toContain('RangeError');
    // What an error says may be somebody's data.
    expect(output).not.toContain('canary');
  });

  test('somebody who bids without end is refused, and ends nothing', async () => {
    const server = await startBuiltServer({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1' });
    const { bid } = await newBidder(server);
    const statuses: number[] = [];
    for (let rupees = 1; rupees <= BIDS_A_MINUTE + 2; rupees += 1) statuses.push((await bid(2_000 + rupees)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    await untilReady(server);
  });
}

/** The embedded database dies with the server: what it has confirmed is tried in `start-up.process.test.ts`. */
if (ON_POSTGRES_SERVER) {
  describe('on a database server', () => {
    let database: OwnDatabase;
    let settings: Record<string, string>;
    beforeAll(async () => {
      database = await ownDatabase('killed');
      settings = { DATA_DIR: join(folder, 'killed'), DATABASE_URL: database.url };
    });
    afterAll(() => database.drop());

    /** What stands in the table, whoever wrote it, in rupees. */
    async function amountsOn(cropId: string): Promise<number[]> {
      const { rows } = await database.client.query<{ rupees: number }>(
        'SELECT (amount_paise / 100)::int AS rupees FROM bids WHERE crop_id = $1 ORDER BY 1',
        [cropId],
      );
      return rows.map(({ rupees }) => rupees);
    }

    test('D7: no bid that was answered is lost when the server is killed', async () => {
      const server = await startBuiltServer(settings);
      const { bid, cropId } = await newBidder(server);
      const answered: number[] = [];
      let amount = 0;
      const write = async () => {
        for (;;) {
          amount += 1;
          const mine = amount;
          const answer = await bid(mine).catch(() => undefined);
          if (answer === undefined) return;
          expect(answer.status).toBe(201);
          answered.push(mine);
          // In the middle of the others' bids.
          if (answered.length === 30) server.child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, write));
      expect((await server.ended).signal).toBe('SIGKILL');

      const stored = await amountsOn(cropId);
      expect(answered.filter((mine) => !stored.includes(mine))).toEqual([]);
      // Each once, and no more than were under way beside them.
      expect(new Set(stored).size).toBe(stored.length);
      expect(stored.length).toBeLessThanOrEqual(answered.length + WRITERS);
    }, 60_000);

    test('D12: a stop lets fifty bids under way finish; who is not let in any more has no bid', async () => {
      // After a kill, on the same database: a start needs nothing else.
      const server = await startBuiltServer(settings);
      const { bid, cropId } = await newBidder(server);
      let isTold = false;
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const answer = await bid(index + 1).catch(() => undefined);
          // A second signal would end it at once.
          if (!isTold) server.child.kill('SIGTERM');
          isTold = true;
          return { amount: index + 1, status: answer?.status };
        }),
      );
      expect(await server.ended).toMatchObject({ code: 0, signal: null });
      for (const { status } of outcomes) expect([201, 503, undefined]).toContain(status);
      const placed = outcomes.filter(({ status }) => status === 201).map(({ amount }) => amount);
      expect(placed.length).toBeGreaterThan(1);
      expect(await amountsOn(cropId)).toEqual(placed);
    }, 60_000);

    test('D15: three servers that start at once on an empty database make one schema and one set of rows', async () => {
      for (let round = 0; round < START_ROUNDS; round += 1) {
        const empty = await ownDatabase(`thrice_${round}`);
        try {
          // With the sample marketplace: the most that a start has to do.
          const own = { DATABASE_URL: empty.url, DATA_DIR: join(folder, `round-${round}`) };
          const all = { ...settings, ...own, APP_MODE: 'development' };
          const servers = await Promise.all([1, 2, 3].map(() => startBuiltServer(all)));
          for (const { rest } of servers) {
            await untilReady({ rest });
            expect((await rest('GET', '/api/mandi-prices?limit=100')).status).toBe(200);
          }
          const { rows } = await empty.client.query(`
            SELECT (SELECT count(*)::int FROM migrations) AS migrations,
                   (SELECT count(DISTINCT name)::int FROM migrations) AS names,
                   (SELECT count(*)::int FROM mandi_prices) AS prices,
                   (SELECT count(*)::int FROM users WHERE email = 'ramesh@annapath.example') AS ramesh`);
          expect(rows[0].migrations).toBe(rows[0].names);
          expect(rows[0]).toMatchObject({ prices: 98, ramesh: 1 });
        } finally {
          await killBuiltServers();
          await empty.drop();
        }
      }
    }, 600_000);

    describe('D15: the connection that holds the lock of a start is ended by the database', () => {
      let empty: OwnDatabase;
      beforeEach(async () => {
        empty = await ownDatabase('locked');
        // A table of this name, of which nobody knows yet whether it stays: the first migration waits.
        await empty.client.query('BEGIN');
        await empty.client.query('CREATE TABLE users ()');
      });
      afterEach(async () => {
        await killBuiltServers();
        await empty.drop();
      });

      const start = (name: string) =>
        startBuiltServer({ ...settings, DATABASE_URL: empty.url, DATA_DIR: join(folder, name) });

      /** The backends of this database of which the condition holds, once there are any. */
      async function backends(condition: string): Promise<number[]> {
        for (;;) {
          // Within a transaction it would see the same ones for ever.
          await empty.client.query('SELECT pg_stat_clear_snapshot()');
          const { rows } = await empty.client.query<{ pid: number }>(
            `SELECT pid FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${condition}`,
          );
          if (rows.length > 0) return rows.map(({ pid }) => pid);
        }
      }
      async function end(condition: string): Promise<void> {
        const [pid, ...more] = await backends(condition);
        expect(more).toEqual([]);
        const { rows } = await empty.client.query('SELECT pg_terminate_backend($1, 5000) AS gone', [pid]);
        expect(rows).toEqual([{ gone: true }]);
      }
      /** All backends of the one server that is there, once its migration waits. */
      async function whileMigrating(): Promise<string> {
        await backends("wait_event_type = 'Lock'");
        return (await backends('true')).join();
      }
      const HOLDS_LOCK = "query LIKE 'SELECT pg_try_advisory_xact_lock%' AND state = 'idle in transaction'";

      async function expectOneSchema(): Promise<void> {
        const { rows } = await empty.client.query(
          'SELECT count(*)::int AS migrations, count(DISTINCT name)::int AS names FROM migrations',
        );
        expect(rows).toEqual([{ migrations: MIGRATIONS.length, names: MIGRATIONS.length }]);
      }

      test('while it waits', async () => {
        const first = start('waiting-1');
        const pids = await whileMigrating();
        const second = start('waiting-2');
        // Between two looks at the lock nothing is open.
        await end(`pid NOT IN (${pids}) AND query = 'ROLLBACK'`);
        await empty.client.query('ROLLBACK');
        for (const each of await Promise.all([first, second])) await untilReady(each);
        await expectOneSchema();
      }, 120_000);

      test('while it migrates, and another server goes on with the lock', async () => {
        const first = start('migrating-1');
        const pids = await whileMigrating();
        const second = start('migrating-2');
        await end(`pid IN (${pids}) AND ${HOLDS_LOCK}`);
        // Now the other one has it.
        await backends(`pid NOT IN (${pids}) AND ${HOLDS_LOCK}`);
        await empty.client.query('ROLLBACK');
        for (const each of await Promise.all([first, second])) await untilReady(each);
        await expectOneSchema();
      }, 120_000);

      test('and so is that of its migration', async () => {
        const only = start('alone');
        await whileMigrating();
        await end("wait_event_type = 'Lock'");
        await empty.client.query('ROLLBACK');
        await untilReady(await only);
        await expectOneSchema();
      }, 120_000);
    });
  });
}
