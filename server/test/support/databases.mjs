import 'reflect-metadata';
import pg from 'pg';

// The built server: these files run before jest's own transforms, and the embedded database needs its built worker.
const BUILT = new URL('../../dist/', import.meta.url);
const built = (file) => import(new URL(file, BUILT).href);

async function migrateDatabase(url) {
  const [{ createDataSource }, { migrate }, { ENTITIES }, { MIGRATIONS }] = await Promise.all([
    built('platform/database/data-source.js'),
    built('platform/database/migrate.js'),
    built('bootstrap/entities.js'),
    built('bootstrap/migrations.js'),
  ]);
  const dataSource = createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations: MIGRATIONS });
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}

/** One embedded database in memory for each worker. */
async function startEmbedded(workers) {
  const { startMemoryDatabase } = await built('platform/database/embedded.js');
  const databases = await Promise.all(
    Array.from({ length: workers }, () => startMemoryDatabase(new URL('platform/database/embedded-worker.js', BUILT))),
  );
  await Promise.all(databases.map((database) => migrateDatabase(database.url)));
  return {
    urls: databases.map((database) => database.url),
    stop: async () => {
      await Promise.all(databases.map((database) => database.stop()));
    },
  };
}

/** On a PostgreSQL server: one migrated template, copied for each worker. Everything is dropped at the end. */
async function startOnServer(serverUrl, workers) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const run = `annapath_test_${process.pid}`;
  const names = Array.from({ length: workers }, (_, index) => `${run}_${index + 1}`);
  const urlOf = (name) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await admin.query(`CREATE DATABASE ${run}`);
  await migrateDatabase(urlOf(run));
  for (const name of names) await admin.query(`CREATE DATABASE ${name} TEMPLATE ${run}`);
  return {
    urls: names.map(urlOf),
    stop: async () => {
      for (const name of [...names, run]) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** Databases for the test workers: on the server of TEST_DATABASE_URL, or embedded. */
export function startDatabases(workers) {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? startOnServer(serverUrl, workers) : startEmbedded(workers);
}
