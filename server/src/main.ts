import 'reflect-metadata';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.js';
import { createDependencies } from './dependencies.js';
import { startHousekeeping } from './housekeeping.js';
import { openDatabase } from './open-database.js';
import { systemClock } from './platform/clock.js';
import { readConfig } from './platform/config.js';
import { createLogger } from './platform/logger.js';
import { seed } from './seed/seed.js';
import { createHttpServer, stopGracefully } from './serve.js';
import { endWith } from './start-up-failure.js';
import { startUpText } from './start-up-text.js';
import { startUpWarnings } from './start-up-warnings.js';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  for (const warning of startUpWarnings(config, process.env)) log.warn(warning);
  const database = await openDatabase(config, log);
  const dependencies = await createDependencies(config, database.dataSource, { clock: systemClock, log });
  await seed(dependencies);

  const server = createHttpServer(createApp(dependencies), config.http.connectionsPerAddress);
  server.listen(config.http.port, config.http.host);
  await once(server, 'listening');
  // With PORT=0 the system chose the port.
  log.info({ port: (server.address() as AddressInfo).port }, 'listening');
  console.log(startUpText(config));
  startHousekeeping(dependencies);
  stopGracefully({ server, dependencies, close: database.close, log });

  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}

await main().catch(endWith);
