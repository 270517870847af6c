import 'reflect-metadata';
import pg from 'pg';
import { buildServer } from './lib/prepare.mjs';

/*
 * Fails where the migrations make something else than the entities say. Needs TEST_DATABASE_URL, a PostgreSQL server.
 * Indexes and checks are the migrations' own business (TypeORM has no word for partial and trigram indexes); tables,
 * columns, their types and whether they may be null are compared.
 */
const serverUrl = process.env.TEST_DATABASE_URL;
if (!serverUrl) {
  console.error('Set TEST_DATABASE_URL to a PostgreSQL server.');
  process.exit(1);
}

await buildServer();
const built = (file) => import(new URL(`../server/dist/${file}`, import.meta.url).href);
const [{ createDataSource }, { migrate }, { ENTITIES }, { MIGRATIONS }] = await Promise.all([
  built('platform/database/data-source.js'),
  built('platform/database/migrate.js'),
  built('bootstrap/entities.js'),
  built('bootstrap/migrations.js'),
]);

const admin = new pg.Client({ connectionString: serverUrl });
await admin.connect();
const names = ['migrated', 'entities'].map((kind) => `annapath_${kind}_${process.pid}`);

async function columnsOf(name, make) {
  await admin.query(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const dataSource = createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations: MIGRATIONS });
  await dataSource.initialize();
  await make(dataSource);
  const tables = dataSource.entityMetadatas.map((metadata) => metadata.tableName);
  const rows = await dataSource.query(
    `SELECT table_name || '.' || column_name || ' ' || udt_name || coalesce('(' || numeric_precision || ',' || numeric_scale || ')',
       '(' || datetime_precision || ')', '')
       || CASE is_nullable WHEN 'YES' THEN ' null' ELSE '' END AS line
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ANY($1) ORDER BY 1`,
    [tables],
  );
  await dataSource.destroy();
  return new Set(rows.map((row) => row.line));
}

const differences = [];
try {
  const migrated = await columnsOf(names[0], migrate);
  const declared = await columnsOf(names[1], (dataSource) => dataSource.synchronize());
  for (const line of migrated) if (!declared.has(line)) differences.push(`only in the migrations: ${line}`);
  for (const line of declared) if (!migrated.has(line)) differences.push(`only in the entities:   ${line}`);
} finally {
  for (const name of names) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
}
if (differences.length > 0) {
  console.error(differences.join('\n'));
  process.exit(1);
}
console.log('The migrations make what the entities say.');
process.exit(0);
