import './node-environment.js';
import 'reflect-metadata';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { claimCropImagesAtStart } from '../modules/crops/images/claim-crop-images.js';
import { type Config, readConfig } from '../platform/config.js';
import { createHealthServer } from '../platform/http/health-listener.js';
import { startTracing } from '../platform/http/tracing.js';
import { JobRunner } from '../platform/jobs/job-runner.js';
import type { Topics } from '../platform/live/topics.js';
import { createLogger } from '../platform/logger.js';
import { LANGUAGES } from '../platform/messages.js';
import type { RenderedPages } from '../platform/pages/rendered-pages.js';
import { seed } from '../seed/seed.js';
import { createApp } from './app.js';
import { createPages } from './create-pages.js';
import { createDependencies, type Dependencies } from './dependencies.js';
import { startHousekeeping } from './housekeeping.js';
import { listenForChanges } from './listen-for-changes.js';
import { openDatabase } from './open-database.js';
import { createHttpServer, listen, stopGracefully } from './serve.js';
import { endWith } from './start-up-failure.js';
import { startUpText } from './start-up-text.js';
import { startUpWarnings } from './start-up-warnings.js';

/** Health and metrics on a listener of their own. */
async function listenForHealth(
  { port, host }: NonNullable<Config['health']>,
  { readiness, metrics, log }: Dependencies,
): Promise<void> {
  metrics.watchProcess();
  const server = createHealthServer(readiness, metrics, log).listen(port, host);
  await once(server, 'listening');
  // The last to go: the process ends it.
  log.info({ healthPort: (server.address() as AddressInfo).port }, 'listening for health');
}

/** Pages drawn before the listener is up would not be kept. A database without `LISTEN` is not waited for. */
const HEARS_MS = 2_000;

/** Draws the home page in advance: what draws pages is then loaded and compiled, and takes tens of milliseconds for each other one. */
async function drawFirst(rendered: RenderedPages, { opened }: Topics): Promise<void> {
  await Promise.race([opened, pause(HEARS_MS)]);
  await rendered.prepare(['/'], LANGUAGES);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  for (const warning of startUpWarnings(config, process.env)) log.warn(warning);
  const database = await openDatabase(config, log);
  const dependencies = await createDependencies(config, database.dataSource, { clock: database.clock, log });
  await claimCropImagesAtStart(dependencies.systemContext(), dependencies.media);
  await seed(dependencies);
  await dependencies.advisor.prepare();

  const tracing = config.tracesEndpoint === undefined ? undefined : await startTracing(config.tracesEndpoint);
  if (tracing) database.dataSource.subscribers.push(tracing.statements);
  const pages = createPages(dependencies);
  const application = createApp(dependencies, pages);
  const listener = dependencies.admission.before(tracing?.around(application) ?? application);
  const server = createHttpServer(listener, config.http.connectionsPerAddress);
  dependencies.admission.watch(server);
  dependencies.live.attach(server);
  const stopListening = listenForChanges(config, database, dependencies);
  const close = async () => {
    await stopListening();
    await tracing?.stop();
    await dependencies.close();
    await database.close();
  };
  // Before the port is announced: from then on a stop may come.
  const runner = new JobRunner({ ...dependencies, url: database.url });
  const stopJobs = () => runner.stop();
  stopGracefully({ server, dependencies, delaySeconds: config.http.shutdownDelaySeconds, stopJobs, close, log });
  void dependencies.readiness.waitFor(drawFirst(pages.rendered, dependencies.topics));
  log.info({ port: await listen(server, config.http) }, 'listening');
  console.log(startUpText(config));
  if (config.health) await listenForHealth(config.health, dependencies);
  startHousekeeping(dependencies);
  if (config.jobs) runner.start();
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
}

await main().catch(endWith);
