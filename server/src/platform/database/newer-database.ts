import type { DataSource } from 'typeorm';
import type { Logger } from '../logger.js';

/** Thrown where a newer version of the program has changed the database. The message is shown to the operator at the start. */
export class NewerDatabaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database is newer than this program, which does not know its migrations ${unknown.join(', ')}.\n` +
        'Start the version that made them, or restore a backup from before them with --replace. ' +
        'Where the notes of that version say that this one works on, set ALLOW_NEWER_DATABASE=true.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/** The migrations that were run on the database; none where it is empty. */
async function migrationsRun(dataSource: DataSource): Promise<string[]> {
  const [table]: Array<{ isThere: boolean }> = await dataSource.query(
    `SELECT to_regclass('migrations') IS NOT NULL AS "isThere"`,
  );
  if (!table?.isThere) return [];
  const rows: Array<{ name: string }> = await dataSource.query('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/**
 * Looks whether the program knows all that was done to the database: what it writes might break what a newer version relies
 * on. To be called where no other server migrates.
 * @param isAllowed whether a newer database is logged instead of refused.
 * @throws NewerDatabaseError
 */
export async function checkVersion(dataSource: DataSource, isAllowed: boolean, log: Logger): Promise<void> {
  const known = new Set(dataSource.migrations.map(({ name }) => name));
  const unknown = (await migrationsRun(dataSource)).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  if (!isAllowed) throw new NewerDatabaseError(unknown);
  log.warn({ migrations: unknown }, 'the database is newer than this program');
}
