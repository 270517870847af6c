import type { DataSource, EntityManager } from 'typeorm';
import { type ReadStatement, valuesOf } from '../database/conditions.js';
import { type PlainRow, readRowsByName } from '../database/plain-rows.js';
import { statementByName } from '../database/statement-names.js';
import {
  allowed,
  type ConsumeRequest,
  type Consumption,
  type KeyedUse,
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

/**
 * One use: the row lock of the upsert makes a hundred guesses at once a hundred guesses in a row. `from` gives a row where the
 * use may be tried.
 */
const useOf = (place: number, from: string): string => `
  INSERT INTO rate_limits AS used (key, points, last_at, ends_at)
  SELECT :key${place}::text, :points${place}::int, :now${place}::timestamptz, :ends${place}::timestamptz${from}
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN used.ends_at <= :now${place} THEN excluded.points ELSE used.points + excluded.points END,
    last_at = :now${place},
    ends_at = CASE WHEN used.ends_at <= :now${place} OR :doubling${place}::int IS NOT NULL
      THEN excluded.ends_at ELSE used.ends_at END
  WHERE used.ends_at <= :now${place}
     OR used.points + excluded.points <= :limit${place}
     OR :doubling${place}::int IS NOT NULL AND used.last_at + make_interval(
          secs => least(power(2, least(used.points + excluded.points - :limit${place}, 30)), :doubling${place}::int)
        ) <= :now${place}
  RETURNING points, last_at, ends_at`;

/** So many uses as one statement, each tried where the one before it was allowed; a row for each that was. */
function usesInTurn(count: number): ReadStatement {
  const places = Array.from({ length: count }, (_, place) => place);
  const uses = places.map((place) => `use${place} AS (${useOf(place, place === 0 ? '' : ` FROM use${place - 1}`)})`);
  const rows = places.map((place) => `SELECT ${place} AS place, points, last_at, ends_at FROM use${place}`);
  return statementByName(`WITH ${uses.join(', ')} ${rows.join(' UNION ALL ')} ORDER BY place`);
}

/** In the database, so that several servers count together. */
export class PostgresRateLimitStore implements RateLimitStore {
  #untilCleanUp = CLEAN_UP_EVERY;
  /** By how many uses they are for. */
  readonly #statements = new Map<number, ReadStatement>();

  constructor(private readonly dataSource: DataSource) {}

  async tryConsume(key: string, request: ConsumeRequest, tx?: EntityManager): Promise<Consumption> {
    const [consumption] = await this.#inTurn([{ key, request }], tx ?? this.dataSource.manager);
    if (!tx) await this.#cleanUp(request.now);
    return consumption as Consumption;
  }

  async tryConsumeInTurn(uses: readonly KeyedUse[]): Promise<readonly Consumption[]> {
    const consumptions = await this.#inTurn(uses, this.dataSource.manager);
    const [first] = uses;
    if (first) await this.#cleanUp(first.request.now);
    return consumptions;
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

  async #inTurn(uses: readonly KeyedUse[], db: EntityManager): Promise<Consumption[]> {
    const statement = this.#statements.get(uses.length) ?? usesInTurn(uses.length);
    this.#statements.set(uses.length, statement);
    const values: Record<string, unknown> = {};
    for (const [place, { key, request }] of uses.entries()) {
      values[`key${place}`] = key;
      values[`points${place}`] = request.points;
      values[`now${place}`] = request.now;
      values[`ends${place}`] = windowEnd(request);
      values[`limit${place}`] = request.limit;
      values[`doubling${place}`] = request.doublingUpToSeconds ?? null;
    }
    const rows: UsageRow[] = await db.query(statement.text, valuesOf(statement, values));
    const all = rows.map((row, place) =>
      allowed({ points: row.points, ends: row.ends_at }, (uses[place] as KeyedUse).request),
    );
    const refusedUse = uses[rows.length];
    if (refusedUse) all.push(await this.#notTaken(refusedUse, db));
    return all;
  }

  async #notTaken({ key, request }: KeyedUse, db: EntityManager): Promise<Consumption> {
    const usage = await this.#usage(key, request, db);
    // Its window ended between the two statements: nothing stands in the way of this use any more.
    return usage ? refused(usage, request) : allowed({ points: request.points, ends: windowEnd(request) }, request);
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
