import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabases } from './databases.mjs';

export default async function globalSetup({ maxWorkers }) {
  globalThis.testDatabases = await startDatabases(maxWorkers);
  process.env.TEST_LOG_FOLDER = await mkdtemp(join(tmpdir(), 'annapath-log-'));
  process.env.WORKER_DATABASE_URLS = JSON.stringify(globalThis.testDatabases.urls);
}
