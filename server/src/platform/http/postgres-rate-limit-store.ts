import type { DataSource, EntityManager } from 'typeorm';
import { type PlainRow, readRowsByName } from '../database/plain-rows.js';
import {
  allowed,
  type ConsumeRequest,
  type Consumption,
  notInTheFuture,
  type RateLimitStore,
  refused,
  type Usage,
  windowEnd,
} from './rate-limit-store.js';

interface UsageRow extends PlainRow {
  readonly points: number;
  readonly last_at: Date;
  readonly ends_at: Date;
}

/** How many uses lie between two clean-ups of windows that have ended. */
const CLEAN_UP_EVERY = 1_000;

/** In the database, so that several servers count together. */
export class PostgresRateLimitStore implements RateLimitStore {
  #untilCleanUp = CLEAN_UP_EVERY;

  constructor(private readonly dataSource: DataSource) {}

  async tryConsume(key: string, request: ConsumeRequest, tx?: EntityManager): Promise<Consumption> {
    const db = tx ?? this.dataSource.manager;
    const { points, limit, now, doublingUpToSeconds } = request;
    const ends = windowEnd(request);
    // The row lock of the upsert makes a hundred guesses at once a hundred guesses in a row.
    const rows: UsageRow[] = await db.query(
      `INSERT INTO rate_limits AS used (key, points, last_at, ends_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) DO UPDATE SET
         points = CASE WHEN used.ends_at <= $3 THEN excluded.points ELSE used.points + excluded.points END,
         last_at = $3,
         ends_at = CASE WHEN used.ends_at <= $3 OR $6::int IS NOT NULL THEN excluded.ends_at ELSE used.ends_at END
       WHERE used.ends_at <= $3
          OR used.points + excluded.points <= $5
          OR $6::int IS NOT NULL AND used.last_at + make_interval(
               secs => least(power(2, least(used.points + excluded.points - $5, 30)), $6::int)
             ) <= $3
       RETURNING points, last_at, ends_at`,
      [key, points, now, ends, limit, doublingUpToSeconds ?? null],
    );
    if (!tx) await this.#cleanUp(now);
    const [row] = rows;
    if (row) return allowed({ points: row.points, ends: row.ends_at }, request);
    const usage = await this.#usage(key, request, db);
    // Its window ended between the two statements: nothing stands in the way of this use any more.
    return usage ? refused(usage, request) : allowed({ points, ends }, request);
  }

  async usage(keys: readonly string[], now: Date, db: EntityManager): Promise<ReadonlyArray<Usage | undefined>> {
    const rows = await readRowsByName<UsageRow & { readonly key: string }>(
      db,
      'SELECT key, points, last_at, ends_at FROM rate_limits WHERE key = ANY(:keys) AND ends_at > :now',
      { keys, now },
    );
    return keys.map((key) => {
      const row = rows.find((one) => one.key === key);
      return row && { points: row.points, lastAt: row.last_at, ends: row.ends_at };
    });
  }

  async giveBack(key: string, points: number, now: Date): Promise<void> {
    await this.dataSource.query(
      // The table has no row without points: a window that nothing is left in ends now.
      `UPDATE rate_limits SET points = greatest(points - $2, 1), ends_at = CASE WHEN points > $2 THEN ends_at ELSE $3 END
       WHERE key = $1 AND ends_at > $3`,
      [key, points, now],
    );
  }

  async clear(key: string): Promise<void> {
    await this.dataSource.query('DELETE FROM rate_limits WHERE key = $1', [key]);
  }

  async #usage(key: string, request: ConsumeRequest, db: EntityManager): Promise<Usage | undefined> {
    const rows: UsageRow[] = await db.query(
      'SELECT points, last_at, ends_at FROM rate_limits WHERE key = $1 AND ends_at > $2',
      [key, request.now],
    );
    const [row] = rows;
    if (!row) return undefined;
    const stored = { points: row.points, lastAt: row.last_at, ends: row.ends_at };
    const usage = notInTheFuture(stored, request);
    if (usage.lastAt < stored.lastAt || usage.ends < stored.ends) {
      await db.query(
        'UPDATE rate_limits SET last_at = least(last_at, $2), ends_at = least(ends_at, $3) WHERE key = $1',
        [key, usage.lastAt, usage.ends],
      );
    }
    return usage;
  }

  async #cleanUp(now: Date): Promise<void> {
    this.#untilCleanUp -= 1;
    if (this.#untilCleanUp > 0) return;
    this.#untilCleanUp = CLEAN_UP_EVERY;
    await this.dataSource.query('DELETE FROM rate_limits WHERE ends_at <= $1', [now]);
  }
}
