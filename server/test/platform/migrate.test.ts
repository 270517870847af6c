import pg from 'pg';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { ENTITIES } from '../../src/bootstrap/entities.js';
import { MIGRATIONS } from '../../src/bootstrap/migrations.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { checkDurability, NotDurableError } from '../../src/platform/database/durability.js';
import { migrateJobs } from '../../src/platform/database/job-schema.js';
import { MigrationBlockedError, migrate } from '../../src/platform/database/migrate.js';
import { oneServerAtATime } from '../../src/platform/database/start-lock.js';
import { createLogger } from '../../src/platform/logger.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { startTcpProxy } from '../support/tcp-proxy.js';

/** How a client of PostgreSQL says that it goes, and how a server says that it ends the connection. */
const TERMINATE = 'X\0\0\0\x04';
const FIELDS = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const TERMINATED = Buffer.concat([Buffer.from([0x45, 0, 0, 0, FIELDS.length + 4]), Buffer.from(FIELDS)]);

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const pool = (url: string) => createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations: MIGRATIONS });

/** Gives the work an empty database on the server, and removes it afterwards. */
async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `annapath_migrate_${process.pid}`;
  await admin.query(`CREATE DATABASE ${name}`);
  try {
    await work(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href);
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** Takes the lock of a table until the report is done. */
async function longReport(url: string): Promise<{ done(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT count(*) FROM crops');
  return {
    async done() {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

/** Until the condition holds; the test's own time limit is the last word. */
async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

/** Whether a statement waits for a table. */
async function isWaiting(dataSource: DataSource): Promise<boolean> {
  const rows: unknown[] = await dataSource.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

class CropNote1999999999999 implements MigrationInterface {
  name = 'CropNote1999999999999';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE crops ADD COLUMN note text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE crops DROP COLUMN note');
  }
}

// Two servers, and settings of the server itself: the embedded database has neither.
if (ON_POSTGRES_SERVER) {
  describe('a database server', () => {
    test('is migrated once by servers that start together, also by those that wait beyond every limit', async () => {
      await withEmptyDatabase(async (url) => {
        const hasty = new URL(url);
        hasty.searchParams.set('options', '-c lock_timeout=20ms -c statement_timeout=200ms');
        const servers = await Promise.all([1, 2, 3].map(() => pool(hasty.href).initialize()));
        const waiting: string[] = [];
        const log = createLogger('info', { write: (line) => void waiting.push(line) });
        let letGo: () => void = () => undefined;
        const held = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        let isHeld = false;
        const database = { url: hasty.href, waitSeconds: 0 };
        const holder = oneServerAtATime({ url, waitSeconds: 0 }, log, () => {
          isHeld = true;
          return held;
        });
        await until(() => isHeld);
        const results = Promise.all(servers.map((server) => oneServerAtATime(database, log, () => migrate(server))));
        await until(() => waiting.length >= servers.length);
        expect(await servers[0]?.query("SELECT to_regclass('crops') AS crops")).toEqual([{ crops: null }]);
        letGo();
        await holder;
        const ran = (await results).map((names) => names.length).sort();
        expect(ran).toEqual([0, 0, MIGRATIONS.length]);
        await Promise.all(servers.map((server) => server.destroy()));
      });
    });

    test('is migrated once also by servers that have no lock of the start any more', async () => {
      await withEmptyDatabase(async (url) => {
        const servers = await Promise.all([1, 2, 3].map(() => pool(url).initialize()));
        const ran = await Promise.all(
          servers.map((server) => migrate(server, undefined, { tries: 10_000, pauseMs: 5 })),
        );
        expect(ran.flat().sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort());
        await Promise.all(servers.map((server) => server.destroy()));
      });
    });

    test('work that was done when its lock was found to be lost is not done again', async () => {
      await withEmptyDatabase(async (url) => {
        const other = await pool(url).initialize();
        let times = 0;
        const result = await oneServerAtATime({ url, waitSeconds: 20 }, createLogger('silent'), async () => {
          times += 1;
          const ended: unknown[] = await other.query(
            `SELECT pg_terminate_backend(pid, 5000) AS ended FROM pg_stat_activity
             WHERE datname = current_database() AND state = 'idle in transaction'`,
          );
          expect(ended).toEqual([{ ended: true }]);
          return 'done';
        });
        expect([result, times]).toEqual(['done', 1]);
        await other.destroy();
      });
    });

    test('may end a connection of the migrations while that is being closed', async () => {
      await withEmptyDatabase(async (url) => {
        const { hostname, port } = new URL(url);
        const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
        const through = Object.assign(new URL(url), { port: String(proxy.port) }).href;
        const dataSource = await pool(through).initialize();
        await migrateJobs(dataSource);
        proxy.answerAt(TERMINATE, TERMINATED);
        await migrateJobs(dataSource);
        expect(await dataSource.query('SELECT 1 AS lives')).toEqual([{ lives: 1 }]);
        await dataSource.destroy();
        await proxy.close();
      });
    });

    test('serves on while a migration asks for a table that a long report holds, and is migrated after it', async () => {
      await withEmptyDatabase(async (url) => {
        const before = await pool(url).initialize();
        await migrate(before);
        const next = await createDataSource({
          url,
          poolSize: 2,
          entities: ENTITIES,
          migrations: [...MIGRATIONS, CropNote1999999999999],
        }).initialize();
        const report = await longReport(url);
        const migrated = migrate(next, undefined, { tries: 1_000, pauseMs: 10 });
        for (let round = 0; round < 3; round += 1) {
          await until(() => isWaiting(before));
          // The pool's own limit is what a visitor has.
          expect(await before.query('SELECT count(*)::int AS crops FROM crops')).toEqual([{ crops: 0 }]);
        }
        await report.done();
        expect(await migrated).toEqual(['CropNote1999999999999']);
        await Promise.all([before.destroy(), next.destroy()]);
      });
    });

    test('says which migration gave up, and keeps nothing of it', async () => {
      await withEmptyDatabase(async (url) => {
        const migrations = [...MIGRATIONS, CropNote1999999999999];
        const dataSource = await createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations }).initialize();
        const first = await pool(url).initialize();
        await migrate(first);
        const report = await longReport(url);
        const migrated = migrate(dataSource, undefined, { tries: 2, pauseMs: 10 });
        await expect(migrated).rejects.toThrow(MigrationBlockedError);
        await expect(migrated).rejects.toThrow('The migration CropNote1999999999999 gave up');
        await report.done();
        expect(await migrate(dataSource)).toEqual(['CropNote1999999999999']);
        await Promise.all([first.destroy(), dataSource.destroy()]);
      });
    });

    test('that may forget confirmed writes is refused, and named (security.md D18)', async () => {
      const durable = await pool(serverUrl).initialize();
      await expect(checkDurability(durable)).resolves.toBeUndefined();
      await durable.destroy();
      const forgetful = new URL(serverUrl);
      forgetful.searchParams.set('options', '-c synchronous_commit=off');
      const dataSource = await pool(forgetful.href).initialize();
      await expect(checkDurability(dataSource)).rejects.toThrow(NotDurableError);
      await expect(checkDurability(dataSource)).rejects.toThrow('synchronous_commit is off');
      await dataSource.destroy();
    });
  });
} else {
  test('the migrations of an embedded database are all done, in order', async () => {
    const [url] = JSON.parse(process.env.WORKER_DATABASE_URLS ?? '[]') as string[];
    const dataSource = await pool(url ?? '').initialize();
    expect(await migrate(dataSource)).toEqual([]);
    const rows: Array<{ name: string }> = await dataSource.query('SELECT name FROM migrations ORDER BY id');
    expect(rows.map((row) => row.name)).toEqual(MIGRATIONS.map((migration) => migration.name));
    await dataSource.destroy();
  });
}
