import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { ENTITIES } from '../../src/entities.js';
import { MIGRATIONS } from '../../src/migrations.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { checkDurability, NotDurableError } from '../../src/platform/database/durability.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { ON_POSTGRES_SERVER } from '../harness.js';

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

/** How many wait for an advisory lock for longer than the limits that they came with. */
async function waitingLong(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event = 'advisory' AND clock_timestamp() - query_start > interval '100 ms'`,
  );
  return rows[0].waiting;
}

// Two servers, and settings of the server itself: the embedded database has neither.
if (ON_POSTGRES_SERVER) {
  describe('a database server', () => {
    test('is migrated once by servers that start together, also by those that wait beyond every limit', async () => {
      await withEmptyDatabase(async (url) => {
        const hasty = new URL(url);
        hasty.searchParams.set('options', '-c lock_timeout=20ms -c statement_timeout=20ms');
        const servers = await Promise.all([1, 2, 3].map(() => pool(hasty.href).initialize()));
        const holder = new pg.Client({ connectionString: url });
        await holder.connect();
        await holder.query('SELECT pg_advisory_lock(40402024)');
        const results = Promise.all(servers.map((server) => migrate(server)));
        while ((await waitingLong(holder)) < servers.length);
        await holder.query('SELECT pg_advisory_unlock(40402024)');
        const ran = (await results).map((names) => names.length).sort();
        expect(ran).toEqual([0, 0, MIGRATIONS.length]);
        await holder.end();
        await Promise.all(servers.map((server) => server.destroy()));
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
