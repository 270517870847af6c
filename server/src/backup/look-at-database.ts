import pg from 'pg';
import { IMAGE_TABLES } from '../modules/media/image-tables.js';
import { filesOf, type StoredImage } from '../modules/media/media.service.js';
import { IDENTITIES } from '../platform/database/identity.js';

/** What a database holds at one moment. */
export interface DatabaseLook {
  readonly identity: string;
  readonly placedIdentity: string;
  readonly version: string;
  readonly migrations: string[];
  readonly rows: Record<string, number>;
  /** Every picture file that a row speaks of. */
  readonly files: string[];
  /** Names the moment to pg_dump, for as long as the transaction is open. */
  readonly snapshot: string;
}

const one = async (client: pg.Client, sql: string): Promise<string> => {
  const { rows } = await client.query<{ value: string }>(`SELECT (${sql})::text AS value`);
  return rows[0]?.value ?? '';
};

/** The names of its tables. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows each table has. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(client)) {
    counts[table] = Number(await one(client, `SELECT count(*) FROM ${client.escapeIdentifier(table)}`));
  }
  return counts;
}

async function pictureFiles(client: pg.Client): Promise<string[]> {
  const files: string[] = [];
  for (const table of IMAGE_TABLES) {
    let last: string | undefined = '';
    while (last !== undefined) {
      const asked = `SELECT key, variants FROM ${table} WHERE key > $1 ORDER BY key LIMIT 1000`;
      const { rows }: { rows: StoredImage[] } = await client.query<StoredImage>(asked, [last]);
      files.push(...filesOf(rows));
      last = rows.at(-1)?.key;
    }
  }
  return files;
}

/** Connects, and closes the connection after the work. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // It lies idle while pg_dump works. Where PostgreSQL ends it meanwhile, the next statement on it fails and says why.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Does the work while a transaction holds still what the look has seen. */
export async function withStillDatabase<T>(url: string, work: (look: DatabaseLook) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: ran } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
    return work({
      snapshot: await one(client, 'pg_export_snapshot()'),
      identity: await one(client, `SELECT id FROM (${IDENTITIES}) AS identities`),
      placedIdentity: await one(client, `SELECT "placedId" FROM (${IDENTITIES}) AS identities`),
      version: await one(client, `current_setting('server_version')`),
      migrations: ran.map(({ name }) => name),
      rows: await countRows(client),
      files: await pictureFiles(client),
    });
  });
}
