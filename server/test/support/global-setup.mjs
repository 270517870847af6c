import { startDatabases } from './databases.mjs';

export default async function globalSetup({ maxWorkers }) {
  globalThis.testDatabases = await startDatabases(maxWorkers);
  process.env.WORKER_DATABASE_URLS = JSON.stringify(globalThis.testDatabases.urls);
}
