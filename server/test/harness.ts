import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createApp } from '../src/bootstrap/app.js';
import { createDependencies, type Dependencies } from '../src/bootstrap/dependencies.js';
import { ENTITIES } from '../src/bootstrap/entities.js';
import { listenForChanges } from '../src/bootstrap/listen-for-changes.js';
import { ManualClock } from '../src/platform/clock.js';
import { type Config, readConfig } from '../src/platform/config.js';
import type { EventHandler } from '../src/platform/context.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import type { AdmissionLimits } from '../src/platform/http/admission/admission-queue.js';
import type { UploadSlotLimits } from '../src/platform/http/uploads/upload-limits.js';
import { UpgradableRequest } from '../src/platform/live/upgradable-request.js';
import { createLogger, type Logger } from '../src/platform/logger.js';
import { ContractCheck } from './support/contract-check.js';
import {
  type GraphqlAnswer,
  graphqlClient,
  type RestAnswer,
  type RestRequest,
  restClient,
} from './support/http-client.js';

/** Whether the tests run on a PostgreSQL server; races need one, since the embedded database serves one at a time. */
export const ON_POSTGRES_SERVER = process.env.TEST_DATABASE_URL !== undefined;

export interface TestServerOptions {
  /** Settings as the environment gives them, on top of the tests' own. */
  readonly settings?: Record<string, string>;
  /** 1 for the limits of production; loose where nothing is said; null for what the settings say. */
  readonly rateLimitFactor?: number | null;
  readonly clock?: ManualClock;
  /** Another room for uploads than production's. */
  readonly uploadSlots?: UploadSlotLimits;
  /** Told of events after the product's own handlers. */
  readonly eventHandlers?: readonly EventHandler[];
  /** Another room for requests than the pool's size makes. */
  readonly admission?: AdmissionLimits;
  /** Whether WebSockets are taken. Beside a database server that is one connection more. */
  readonly live?: boolean;
  /** Another way to push services than the public internet. */
  readonly pushAgent?: Agent;
  /** How long guests' answers are kept; not at all where nothing is said, since tests write past the server. */
  readonly guestAnswersMs?: number;
  /** Another way to this worker's database, and how many connections it may have; for tests of faults between the two. */
  readonly database?: { readonly url: string; readonly poolSize: number };
}

export interface TestServer {
  readonly url: string;
  readonly parts: Dependencies;
  readonly dataSource: DataSource;
  readonly clock: ManualClock;
  /** Folder that holds its uploads; gone after `close`. */
  readonly folder: string;
  /** Every line that it has logged so far, at all levels. */
  readonly logLines: readonly string[];
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    token?: string,
  ): Promise<GraphqlAnswer<Data>>;
  rest(method: string, path: string, request?: RestRequest): Promise<RestAnswer>;
  close(): Promise<void>;
}

/** Where this test worker's own migrated database is. */
export function workerDatabaseUrl(): string {
  const urls = JSON.parse(process.env.WORKER_DATABASE_URLS ?? '[]') as string[];
  const url = urls[Number(process.env.JEST_WORKER_ID ?? '1') - 1];
  if (!url) throw new Error('There is no database for this test worker.');
  return url;
}

function testConfig(folder: string, settings: Record<string, string>): Config {
  return readConfig({
    APP_MODE: 'test',
    PORT: '0',
    DATA_DIR: folder,
    ...(ON_POSTGRES_SERVER ? { DATABASE_URL: workerDatabaseUrl(), DATABASE_POOL_SIZE: '20' } : {}),
    JWT_SECRET: 'a-secret-for-the-tests-alone-0123456789',
    ...settings,
  });
}

/** A log that is kept: for the test that reads it, and for the search over the log of all tests when they are done. */
function keptLog(): { readonly log: Logger; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push(line);
    appendFileSync(`${process.env.TEST_LOG_FOLDER}/worker-${process.env.JEST_WORKER_ID ?? '1'}.log`, line);
  };
  return { log: createLogger('trace', { write }), lines };
}

/**
 * The real application on a random port, on this worker's own migrated database. Rows of other tests are in it too: make
 * your own with the factories and look only at those.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'annapath-server-'));
  const config = testConfig(folder, options.settings ?? {});
  const clock = options.clock ?? new ManualClock();
  const dataSource = createDataSource({
    url: options.database?.url ?? workerDatabaseUrl(),
    poolSize: options.database?.poolSize ?? (ON_POSTGRES_SERVER ? config.database.poolSize : 4),
    entities: ENTITIES,
    migrations: [],
  });
  await dataSource.initialize();
  // On a database server they outlive the process: each test server starts with all its points, as an embedded one does.
  await dataSource.query('DELETE FROM rate_limits');
  const { log, lines } = keptLog();
  const parts = await createDependencies(config, dataSource, {
    clock,
    log,
    ...(options.rateLimitFactor === null ? {} : { rateLimitFactor: options.rateLimitFactor ?? 1_000_000 }),
    ...(options.uploadSlots ? { uploadSlots: options.uploadSlots } : {}),
    eventHandlers: options.eventHandlers ?? [],
    ...(options.admission ? { admission: options.admission } : {}),
    ...(options.pushAgent ? { pushAgent: options.pushAgent } : {}),
    guestAnswersMs: options.guestAnswersMs ?? 0,
  });
  const app = parts.admission.before(createApp(parts));
  const check = new ContractCheck(parts.routes.map(({ contract }) => contract));
  const server = createServer({ IncomingMessage: UpgradableRequest }, (request, response) => {
    check.watch(request, response);
    app(request, response);
  });
  // A test's next request must not meet a connection that the server is just closing for having been idle.
  server.keepAliveTimeout = 60_000;
  const databaseUrl = options.database?.url ?? workerDatabaseUrl();
  const stopListening = options.live ? listenForChanges(config, { url: databaseUrl, dataSource }, parts) : undefined;
  parts.live.attach(server);
  while (options.live && !parts.topics.isOpen) await pause(5);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    parts,
    dataSource,
    clock,
    folder,
    logLines: lines,
    graphql: graphqlClient(url),
    rest: restClient(url),
    async close() {
      await parts.live.stop();
      await stopListening?.();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      parts.admission.stop();
      await parts.apollo.stop();
      await parts.close();
      await dataSource.destroy();
      await rm(folder, { recursive: true, force: true });
      // Every answer that any test got from this server kept its contract.
      expect(check.breaches).toEqual([]);
    },
  };
}
