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

/** What statements go through: the handle of a transaction, or a connection of its own. */
export interface Statements {
  query(text: string, values: unknown[]): Promise<ReadonlyArray<{ id: string | null }>>;
}

/** How often a job that throws is tried, after 1, 3, 7, 20 … seconds. What it is about is looked for every minute anyway. */
const TRIES = 5;

/**
 * Queues a job, where `db` is that of a transaction with all that it stores: it is done once that is durable, and never
 * where it is rolled back. The queue is PostgreSQL's own function, called like any other statement.
 */
export async function addJob(db: Statements, { task, payload, key, runAt }: JobDraft): Promise<void> {
  const rows = await db.query(
    `SELECT id FROM graphile_worker.add_job(
       identifier := $1, payload := $2, job_key := $3, run_at := $4, max_attempts := ${TRIES})`,
    [task, JSON.stringify(payload), key, runAt ?? null],
  );
  // The row was locked in between.
  if ((rows[0]?.id ?? null) === null) throw new Error(`The job ${task} was not queued.`);
}
