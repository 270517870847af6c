import type { EntityManager } from 'typeorm';

/** Work to be done in the background. */
export interface JobDraft {
  /** Its name in `jobs.ts`. */
  readonly task: string;
  readonly payload: Readonly<Record<string, string>>;
  /** There is one job of a key at a time: asked for again it takes the place of the one that waits. Keys are global. */
  readonly key: string;
  /** Not before; at once where nothing is said. */
  readonly runAt?: Date;
}

/** How often a job that throws is tried, after 1, 3, 7, 20 … seconds. What it is about is looked for every minute anyway. */
const TRIES = 5;

/** The queue's own function, called in a statement; each value as SQL. */
export const jobAdded = (
  job: Readonly<Record<'task' | 'payload' | 'key' | 'runAt', string>>,
): string => `graphile_worker.add_job(
  identifier := ${job.task}, payload := ${job.payload}, job_key := ${job.key}, run_at := ${job.runAt},
  max_attempts := ${TRIES})`;

/** For a job without an identifier: what the queue gives back where the row was locked in between. */
export const notQueued = (task: string) => new Error(`The job ${task} was not queued.`);

/**
 * Queues a job, where `db` is that of a transaction with all that it stores: it is done once that is durable, and never
 * where it is rolled back. The queue is PostgreSQL's own function, called like any other statement.
 */
export async function addJob(db: EntityManager, { task, payload, key, runAt }: JobDraft): Promise<void> {
  const rows: ReadonlyArray<{ id: string | null }> = await db.query(
    `SELECT id FROM ${jobAdded({ task: '$1', payload: '$2', key: '$3', runAt: '$4' })}`,
    [task, JSON.stringify(payload), key, runAt ?? null],
  );
  if ((rows[0]?.id ?? null) === null) throw notQueued(task);
}
