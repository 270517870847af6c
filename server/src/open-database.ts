import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';
import type { Config } from './platform/config.js';
import { createDataSource } from './platform/database/data-source.js';
import { checkDurability } from './platform/database/durability.js';
import { EMBEDDED_POOL_SIZE, startEmbeddedDatabase } from './platform/database/embedded.js';
import { migrate } from './platform/database/migrate.js';
import { fromPostgres } from './platform/errors/postgres.js';
import type { Logger } from './platform/logger.js';

/** A database server that crashed refuses its first starts, and comes back within seconds (security.md F15). */
const PATIENCE_MS = 30_000;
const BETWEEN_TRIES_MS = 1_000;

export interface OpenDatabase {
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

async function connect(dataSource: DataSource, log: Logger): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await dataSource.initialize();
      return;
    } catch (error) {
      if (fromPostgres(error)?.code !== 'UNAVAILABLE' || Date.now() > until) throw error;
      log.warn({ err: error }, 'the database does not answer yet');
      await pause(BETWEEN_TRIES_MS);
    }
  }
}

/**
 * Connects to the database of DATABASE_URL, or starts the embedded one, and brings it to the newest migration.
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
  await connect(dataSource, log);
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
