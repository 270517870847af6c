import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedWorkerData } from './embedded-worker.js';
import { lockFolder } from './folder-lock.js';

/** Connections that the embedded database takes; it serves them one transaction at a time. */
export const EMBEDDED_POOL_SIZE = 5;
const MAX_CONNECTIONS = 20;

export interface EmbeddedDatabase {
  /** Where it listens, on the loopback interface. */
  readonly url: string;
  stop(): Promise<void>;
}

async function start(data: EmbeddedWorkerData, workerFile: URL): Promise<EmbeddedDatabase> {
  const worker = new Worker(workerFile, { workerData: data });
  const [message] = (await once(worker, 'message')) as [{ port: number }];
  // A random password would keep nobody out: PGlite (0.5.14) lets every password in, also after ALTER ROLE … PASSWORD,
  // and its socket server (0.2.17) has no setting for one. Only programs on this machine reach it; where others work on the
  // same machine, use DATABASE_URL.
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${message.port}/postgres?sslmode=disable`,
    async stop() {
      const stopped = once(worker, 'exit');
      worker.postMessage('stop');
      await stopped;
    },
  };
}

const builtWorker = new URL('./embedded-worker.js', import.meta.url);

/**
 * Starts the embedded PostgreSQL (PGlite) on a folder. It is for trying the product out: no fsync, one statement at a
 * time. For real use set DATABASE_URL.
 * @param workerFile the built worker; tests name it, since they run from the sources.
 * @throws FolderInUseError where another process has the folder.
 */
export async function startEmbeddedDatabase(dataDir: string, workerFile: URL = builtWorker): Promise<EmbeddedDatabase> {
  const root = resolve(dataDir);
  const unlock = lockFolder(root);
  try {
    const folder = join(root, 'database');
    mkdirSync(folder, { recursive: true });
    const database = await start({ folder, maxConnections: MAX_CONNECTIONS }, workerFile);
    return {
      url: database.url,
      async stop() {
        await database.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * An embedded database in memory; for tests, which pass the built worker's place since they run from the sources.
 * @public the tests' set-up loads it from the build.
 */
export function startMemoryDatabase(workerFile: URL): Promise<EmbeddedDatabase> {
  return start({ maxConnections: MAX_CONNECTIONS }, workerFile);
}
