import type { DataSource } from 'typeorm';

/** What one key has spent in its current window. */
export interface Spent {
  readonly points: number;
  /** When something was last spent; what is refused spends nothing. */
  readonly lastAt: Date;
  readonly ends: Date;
}

export interface Spending {
  readonly points: number;
  /** How many points the window has. */
  readonly limit: number;
  readonly now: Date;
  /** When a window that starts now ends. */
  readonly ends: Date;
  /**
   * With it, a point above the limit is still spent once 2, 4, 8… seconds, at most this many, have passed since the last
   * one, and each spent point starts the window anew. Undefined: nothing above the limit until the window ends.
   */
  readonly doublingUpToSeconds: number | undefined;
}

/** Where spent points are kept. */
export interface SpentStore {
  /** Spends the points in one step where the limit allows it; otherwise nothing, and says what stands in the way. */
  spend(key: string, spending: Spending): Promise<Spent | 'spent'>;
  look(key: string, now: Date): Promise<Spent | undefined>;
  /** Takes points off a window that goes on. */
  giveBack(key: string, points: number, now: Date): Promise<void>;
  clear(key: string): Promise<void>;
}

/** The wait for the next point where `over` points are above the limit. */
export function doubledWait(over: number, upToSeconds: number): number {
  return Math.min(2 ** Math.min(over, 30), upToSeconds);
}

const MAX_KEYS = 50_000;

/** In this process: for reads, and for the embedded database, which has no second server to agree with. */
export class MemorySpentStore implements SpentStore {
  readonly #keys = new Map<string, Spent>();

  async spend(key: string, { points, limit, now, ends, doublingUpToSeconds }: Spending): Promise<Spent | 'spent'> {
    const known = this.#live(key, now);
    const total = (known?.points ?? 0) + points;
    if (known && total > limit) {
      if (doublingUpToSeconds === undefined) return known;
      const open = known.lastAt.getTime() + doubledWait(total - limit, doublingUpToSeconds) * 1_000;
      if (open > now.getTime()) return known;
    }
    this.#keys.delete(key);
    this.#keys.set(key, {
      points: total,
      lastAt: now,
      ends: known && doublingUpToSeconds === undefined ? known.ends : ends,
    });
    this.#forgetOldest();
    return 'spent';
  }

  async look(key: string, now: Date): Promise<Spent | undefined> {
    return this.#live(key, now);
  }

  async giveBack(key: string, points: number, now: Date): Promise<void> {
    const known = this.#live(key, now);
    if (known) this.#keys.set(key, { ...known, points: Math.max(known.points - points, 0) });
  }

  async clear(key: string): Promise<void> {
    this.#keys.delete(key);
  }

  /** Without a promise: between look and spend nobody else may come in. */
  #live(key: string, now: Date): Spent | undefined {
    const known = this.#keys.get(key);
    return known && known.ends > now ? known : undefined;
  }

  #forgetOldest(): void {
    if (this.#keys.size <= MAX_KEYS) return;
    const oldest = this.#keys.keys().next();
    if (!oldest.done) this.#keys.delete(oldest.value);
  }
}

interface SpentRow {
  readonly points: number;
  readonly last_at: Date;
  readonly ends_at: Date;
}

/** How many points are spent between two clean-ups of windows that have ended. */
const CLEAN_UP_EVERY = 1_000;

/** In the database, so that several servers count together. */
export class PostgresSpentStore implements SpentStore {
  #untilCleanUp = CLEAN_UP_EVERY;

  constructor(private readonly dataSource: DataSource) {}

  async spend(key: string, spending: Spending): Promise<Spent | 'spent'> {
    const { points, limit, now, ends, doublingUpToSeconds } = spending;
    // The row lock of the upsert makes a hundred guesses at once a hundred guesses in a row.
    const spent: unknown[] = await this.dataSource.query(
      `INSERT INTO rate_limits AS spent (key, points, last_at, ends_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) DO UPDATE SET
         points = CASE WHEN spent.ends_at <= $3 THEN excluded.points ELSE spent.points + excluded.points END,
         last_at = $3,
         ends_at = CASE WHEN spent.ends_at <= $3 OR $6::int IS NOT NULL THEN excluded.ends_at ELSE spent.ends_at END
       WHERE spent.ends_at <= $3
          OR spent.points + excluded.points <= $5
          OR $6::int IS NOT NULL AND spent.last_at + make_interval(
               secs => least(power(2, least(spent.points + excluded.points - $5, 30)), $6::int)
             ) <= $3
       RETURNING 1`,
      [key, points, now, ends, limit, doublingUpToSeconds ?? null],
    );
    await this.#cleanUp(now);
    // A row that ended between the two statements refuses nothing.
    return spent.length > 0 ? 'spent' : ((await this.look(key, now)) ?? 'spent');
  }

  async look(key: string, now: Date): Promise<Spent | undefined> {
    const rows: SpentRow[] = await this.dataSource.query(
      'SELECT points, last_at, ends_at FROM rate_limits WHERE key = $1 AND ends_at > $2',
      [key, now],
    );
    const [row] = rows;
    return row && { points: row.points, lastAt: row.last_at, ends: row.ends_at };
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

  async #cleanUp(now: Date): Promise<void> {
    this.#untilCleanUp -= 1;
    if (this.#untilCleanUp > 0) return;
    this.#untilCleanUp = CLEAN_UP_EVERY;
    await this.dataSource.query('DELETE FROM rate_limits WHERE ends_at <= $1', [now]);
  }
}
