import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  runTaskListOnce,
  type SharedOptions,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import pg from 'pg';
import type { RequestContext } from '../context.js';
import { silentLogger } from '../database/job-schema.js';
import { DisconnectOnTimeoutClient } from '../database/pipeline/disconnect-on-timeout-client.js';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { type JobQueue, type Jobs, sweep } from './jobs.js';

/** How often the queue is asked. It is polled: `LISTEN` fails behind a pooler in transaction mode. */
const POLL_MS = 2_000;
const MINUTE_MS = 60_000;
/** More than one, so that a slow mail server does not hold up all queued tasks. */
const TASK_LANES = 2;
/** Connections of one server to its queue: one a lane. */
export const JOB_CONNECTIONS = TASK_LANES + 1;

/** A turn of a lane. */
interface Working {
  readonly pool: WorkerPool;
  /** Until it asks for its first job, or ends. */
  readonly begun: Promise<void>;
}

export interface JobRunnerOptions {
  /** Of the database. */
  readonly url: string;
  readonly jobs: Jobs;
  readonly systemContext: () => RequestContext;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'ran' | 'jobsWaiting'>;
}

/**
 * Does the jobs of the database's queue (graphile-worker). Any number of servers may: each job is done by the server that takes it.
 * The minute's sweeps have a lane of their own, so that nothing slow stands before what the clock decides, and so has what
 * is queued in a table of its own. A lane asks, does what is there, and asks again; what fails, the connection too, is logged
 * and tried anew.
 */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #pool: pg.Pool;
  readonly #queue: SharedOptions & { readonly noHandleSignals: true };
  readonly #stop = new AbortController();
  readonly #events: WorkerEvents = new EventEmitter();
  readonly #working = new Set<Working>();
  #lanes: ReadonlyArray<Promise<void>> = [];
  #lastMinute = 0;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
    // The limits of `data-source.ts`; work itself goes through the server's own pool.
    this.#pool = new pg.Pool({
      connectionString: options.url,
      max: JOB_CONNECTIONS,
      connectionTimeoutMillis: 2_000,
      statement_timeout: 5_000,
      lock_timeout: 1_000,
      idle_in_transaction_session_timeout: 10_000,
      query_timeout: 7_000,
      keepAlive: true,
      Client: DisconnectOnTimeoutClient,
    });
    // An idle connection that breaks is replaced by the next one; without a listener it would end the process.
    this.#pool.on('error', (error) => options.log.debug({ err: error }, 'a connection of the jobs broke'));
    const events = this.#events;
    events.on('job:success', ({ job }) => options.metrics.ran(job.task_identifier, 'ok'));
    events.on('job:error', ({ job, error }) => {
      options.metrics.ran(job.task_identifier, 'failed');
      options.log.warn({ err: error, job: job.task_identifier, attempt: job.attempts }, 'a job failed');
    });
    // Prepared names are shared by the sessions of the embedded database, and lost behind a pooler.
    this.#queue = { events, logger: silentLogger(), noPreparedStatements: true, noHandleSignals: true };
  }

  start(): void {
    const { tasks, queues, everyMinute } = this.#options.jobs;
    const taskList: TaskList = Object.fromEntries(
      Object.entries(tasks).map(([name, work]) => [
        name,
        (payload: unknown) => work(this.#options.systemContext(), payload),
      ]),
    );
    const sweeps: TaskList = Object.fromEntries(
      Object.entries(everyMinute).map(([name, work]) => [name, () => sweep(this.#options.systemContext, work)]),
    );
    this.#lanes = [
      this.#lane(sweeps, (client) => this.#beginMinute(client)),
      ...Array.from({ length: TASK_LANES }, () => this.#lane(taskList)),
      ...Object.entries(queues).flatMap((queue) => Array.from({ length: TASK_LANES }, () => this.#queueLane(...queue))),
    ];
  }

  /** Takes no more jobs, waits for those under way, and closes its connections. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all([...this.#working].map((working) => this.#end(working)));
    await Promise.all(this.#lanes);
    await this.#pool.end();
  }

  async #lane(tasks: TaskList, before?: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    // The queue refuses to be asked for nothing.
    if (Object.keys(tasks).length === 0) return;
    const { signal } = this.#stop;
    // What graphile-worker knows of the tasks it keeps by these options, also that it could not find them out: so they are
    // the same ones as long as nothing fails.
    let queue = { ...this.#queue };
    while (!signal.aborted) {
      try {
        await this.#round(queue, tasks, before);
      } catch (error) {
        this.#options.log.warn({ err: error }, 'the queue of jobs could not be asked');
        queue = { ...this.#queue };
      }
      await this.#pause();
    }
  }

  /** Servers that started together do not ask together for ever. */
  async #pause(): Promise<void> {
    const { signal } = this.#stop;
    await pause(POLL_MS * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
  }

  async #queueLane(name: string, queue: JobQueue): Promise<void> {
    const { systemContext, metrics, log } = this.#options;
    while (!this.#stop.signal.aborted) {
      try {
        const mayBeMore = await queue.work(systemContext());
        metrics.ran(name, 'ok');
        if (mayBeMore) continue;
      } catch (error) {
        metrics.ran(name, 'failed');
        log.warn({ err: error, job: name }, 'a job failed');
      }
      await this.#pause();
    }
  }

  async #round(
    queue: SharedOptions,
    tasks: TaskList,
    before: ((client: pg.PoolClient) => Promise<void>) | undefined,
  ): Promise<void> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await before?.(client);
      if (this.#stop.signal.aborted) return;
      const pool = runTaskListOnce(queue, tasks, client);
      const working = { pool, begun: this.#begins(pool) };
      this.#working.add(working);
      try {
        await pool.promise;
      } finally {
        this.#working.delete(working);
      }
    } catch (error) {
      broken = error instanceof Error ? error : new Error('not an error');
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Until it asks for its first job, or ends. */
  async #begins({ worker, promise }: WorkerPool): Promise<void> {
    let look = (_asking: { readonly worker: unknown }) => {};
    const begun = new Promise<void>((resolve) => {
      look = (asking) => asking.worker === worker && resolve();
    });
    this.#events.on('worker:getJob:start', look);
    // What it ended with is for who waits for it.
    await Promise.race([begun, promise.catch(() => undefined)]).finally(() =>
      this.#events.off('worker:getJob:start', look),
    );
  }

  /** Lets it finish what it does. Ended before it has begun, it would begin nevertheless, and end the process with that. */
  async #end({ pool, begun }: Working): Promise<void> {
    await begun;
    await pool.gracefulShutdown();
  }

  /** Once a minute: queues the sweeps, and counts what waits. */
  async #beginMinute(client: pg.PoolClient): Promise<void> {
    const { jobs, metrics, systemContext } = this.#options;
    const minute = Math.floor(systemContext().clock.now().getTime() / MINUTE_MS);
    if (minute === this.#lastMinute) return;
    // Tasks that another server has queued and that are not begun stay as they are.
    for (const name of Object.keys(jobs.everyMinute)) {
      await client.query(
        "SELECT graphile_worker.add_job(identifier := $1, job_key := $2, max_attempts := 1, job_key_mode := 'preserve_run_at')",
        [name, `every-minute:${name}`],
      );
    }
    this.#lastMinute = minute;
    const { rows } = await client.query<{ waiting: number }>(
      'SELECT count(*)::int AS waiting FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts',
    );
    const queues = await Promise.all(Object.values(jobs.queues).map((queue) => queue.waiting(systemContext())));
    metrics.jobsWaiting(queues.reduce((sum, count) => sum + count, rows[0]?.waiting ?? 0));
  }
}
