import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { sqlState } from '../errors/postgres.js';
import type { Logger } from '../logger.js';

/** A lock that was not to be had within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** How often and with which pause a migration asks for a table that is in use. */
export interface MigrationPatience {
  readonly tries: number;
  readonly pauseMs: number;
}

/** About ten minutes. */
const PATIENCE: MigrationPatience = { tries: 200, pauseMs: 2_000 };

/** Thrown where a table never came free for a migration. The message is shown to whoever starts the server. */
export class MigrationBlockedError extends Error {
  constructor(migration: string, cause: unknown) {
    super(
      `The migration ${migration} gave up: other work holds a table that it changes. Nothing of it is stored. ` +
        'Look for the oldest transaction in pg_stat_activity, let it end, and start again.',
      { cause },
    );
    this.name = 'MigrationBlockedError';
  }
}

/**
 * Whoever waits for a table stands in front of everybody who comes later, so a migration waits for half a second: less
 * than the second after which a request gives up (`data-source.ts`). Its statements may take as long as they need. Set within each
 * transaction, so that nothing stays behind on a connection that a pooler hands on.
 */
function limitEachTransaction(runner: QueryRunner): void {
  const start = runner.startTransaction.bind(runner);
  runner.startTransaction = async (isolation) => {
    await start(isolation);
    await runner.query("SET LOCAL lock_timeout = '500ms'");
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  };
}

/**
 * Brings the database to the newest migration, on a connection of its own without the pool's time limits. A table that is
 * in use is asked for again. Servers that start together take turns by `oneServerAtATime`.
 * @returns the names of the migrations that ran.
 * @throws MigrationBlockedError
 */
export async function migrate(
  dataSource: DataSource,
  log?: Logger,
  { tries, pauseMs }: MigrationPatience = PATIENCE,
): Promise<string[]> {
  const patient = await new DataSource({
    ...dataSource.options,
    poolSize: 1,
    extra: { keepAlive: true },
    // Its own would print each try on standard output, beside our log.
    logger: 'debug',
  } as DataSource['options']).initialize();
  const runner = patient.createQueryRunner('master');
  try {
    limitEachTransaction(runner);
    const executor = new MigrationExecutor(patient, runner);
    executor.transaction = 'each';
    const pending = (await executor.getPendingMigrations()).map(({ name }) => name);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await executor.executePendingMigrations();
        return pending;
      } catch (error) {
        if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
        const [next] = await executor.getPendingMigrations();
        const migration = next?.name ?? '';
        if (attempt >= tries) throw new MigrationBlockedError(migration, error);
        log?.warn({ migration }, 'a migration waits: a table that it changes is in use');
        await pause(pauseMs);
      }
    }
  } finally {
    await runner.release();
    await patient.destroy();
  }
}
