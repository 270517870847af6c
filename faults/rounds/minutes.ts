import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** What the servers do every minute of what is wished here; `jobs.ts` has them all. */
const SWEEPS = [
  'ended auctions',
  'expired bids',
  'expired crops',
  'deals by the clock',
  'answers due',
  'auctions ending',
  'listings ending',
];
/** A run is too short for the servers' own minutes. */
const MINUTE_MS = 1_000;
const PATIENCE_MS = 60_000;

/** What is over by the clock and not yet stored. */
const OVERDUE = `
  SELECT id FROM bids WHERE ended_at IS NULL AND valid_until <= clock_timestamp()
  UNION ALL SELECT id FROM crops WHERE status IN ('active', 'pending') AND deleted_at IS NULL
    AND expiry_date < (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date
  UNION ALL SELECT id FROM crops WHERE auction_state = 'LIVE' AND auction_ends_at <= clock_timestamp()`;

/** Lets minutes pass, one a second: the servers find their sweeps in the queue, as they put them there themselves. */
export class Minutes {
  readonly #database: Pool;
  readonly #stop = new AbortController();
  readonly #passing: Promise<void>;

  constructor(database: Pool) {
    this.#database = database;
    this.#passing = this.#pass();
  }

  /** Waits until the sweeps have nothing left to do, and gives what they leave. */
  async settle(): Promise<string[]> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const { rowCount } = await this.#database.query(OVERDUE);
      if (!rowCount) return [];
      if (Date.now() > until) return [`the minute's job leaves ${rowCount} rows that are over`];
      await pause(MINUTE_MS);
    }
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#passing;
  }

  async #pass(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      for (const name of SWEEPS) {
        await this.#database.query(
          "SELECT graphile_worker.add_job(identifier := $1, job_key := $2, max_attempts := 1, job_key_mode := 'preserve_run_at')",
          [name, `every-minute:${name}`],
        );
      }
      await pause(MINUTE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
