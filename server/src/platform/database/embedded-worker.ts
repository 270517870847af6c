import { parentPort, workerData } from 'node:worker_threads';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { SerializedPglite } from './serialized-pglite.js';

/** What the starter sends along; `folder` is missing for a database in memory. */
export interface EmbeddedWorkerData {
  readonly folder?: string;
  readonly maxConnections: number;
}

const { folder, maxConnections } = workerData as EmbeddedWorkerData;

// PGlite speaks the PostgreSQL protocol on a loopback port, so the rest of the program only knows a database address.
const database = new SerializedPglite({ ...(folder ? { dataDir: folder } : {}), extensions: { pg_trgm } });
await database.waitReady;
const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections });
server.addEventListener('listening', (event) => {
  parentPort?.postMessage({ port: (event as CustomEvent<{ port: number }>).detail.port });
});
await server.start();

parentPort?.on('message', async (message: unknown) => {
  if (message !== 'stop') return;
  await server.stop();
  await database.close();
  parentPort?.close();
});
