import { type DataSource, EntityManager, type QueryRunner } from 'typeorm';
import { sqlState } from '../errors/postgres.js';
import type { Logger } from '../logger.js';
import { createDataSource } from './data-source.js';

const EVERY_MS = 1_000;
/** A replica that is further behind is not read from. */
const MAX_LAG_MS = 5_000;
/** How long positions of the primary are remembered; a replica further behind than that is too far behind anyway. */
const REMEMBERED_MS = 60_000;
/** Trouble with the replica itself, by SQLSTATE: connections, no room, shutting down. */
const REPLICA_TROUBLE = /^(08|53|57P)/;

interface Position {
  readonly at: number;
  readonly lsn: bigint;
}

interface Replica {
  /** Its place in DATABASE_REPLICA_URLS, from 1: its address may hold a password. */
  readonly number: number;
  readonly dataSource: DataSource;
  isUsable: boolean;
  isWatched: boolean;
}

export interface ReplicaOptions {
  readonly primary: DataSource;
  readonly urls: readonly string[];
  /** Connections to each of them. */
  readonly poolSize: number;
  readonly log: Logger;
}

/** `16/B374D848`: a position in the log of the primary. */
function readLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Read replicas. `reader` reads from one that is up and at most five seconds behind, and from the primary where there is
 * none; a query that a replica fails is sent to the primary instead, so that a dead replica goes unnoticed. How far
 * one is behind follows from the primary's positions in its log, second by second, and from no machine's clock.
 */
export class Replicas {
  /** For what may be some seconds old. Writes and transactions go to the primary. */
  readonly reader: EntityManager;
  readonly #replicas: readonly Replica[];
  readonly #timer: NodeJS.Timeout | undefined;
  #positions: readonly Position[] = [];
  #turn = 0;

  constructor(private readonly options: ReplicaOptions) {
    const { primary, urls, poolSize } = options;
    this.#replicas = urls.map((url, index) => ({
      number: index + 1,
      dataSource: createDataSource({ url, poolSize, entities: [], migrations: [], isReplica: true }),
      isUsable: false,
      isWatched: false,
    }));
    this.reader = this.#replicas.length === 0 ? primary.manager : this.#makeReader();
    if (this.#replicas.length > 0) {
      void this.#watchAll();
      this.#timer = setInterval(() => void this.#watchAll(), EVERY_MS).unref();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(
      this.#replicas.map(({ dataSource }) => (dataSource.isInitialized ? dataSource.destroy() : undefined)),
    );
  }

  /** The primary's own handle, but for the connections that it reads with. */
  #makeReader(): EntityManager {
    const { primary } = this.options;
    const reading: DataSource = Object.create(primary, {
      defaultReplicationModeForReads: { value: () => 'slave' },
      createQueryRunner: {
        value: (mode: 'master' | 'slave' = 'master') =>
          mode === 'slave' ? this.#runner() : primary.createQueryRunner('master'),
      },
    });
    return new EntityManager(reading);
  }

  #runner(): QueryRunner {
    const { primary } = this.options;
    const usable = this.#replicas.filter(({ isUsable }) => isUsable);
    this.#turn += 1;
    const replica = usable[this.#turn % usable.length];
    if (!replica) return primary.createQueryRunner('master');
    const runner = replica.dataSource.createQueryRunner('master');
    const query = runner.query.bind(runner) as (...parts: readonly unknown[]) => Promise<unknown>;
    runner.query = (async (...parts: readonly unknown[]) => {
      try {
        return await query(...parts);
      } catch (error) {
        const state = sqlState(error);
        if (state === undefined || REPLICA_TROUBLE.test(state)) this.#setUsable(replica, false, error);
        // Any error: if the query itself is at fault, the primary fails too.
        const second = primary.createQueryRunner('master');
        try {
          return await (second.query as (...parts: readonly unknown[]) => Promise<unknown>).apply(second, [...parts]);
        } finally {
          await second.release();
        }
      }
    }) as typeof runner.query;
    return runner;
  }

  async #watchAll(): Promise<void> {
    const at = performance.now();
    try {
      const rows: ReadonlyArray<{ lsn: string }> = await this.options.primary.query(
        'SELECT pg_current_wal_lsn()::text AS lsn',
      );
      const lsn = readLsn(rows[0]?.lsn ?? '');
      this.#positions = [...this.#positions.filter((position) => at - position.at < REMEMBERED_MS), { at, lsn }];
    } catch (error) {
      // Without a primary there are no writes: the replicas go on as they are.
      this.options.log.debug({ err: error }, 'the primary does not tell its position');
      return;
    }
    await Promise.all(this.#replicas.map((replica) => this.#watch(replica)));
  }

  async #watch(replica: Replica): Promise<void> {
    // One that does not answer is asked no second time meanwhile.
    if (replica.isWatched) return;
    replica.isWatched = true;
    try {
      if (!replica.dataSource.isInitialized) await replica.dataSource.initialize();
      const rows: ReadonlyArray<{ lsn: string | null }> = await replica.dataSource.query(
        'SELECT pg_last_wal_replay_lsn()::text AS lsn WHERE pg_is_in_recovery()',
      );
      this.#setUsable(replica, this.#lagMs(rows[0]?.lsn) <= MAX_LAG_MS);
    } catch (error) {
      this.#setUsable(replica, false, error);
    } finally {
      replica.isWatched = false;
    }
  }

  /** Since when the replica has not had all that the primary had. */
  #lagMs(replayed: string | null | undefined): number {
    if (typeof replayed !== 'string') return Number.POSITIVE_INFINITY;
    const lsn = readLsn(replayed);
    const newest = this.#positions.at(-1);
    if (newest === undefined || newest.lsn <= lsn) return 0;
    const had = this.#positions.findLast((position) => position.lsn <= lsn);
    return had === undefined ? Number.POSITIVE_INFINITY : performance.now() - had.at;
  }

  #setUsable(replica: Replica, isUsable: boolean, error?: unknown): void {
    if (replica.isUsable === isUsable) return;
    replica.isUsable = isUsable;
    const { number } = replica;
    if (isUsable) this.options.log.info({ replica: number }, 'the replica is read from');
    else this.options.log.warn({ replica: number, err: error }, 'the replica is dead or too far behind: not read from');
  }
}
