import 'reflect-metadata';
import { buildServer } from './lib/prepare.mjs';

// Brings the database to the newest migration, and says what ran. `npm start` does the same by itself.
await buildServer();
const built = (file) => import(new URL(`../server/dist/${file}`, import.meta.url).href);
const [{ readConfig }, { createLogger }, { openDatabase }, { endWith }] = await Promise.all([
  built('platform/config.js'),
  built('platform/logger.js'),
  built('bootstrap/open-database.js'),
  built('bootstrap/start-up-failure.js'),
]);

async function migrate() {
  const config = readConfig({ APP_MODE: 'development', LOG_LEVEL: 'info', ...process.env });
  const database = await openDatabase(config, createLogger(config.logLevel));
  await database.close();
  console.log('The database is at the newest migration.');
}

await migrate().catch(endWith);
