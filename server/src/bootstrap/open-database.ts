import type { DataSource } from 'typeorm';
import type { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config.js';
import { connect } from '../platform/database/connect.js';
import { createDataSource } from '../platform/database/data-source.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { checkDurability } from '../platform/database/durability.js';
import { EMBEDDED_POOL_SIZE, startEmbeddedDatabase } from '../platform/database/embedded.js';
import { migrate } from '../platform/database/migrate.js';
import { checkVersion } from '../platform/database/newer-database.js';
import { oneServerAtATime } from '../platform/database/start-lock.js';
import { warnOfMissingLimits } from '../platform/database/time-limits.js';
import type { Logger } from '../platform/logger.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';

export interface OpenDatabase {
  readonly dataSource: DataSource;
  /** Where it is, for who needs connections of their own. */
  readonly url: string;
  /** The database's own. */
  readonly clock: Clock;
  close(): Promise<void>;
}

/**
 * Connects to the database of DATABASE_URL, or starts the embedded one, and brings it to the newest migration.
 * @throws NoDatabaseError where no connection comes about within the time of DATABASE_WAIT_SECONDS.
 * @throws FolderInUseError where the embedded database belongs to another process.
 * @throws NotDurableError where a production database may forget what it has confirmed.
 * @throws NewerDatabaseError where a newer version has migrated it, and ALLOW_NEWER_DATABASE is not set.
 * @throws MigrationBlockedError where a table that a migration changes stays in use.
 */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const embedded = config.database.url ? undefined : await startEmbeddedDatabase(config.dataDir);
  const url = config.database.url ?? embedded?.url ?? '';
  const dataSource = createDataSource({
    url,
    poolSize: embedded ? EMBEDDED_POOL_SIZE : config.database.poolSize,
    entities: ENTITIES,
    migrations: MIGRATIONS,
  });
  await connect(dataSource, {
    setting: 'DATABASE_URL',
    waitSeconds: config.database.waitSeconds,
    log,
  });
  if (config.mode === 'production' && !embedded) await checkDurability(dataSource);
  if (!embedded) await warnOfMissingLimits(dataSource, log);
  const ran = await oneServerAtATime(config.database, log, async () => {
    await checkVersion(dataSource, config.database.mayBeNewer, log);
    return migrate(dataSource, log);
  });
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  const clock = await DatabaseClock.start(dataSource, log);
  return {
    dataSource,
    url,
    clock,
    async close() {
      clock.stop();
      await dataSource.destroy();
      await embedded?.stop();
    },
  };
}
