import pg from 'pg';
import { DataSource, type EntityTarget, type MigrationInterface } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { BoundedPool } from './bounded-pool.js';
import { DisconnectOnTimeoutClient } from './pipeline/disconnect-on-timeout-client.js';
import { findOutFirst } from './pipeline/naming-client.js';

export interface PoolOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly entities: ReadonlyArray<EntityTarget<object>>;
  readonly migrations: ReadonlyArray<new () => MigrationInterface>;
  /** A replica has less time for an answer: the primary is there to be asked instead. */
  readonly isReplica?: boolean;
}

/**
 * The connection pool. Imported by `dependencies.ts`, the scripts and the test harness alone; a service gets its handle from
 * the request context. The limits are those of security.md D9 and D10: no statement, lock or connection waits without end.
 */
export function createDataSource(options: PoolOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.url,
    entities: [...options.entities] as Array<new () => object>,
    migrations: [...options.migrations],
    migrationsTransactionMode: 'each',
    synchronize: false,
    // Identifiers are made by us; nothing has to be installed for them.
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: options.poolSize,
    connectTimeoutMS: options.isReplica ? 1_000 : 2_000,
    driver: Object.create(pg, { Pool: { value: BoundedPool } }),
    extra: {
      statement_timeout: options.isReplica ? 2_000 : 5_000,
      // One second: who waits for a row keeps a connection from everybody else.
      lock_timeout: 1_000,
      idle_in_transaction_session_timeout: 10_000,
      query_timeout: options.isReplica ? 2_500 : 7_000,
      keepAlive: true,
      // Statements that were sent are not waited for before the next one goes (`batched-transaction.ts`).
      pipeline: true,
      Client: DisconnectOnTimeoutClient,
      verify: findOutFirst,
    },
  });
}

/** How many connections there are to the primary, how many do nothing, and how many requests wait for one. */
export function poolUse(dataSource: DataSource): { total: number; idle: number; waiting: number } {
  const { master } = dataSource.driver as PostgresDriver;
  if (!dataSource.isInitialized || !(master instanceof BoundedPool)) return { total: 0, idle: 0, waiting: 0 };
  return { total: master.totalCount, idle: master.idleCount, waiting: master.waitingCount };
}
