import pg from 'pg';
import { startMemoryDatabase } from '../../src/platform/database/embedded.js';

const BUILT_WORKER = new URL('../../dist/platform/database/embedded-worker.js', import.meta.url);

/** A database without a table, for one test file. */
export interface OwnDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

/** Makes one: on the server of TEST_DATABASE_URL, or embedded. `name` is the file's own. */
export async function makeDatabase(name: string): Promise<OwnDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    const database = await startMemoryDatabase(BUILT_WORKER);
    return { url: database.url, remove: () => database.stop() };
  }
  const database = `annapath_${name}_${process.pid}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  return {
    url: Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href,
    async remove() {
      await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
      await admin.end();
    },
  };
}
