import 'reflect-metadata';
import { once } from 'node:events';
import { createApp } from './app.js';
import { startHousekeeping } from './housekeeping.js';
import { openDatabase } from './open-database.js';
import { createParts } from './parts.js';
import { systemClock } from './platform/clock.js';
import { ConfigError, readConfig } from './platform/config.js';
import { NotDurableError } from './platform/database/durability.js';
import { FolderInUseError } from './platform/database/folder-lock.js';
import { createLogger } from './platform/logger.js';
import { seed } from './seed/seed.js';
import { createHttpServer, stopGracefully } from './serve.js';
import { startUpText } from './start-up-text.js';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  const parts = await createParts(config, database.dataSource, { clock: systemClock, log });
  await seed(parts);

  const server = createHttpServer(createApp(parts));
  server.listen(config.http.port, config.http.host);
  await once(server, 'listening');
  console.log(startUpText(config));
  startHousekeeping(parts);
  stopGracefully({ server, parts, close: database.close, log });

  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}

try {
  await main();
} catch (error) {
  // What the person at the keyboard can mend is said without a stack; anything else is ours to read.
  const forPeople = [ConfigError, FolderInUseError, NotDurableError].some((kind) => error instanceof kind);
  if (forPeople) console.error(`\n${(error as Error).message}\n`);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    console.error('\nThe port is already in use. Stop the other program, or start with another PORT.\n');
    // An error that nobody foresaw may quote what the database holds: only what is safe to keep is printed.
  } else createLogger('fatal').fatal({ err: error }, 'the start failed');
  process.exit(1);
}
