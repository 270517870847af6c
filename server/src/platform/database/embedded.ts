import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedWorkerData } from './embedded-worker.js';
import { lockFolder } from './folder-lock.js';

/** Connections that the embedded database takes; it serves them one transaction at a time. */
export const EMBEDDED_POOL_SIZE = 5;
const MAX_CONNECTIONS = 20;

/** The major version of PostgreSQL that PGlite is; its files say which one made them. */
const MAJOR = '18';

/** Thrown where a folder's database cannot be used. The message is shown to the operator at the start. */
export class EmbeddedDatabaseError extends Error {
  constructor(folder: string, reason: string, cause?: unknown) {
    super(
      `The embedded database in ${folder} ${reason}\n` +
        'Put a backup of the whole folder in its place, or begin anew with another DATA_DIR.',
      { cause },
    );
    this.name = 'EmbeddedDatabaseError';
  }
}

/** Without this look PGlite makes a new database over a folder that has lost its version file. */
function requireUsable(folder: string): void {
  if (readdirSync(folder).length === 0) return;
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) throw new EmbeddedDatabaseError(folder, 'is damaged: its file PG_VERSION is missing.');
  const made = readFileSync(file, 'utf8').trim();
  if (made !== MAJOR) {
    throw new EmbeddedDatabaseError(
      folder,
      `was made by PostgreSQL ${made}; this program has PostgreSQL ${MAJOR}. Start it with the version that made it.`,
    );
  }
}

/** The port of the worker, or what ended it. */
async function portOf(worker: Worker): Promise<number> {
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The embedded database ended with ${code}.`);
  });
  const [message] = (await Promise.race([once(worker, 'message'), ended])) as [{ port: number }];
  ended.catch(() => undefined);
  return message.port;
}

export interface EmbeddedDatabase {
  /** Where it listens, on the loopback interface. */
  readonly url: string;
  stop(): Promise<void>;
}

async function start(data: EmbeddedWorkerData, workerFile: URL): Promise<EmbeddedDatabase> {
  const worker = new Worker(workerFile, { workerData: data });
  const port = await portOf(worker);
  // A random password would protect nothing: PGlite (0.5.14) lets every password in, also after ALTER ROLE … PASSWORD,
  // and its socket server (0.2.17) has no setting for one. Only programs on this machine reach it; where others work on the
  // same machine, use DATABASE_URL.
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
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
 * @throws EmbeddedDatabaseError where its files are damaged or of another version.
 */
export async function startEmbeddedDatabase(dataDir: string, workerFile: URL = builtWorker): Promise<EmbeddedDatabase> {
  const root = resolve(dataDir);
  const unlock = lockFolder(root);
  try {
    const folder = join(root, 'database');
    mkdirSync(folder, { recursive: true });
    requireUsable(folder);
    const database = await start({ folder, maxConnections: MAX_CONNECTIONS }, workerFile).catch((error: unknown) => {
      throw new EmbeddedDatabaseError(folder, 'cannot be opened: its files are damaged.', error);
    });
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
