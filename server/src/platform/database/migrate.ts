import { DataSource, MigrationExecutor } from 'typeorm';

/** Any number that no one else uses: it names the migration lock within a database. */
const MIGRATION_LOCK = 4_040_2024;

/**
 * Brings the database to the newest migration. Servers that start at the same moment take turns: the first one works, the
 * others find nothing left to do. Uses a connection of its own without the pool's time limits: building an index on a
 * large table, or waiting for another server that does, may take minutes.
 * @returns the names of the migrations that ran.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const patient = await new DataSource({
    ...dataSource.options,
    poolSize: 1,
    extra: { keepAlive: true },
  } as DataSource['options']).initialize();
  const runner = patient.createQueryRunner('master');
  try {
    // Also where the server or the role has limits of its own.
    await runner.query('SET lock_timeout = 0');
    await runner.query('SET statement_timeout = 0');
    await runner.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      const executor = new MigrationExecutor(patient, runner);
      executor.transaction = 'each';
      const ran = await executor.executePendingMigrations();
      return ran.map((migration) => migration.name);
    } finally {
      await runner.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  } finally {
    await runner.release();
    await patient.destroy();
  }
}
