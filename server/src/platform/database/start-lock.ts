import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logger.js';
import { againWhereLost } from './connect.js';

/** Any number that no one else uses: it names the lock within a database. */
const START_LOCK = 40_402_024;
const BETWEEN_TRIES_MS = 200;
const TRIES_BETWEEN_LINES = 50;

/** Opens a transaction that has the lock, or leaves none open: who waits holds no connection of a pooler. */
async function takesLock(client: pg.Client): Promise<boolean> {
  await client.query('BEGIN');
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
    START_LOCK,
  ]);
  if (rows[0]?.taken === true) return true;
  await client.query('ROLLBACK');
  return false;
}

async function withLock<T>(url: string, log: Logger, answers: () => void, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  // Where it breaks, the next statement on it fails and says why: while the work goes on, the COMMIT below.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let tries = 0; !(await takesLock(client)); tries += 1) {
      answers();
      if (tries % TRIES_BETWEEN_LINES === 0) log.info('another server prepares the database: waiting for it');
      await pause(BETWEEN_TRIES_MS);
    }
    const result = await work();
    // Nothing was written on this connection. Where it broke meanwhile the lock is free already, and the work is done.
    await client
      .query('COMMIT')
      .catch((error: unknown) => log.warn({ err: error }, 'the start lock was lost meanwhile'));
    return result;
  } finally {
    await client.end();
  }
}

/**
 * Does what only one server of a database may do at a time: migrations, and the rows that come with the product. The
 * others wait as long as it takes. The lock is that of a transaction on a connection of its own, which holds behind a
 * pooler in transaction mode too, and ends with this process however it ends. It is asked for again and again instead of
 * waited for, since a statement that waits would hold up an index that is built concurrently.
 *
 * A connection that breaks is tried again like any other of a start (`connect.ts`), and the work from its beginning where
 * it failed with it. Another server may have the lock then before this one has noticed: each transaction of the work holds
 * a lock of its own, and looks at what is there.
 * @param database an address and a patience; without an address it is the embedded one, which belongs to this process anyway.
 */
export async function oneServerAtATime<T>(
  { url, waitSeconds }: { readonly url: string | undefined; readonly waitSeconds: number },
  log: Logger,
  work: () => Promise<T>,
): Promise<T> {
  if (url === undefined) return work();
  return againWhereLost({ waitSeconds, log }, (answers) => withLock(url, log, answers, work));
}
