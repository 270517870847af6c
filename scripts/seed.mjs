import 'reflect-metadata';
import { buildServer } from './lib/prepare.mjs';

// Loads the datasets, and into an empty database outside production the sample marketplace. Doing it again changes nothing.
await buildServer();
const built = (file) => import(new URL(`../server/dist/${file}`, import.meta.url).href);
const [{ readConfig }, { createLogger }, { openDatabase }, { createParts }, { seed }, { systemClock }] =
  await Promise.all([
    built('platform/config.js'),
    built('platform/logger.js'),
    built('open-database.js'),
    built('parts.js'),
    built('seed/seed.js'),
    built('platform/clock.js'),
  ]);
const mode = process.env.DATABASE_URL ? 'production' : 'development';
const config = readConfig({ APP_MODE: mode, LOG_LEVEL: 'info', ...process.env });
const log = createLogger(config.logLevel);
const database = await openDatabase(config, log);
await seed(await createParts(config, database.dataSource, { clock: systemClock, log }));
await database.close();
console.log('The database holds the seed.');
process.exit(0);
