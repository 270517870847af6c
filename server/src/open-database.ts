import type { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';
import type { Config } from './platform/config.js';
import { connect } from './platform/database/connect.js';
import { createDataSource } from './platform/database/data-source.js';
import { checkDurability } from './platform/database/durability.js';
import { EMBEDDED_POOL_SIZE, startEmbeddedDatabase } from './platform/database/embedded.js';
import { migrate } from './platform/database/migrate.js';
import type { Logger } from './platform/logger.js';

export interface OpenDatabase {
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/**
 * Connects to the database of DATABASE_URL, or starts the embedded one, and brings it to the newest migration.
 * @throws NoDatabaseError where no connection comes about within the time of DATABASE_WAIT_SECONDS.
 * @throws FolderInUseError where the embedded database belongs to another process.
 * @throws NotDurableError where a production database may forget what it has confirmed.
 */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const embedded = config.database.url ? undefined : await startEmbeddedDatabase(config.dataDir);
  const dataSource = createDataSource({
    url: config.database.url ?? embedded?.url ?? '',
    replicaUrls: config.database.replicaUrls,
    poolSize: embedded ? EMBEDDED_POOL_SIZE : config.database.poolSize,
    entities: ENTITIES,
    migrations: MIGRATIONS,
  });
  await connect(dataSource, {
    setting: config.database.replicaUrls.length > 0 ? 'DATABASE_URL or DATABASE_REPLICA_URLS' : 'DATABASE_URL',
    waitSeconds: config.database.waitSeconds,
    log,
  });
  if (config.mode === 'production' && !embedded) await checkDurability(dataSource);
  const ran = await migrate(dataSource);
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  return {
    dataSource,
    async close() {
      await dataSource.destroy();
      await embedded?.stop();
    },
  };
}
