import { Logger as GraphileLogger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { sqlState } from '../errors/postgres.js';
import type { Logger } from '../logger.js';
import { DisconnectOnTimeoutClient } from './pipeline/disconnect-on-timeout-client.js';

/** Where graphile-worker keeps its tables. */
export const JOB_SCHEMA = 'graphile_worker';

/** It says nothing by itself: what fails throws, and is logged where it is caught. */
export const silentLogger = (): GraphileLogger => new GraphileLogger(() => () => undefined);

/** Two that make the same thing at once: `IF NOT EXISTS` looks before the other one has stored it. */
const MADE_BY_ANOTHER = '23505';
const TRIES = 5;

/**
 * Makes or renews the tables of the queue, which graphile-worker keeps in a schema of its own. On a connection of its own
 * without the pool's time limits, like our own migrations. Servers that start together take turns; where that lock was lost,
 * each of the library's migrations is still done once, and the second server looks again.
 */
export async function migrateJobs(dataSource: DataSource, log?: Logger): Promise<void> {
  const { options } = dataSource;
  if (options.type !== 'postgres' || options.url === undefined) throw new Error('The queue needs an address.');
  const pgPool = new pg.Pool({ connectionString: options.url, max: 1, Client: DisconnectOnTimeoutClient });
  // The library's own listener goes when its work is done. The pool hands on what breaks after that, also a connection that the
  // server ends while it is being closed, and an error without a listener ends the process.
  pgPool.on('error', (error) => log?.debug({ err: error }, 'a connection of the migrations broke'));
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runMigrations({ pgPool, logger: silentLogger(), noPreparedStatements: true });
      } catch (error) {
        if (sqlState(error) !== MADE_BY_ANOTHER || attempt >= TRIES) throw error;
      }
    }
  } finally {
    await pgPool.end();
  }
}
