import 'reflect-metadata';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApp } from './app.js';
import { openDatabase } from './open-database.js';
import { createParts } from './parts.js';
import { systemClock } from './platform/clock.js';
import { ConfigError, readConfig } from './platform/config.js';
import { FolderInUseError } from './platform/database/folder-lock.js';
import { createLogger } from './platform/logger.js';
import { seed } from './seed/seed.js';
import { applyHttpTimeouts, stopGracefully } from './serve.js';
import { startUpText } from './start-up-text.js';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  const parts = await createParts(config, database.dataSource, { clock: systemClock, log });
  await seed(parts);

  const server = createServer(createApp(parts));
  applyHttpTimeouts(server);
  server.listen(config.http.port, config.http.host);
  await once(server, 'listening');
  console.log(startUpText(config));
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
  if (error instanceof ConfigError || error instanceof FolderInUseError) console.error(`\n${error.message}\n`);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    console.error('\nThe port is already in use. Stop the other program, or start with another PORT.\n');
  } else console.error(error);
  process.exit(1);
}
