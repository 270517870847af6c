import type { DataSource, EntityManager } from 'typeorm';
import { Batcher } from '../database/pipeline/batcher.js';
import { type ReadStatement, valuesOf } from '../database/pipeline/conditions.js';
import { type PlainRow, readRowsByName } from '../database/pipeline/plain-rows.js';
import { statementByName } from '../database/pipeline/statement-names.js';
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

/** What was written of one use. */
interface TakenRow extends PlainRow {
  /** Which of the caller's uses it is. */
  readonly place: number;
  readonly key: string;
  readonly points: number;
  readonly ends_at: Date;
}

/** What a caller wants to use of some limits, the first of them first. */
type Uses = readonly KeyedUse[];

/** How many uses lie between two clean-ups of windows that have ended. */
const CLEAN_UP_EVERY = 1_000;

/**
 * One use of each caller: the row lock of the upsert makes a hundred guesses at once a hundred guesses in a row. Rows are locked in
 * the order of their keys: two servers that count the same callers wait for each other, never in a circle.
 */
const useOf = (place: number): string => `
  INSERT INTO rate_limits AS used (key, points, last_at, ends_at)
  SELECT asked.key${place}, :points${place}::int, asked.now, asked.now + make_interval(secs => :window${place}::int)
  FROM asked ${place === 0 ? '' : `JOIN use${place - 1} AS before ON before.key = asked.key${place - 1}`}
  ORDER BY asked.key${place} COLLATE "C"
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN used.ends_at <= excluded.last_at THEN excluded.points ELSE used.points + excluded.points END,
    last_at = excluded.last_at,
    ends_at = CASE WHEN used.ends_at <= excluded.last_at OR :doubling${place}::int IS NOT NULL
      THEN excluded.ends_at ELSE used.ends_at END
  WHERE used.ends_at <= excluded.last_at
     OR used.points + excluded.points <= :limit${place}
     OR :doubling${place}::int IS NOT NULL AND used.last_at + make_interval(
          secs => least(power(2, least(used.points + excluded.points - :limit${place}, 30)), :doubling${place}::int)
        ) <= excluded.last_at
  RETURNING key, points, ends_at`;

/** So many uses of each of any number of callers, each tried where the caller's one before it was allowed; a row for each that was. */
function usesInTurn(count: number): ReadStatement {
  const places = Array.from({ length: count }, (_, place) => place);
  const keys = places.map((place) => `:keys${place}::text[]`).join(', ');
  const names = places.map((place) => `key${place}`).join(', ');
  const asked = `asked AS (SELECT * FROM unnest(${keys}, :nows::timestamptz[]) AS asked (${names}, now))`;
  const uses = places.map((place) => `use${place} AS (${useOf(place)})`);
  const rows = places.map((place) => `SELECT ${place} AS place, key, points, ends_at FROM use${place}`);
  return statementByName(`WITH ${[asked, ...uses].join(', ')} ${rows.join(' UNION ALL ')}`);
}

/** The same for all callers who want to use the same of the same limits. */
const limitsOf = (uses: Uses): string =>
  uses
    .map(({ request: { points, limit, windowSeconds, doublingUpToSeconds } }) =>
      [points, limit, windowSeconds, doublingUpToSeconds].join(' '),
    )
    .join(', ');

/** In the database, so that several servers count together. */
export class PostgresRateLimitStore implements RateLimitStore {
  #untilCleanUp = CLEAN_UP_EVERY;
  /** By how many uses of a caller they are for. */
  readonly #statements = new Map<number, ReadStatement>();
  /** By the limits. A statement of its own for each caller costs the server and the database more than the answer that it guards. */
  readonly #batchers = new Map<string, Batcher<Uses, readonly TakenRow[]>>();

  constructor(private readonly dataSource: DataSource) {}

  async tryConsume(key: string, request: ConsumeRequest, tx?: EntityManager): Promise<Consumption> {
    const db = tx ?? this.dataSource.manager;
    const uses = [{ key, request }];
    const [rows = []] = await this.#take([uses], db);
    const [consumption] = await this.#consumptions(uses, rows, db);
    if (!tx) await this.#cleanUp(request.now);
    return consumption as Consumption;
  }

  async tryConsumeInTurn(uses: readonly KeyedUse[]): Promise<readonly Consumption[]> {
    const db = this.dataSource.manager;
    const consumptions = await this.#consumptions(uses, await this.#batcherOf(uses).ask(uses), db);
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

  #batcherOf(uses: Uses): Batcher<Uses, readonly TakenRow[]> {
    const limits = limitsOf(uses);
    const known = this.#batchers.get(limits);
    if (known) return known;
    const batcher = new Batcher<Uses, readonly TakenRow[]>({
      work: (callers) => this.#take(callers, this.dataSource.manager),
      keysOf: (uses) => uses.map(({ key }) => key),
    });
    this.#batchers.set(limits, batcher);
    return batcher;
  }

  /** Takes what each of some callers wants of the same limits; the rows of each caller, up to the first use that was not allowed. */
  async #take(callers: readonly Uses[], db: EntityManager): Promise<TakenRow[][]> {
    const [limits = []] = callers;
    const statement = this.#statements.get(limits.length) ?? usesInTurn(limits.length);
    this.#statements.set(limits.length, statement);
    const values: Record<string, unknown> = { nows: callers.map(([first]) => first?.request.now.toISOString()) };
    for (const [place, { request }] of limits.entries()) {
      values[`keys${place}`] = callers.map((uses) => uses[place]?.key);
      values[`points${place}`] = request.points;
      values[`window${place}`] = request.windowSeconds;
      values[`limit${place}`] = request.limit;
      values[`doubling${place}`] = request.doublingUpToSeconds ?? null;
    }
    const rows: TakenRow[] = await db.query(statement.text, valuesOf(statement, values));
    const taken = new Map(rows.map((row) => [`${row.place} ${row.key}`, row]));
    return callers.map((uses) =>
      uses.flatMap(({ key }, place) => {
        const row = taken.get(`${place} ${key}`);
        return row ? [row] : [];
      }),
    );
  }

  async #consumptions(uses: Uses, rows: readonly TakenRow[], db: EntityManager): Promise<Consumption[]> {
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
