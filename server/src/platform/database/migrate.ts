import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';
import { sqlState } from '../errors/postgres.js';
import type { Logger } from '../logger.js';
import { migrateJobs } from './job-schema.js';
import { DisconnectOnTimeoutClient } from './pipeline/disconnect-on-timeout-client.js';
import { StatementLog } from './statement-log.js';

/** A lock that was not to be had within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Any number that no one else uses: it names the lock within a database. */
const MIGRATION_LOCK = 40_402_025;

/** How often and with which pause a migration asks for a table that is in use. */
export interface MigrationPatience {
  readonly tries: number;
  readonly pauseMs: number;
}

/** About ten minutes. */
const PATIENCE: MigrationPatience = { tries: 200, pauseMs: 2_000 };

/** Thrown where a table never came free for a migration. The message is shown to the operator at the start. */
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

/** Thrown at the start of a transaction: another server migrates, or has done so since we looked. */
class OtherServerError extends Error {}

/** Starts a migration's transaction, and ends it again where it may not go on. */
type Begin = (...given: Parameters<QueryRunner['startTransaction']>) => Promise<void>;

/**
 * A statement that waits for a table blocks all later ones, so a migration waits for half a second: less
 * than the second after which a request gives up (`data-source.ts`). Its statements may take as long as they need. Set within each
 * transaction, so that nothing stays behind on a connection that a pooler hands on. There goes a lock too: that of the start is
 * on another connection, which may break under us, and then another server begins.
 */
function limited(runner: QueryRunner, begin: Begin): Begin {
  return async (isolation) => {
    await begin(isolation);
    await runner.query("SET LOCAL lock_timeout = '500ms'");
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const [turn]: Array<{ taken: boolean }> = await runner.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (turn?.taken) return;
    await runner.rollbackTransaction();
    throw new OtherServerError('another server migrates');
  };
}

/** Runs what is pending, each migration in a transaction of its own, and notes in `ran` what is stored. */
async function runPending(executor: MigrationExecutor, runner: QueryRunner, ran: string[]): Promise<void> {
  const plain = { start: runner.startTransaction.bind(runner), commit: runner.commitTransaction.bind(runner) };
  const begin = limited(runner, plain.start);
  await begin();
  let known: number;
  let pending: Migration[];
  try {
    // Makes the table of migrations where there is none.
    await executor.showMigrations();
    known = (await executor.getExecutedMigrations()).length;
    pending = await executor.getPendingMigrations();
    await plain.commit();
  } catch (error) {
    if (!runner.isReleased) await runner.rollbackTransaction();
    throw error;
  }
  runner.startTransaction = async (isolation) => {
    await begin(isolation);
    const [row]: Array<{ done: number }> = await runner.query('SELECT count(*)::int AS done FROM migrations');
    if (row?.done === known) return;
    await runner.rollbackTransaction();
    throw new OtherServerError('another server has migrated');
  };
  runner.commitTransaction = async () => {
    await plain.commit();
    known += 1;
    ran.push(...pending.splice(0, 1).map(({ name }) => name));
  };
  try {
    await executor.executePendingMigrations();
  } finally {
    runner.startTransaction = plain.start;
    runner.commitTransaction = plain.commit;
  }
}

/**
 * Brings the database to the newest migration, and the queue of jobs to its own, on a connection of its own without the pool's time limits. A table that is
 * in use is asked for again. Servers that start together take turns by `oneServerAtATime`.
 * @returns the names of the migrations that ran here.
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
    extra: { keepAlive: true, Client: DisconnectOnTimeoutClient },
    // Its own would print each try on standard output, beside our log.
    logger: log ? new StatementLog(log, () => undefined) : 'debug',
  } as DataSource['options']).initialize();
  const runner = patient.createQueryRunner('master');
  const ran: string[] = [];
  try {
    const executor = new MigrationExecutor(patient, runner);
    executor.transaction = 'each';
    for (let attempt = 1; ; attempt += 1) {
      try {
        await runPending(executor, runner, ran);
        await migrateJobs(dataSource, log);
        return ran;
      } catch (error) {
        const isOther = error instanceof OtherServerError;
        if (!isOther && sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
        const [next] = await executor.getPendingMigrations();
        const migration = next?.name ?? '';
        if (attempt >= tries) throw new MigrationBlockedError(migration, error);
        if (isOther) log?.info('another server migrates the database: waiting for it');
        else log?.warn({ migration }, 'a migration waits: a table that it changes is in use');
        await pause(pauseMs);
      }
    }
  } finally {
    await runner.release();
    await patient.destroy();
  }
}
