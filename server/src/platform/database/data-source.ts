import { DataSource, type EntityTarget, type MigrationInterface } from 'typeorm';
import { DisconnectOnTimeoutClient } from './disconnect-on-timeout-client.js';

export interface PoolOptions {
  readonly url: string;
  readonly replicaUrls?: readonly string[];
  readonly poolSize: number;
  readonly entities: ReadonlyArray<EntityTarget<object>>;
  readonly migrations: ReadonlyArray<new () => MigrationInterface>;
}

/**
 * The connection pool. Imported by `dependencies.ts`, the scripts and the test harness alone; a service gets its handle from
 * the request context. The limits are those of security.md D9 and D10: no statement, lock or connection waits without end.
 */
export function createDataSource(options: PoolOptions): DataSource {
  const replicas = options.replicaUrls ?? [];
  return new DataSource({
    type: 'postgres',
    ...(replicas.length > 0
      ? { replication: { master: { url: options.url }, slaves: replicas.map((url) => ({ url })) } }
      : { url: options.url }),
    entities: [...options.entities] as Array<new () => object>,
    migrations: [...options.migrations],
    migrationsTransactionMode: 'each',
    synchronize: false,
    // Identifiers are made by us; nothing has to be installed for them.
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: options.poolSize,
    connectTimeoutMS: 2_000,
    extra: {
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      query_timeout: 7_000,
      keepAlive: true,
      Client: DisconnectOnTimeoutClient,
    },
  });
}
