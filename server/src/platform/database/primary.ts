import type { EntityManager } from 'typeorm';

/**
 * Reads from the primary database, never from a replica that lags behind: for what must be seen the moment it was
 * written, like an account at its first sign-in. A handle of a transaction is on the primary already and is used as it is.
 */
export async function onPrimary<T>(db: EntityManager, read: (db: EntityManager) => Promise<T>): Promise<T> {
  if (db.queryRunner) return read(db);
  const runner = db.connection.createQueryRunner('master');
  try {
    return await read(runner.manager);
  } finally {
    await runner.release();
  }
}
