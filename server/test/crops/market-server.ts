import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.js';
import { openDatabase } from '../../src/open-database.js';
import { createParts, type Parts } from '../../src/parts.js';
import { ManualClock } from '../../src/platform/clock.js';
import { readConfig } from '../../src/platform/config.js';
import { createLogger } from '../../src/platform/logger.js';

/** The real application on a random port, over this worker's database. */
export interface MarketServer {
  readonly url: string;
  readonly parts: Parts;
  readonly clock: ManualClock;
  stop(): Promise<void>;
}

/** Starts one. Limits are wide unless a test is about them. */
export async function startMarket({ rateLimitFactor = 1_000 } = {}): Promise<MarketServer> {
  const urls = JSON.parse(process.env['WORKER_DATABASE_URLS'] ?? '[]') as string[];
  const folder = await mkdtemp(join(tmpdir(), 'market-'));
  const config = readConfig({
    APP_MODE: 'test',
    DATABASE_URL: urls[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1],
    DATA_DIR: folder,
    JWT_SECRET: 'a secret of the tests alone, 42 characters',
    LOG_LEVEL: 'fatal',
  });
  const log = createLogger(config.logLevel);
  const clock = new ManualClock();
  const database = await openDatabase(config, log);
  const parts = await createParts(config, database.dataSource, { clock, log, rateLimitFactor });
  const http = createServer(createApp(parts)).listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    parts,
    clock,
    async stop() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
