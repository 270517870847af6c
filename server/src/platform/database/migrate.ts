import type { DataSource } from 'typeorm';

/** Any number that no one else uses: it names the migration lock within a database. */
const MIGRATION_LOCK = 4_040_2024;

/**
 * Brings the database to the newest migration. Servers that start at the same moment take turns: the first one works, the
 * others find nothing left to do.
 * @returns the names of the migrations that ran.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await runner.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      const ran = await dataSource.runMigrations();
      return ran.map((migration) => migration.name);
    } finally {
      await runner.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  } finally {
    await runner.release();
  }
}
