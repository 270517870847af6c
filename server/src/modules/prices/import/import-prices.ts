import type { RequestContext } from '../../../platform/context.js';
import { queuePriceAlerts } from '../alerts/send-price-alerts.js';
import { type Merged, mergePrices } from './merge-prices.js';
import { type PlacedPrice, PriceDatabase } from './price-database.js';
import type { PriceChunk, PriceRow, PriceSource, RefusedRow } from './price-source.js';
import { SeriesOfRows } from './series-of-rows.js';

/**
 * So many rows are one transaction: an import that is interrupted has stored all that it had read but for the last of them. Up to three
 * batches are in memory at a time; larger ones are stored no faster.
 */
const BATCH_ROWS = 5_000;

/** What an import has done so far. */
export interface ImportReport {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly held: number;
  readonly refused: number;
  /** How many rows were refused for each reason. */
  readonly refusals: Readonly<Record<string, number>>;
}

export interface ImportOptions {
  /** Whether the database takes `COPY` from its clients: all but the embedded one do. */
  readonly canCopy: boolean;
  /** Told after each batch, with how much of the source is read where that is known. */
  readonly onProgress?: (report: ImportReport, done: number | undefined) => void;
  /** Gets the rows that are refused, where somebody keeps them. */
  readonly onRefused?: (rows: readonly RefusedRow[]) => Promise<void>;
}

/** Takes the sample away: with the first real price, everything that is shown is real. */
async function dropSample(database: PriceDatabase): Promise<void> {
  const [found] = await database.query("SELECT FROM price_series WHERE source = 'SAMPLE' LIMIT 1");
  if (!found) return;
  await database.query(
    "DELETE FROM price_observations USING price_series WHERE price_series.id = series_id AND source = 'SAMPLE'",
  );
  await database.query("DELETE FROM price_series WHERE source = 'SAMPLE'");
  await database.query("DELETE FROM price_days WHERE source = 'SAMPLE'");
}

/** One run of an import: what it counts, and the row that says so. */
class ImportRun {
  readonly #counts = { read: 0, added: 0, changed: 0, held: 0, refused: 0 };
  readonly #refusals: Record<string, number> = {};

  constructor(
    private readonly ctx: RequestContext,
    readonly id: number,
    private readonly source: PriceSource,
  ) {}

  get report(): ImportReport {
    return { ...this.#counts, refusals: { ...this.#refusals } };
  }

  /** Stores a batch and what is counted by now, in one transaction. `before` is the end of the last one. */
  async store(
    database: PriceDatabase,
    prices: readonly PlacedPrice[],
    refused: readonly RefusedRow[],
    before: Promise<void>,
  ): Promise<void> {
    await database.inTransaction(async () => {
      await database.stage(prices);
      await before;
      await database.lock();
      if (this.source.name !== 'SAMPLE' && prices.length > 0) await dropSample(database);
      const merged = await mergePrices(database, this.id);
      if (merged.added > 0) await queuePriceAlerts(database, this.ctx);
      this.#count(prices.length + refused.length, refused, merged);
      await this.#write(database);
    });
  }

  #count(read: number, refused: readonly RefusedRow[], { added, changed, held }: Merged): void {
    this.#counts.read += read;
    this.#counts.added += added;
    this.#counts.changed += changed;
    this.#counts.held += held;
    this.#counts.refused += refused.length;
    for (const { reason } of refused) this.#refusals[reason] = (this.#refusals[reason] ?? 0) + 1;
  }

  async #write(database: PriceDatabase): Promise<void> {
    const { read, added, changed, held, refused } = this.#counts;
    await database.query(
      `UPDATE price_imports SET read_rows = $2, new_rows = $3, changed_rows = $4, held_rows = $5, refused_rows = $6, refusals = $7
       WHERE id = $1`,
      [this.id, read, added, changed, held, refused, this.#refusals],
    );
  }
}

/** Gathers chunks until they are a batch. Of a source that breaks off, what came before is given first. */
async function* batches(source: PriceSource): AsyncGenerator<PriceChunk> {
  let rows: PriceRow[] = [];
  let refused: RefusedRow[] = [];
  let done: number | undefined;
  try {
    for await (const chunk of source.chunks()) {
      rows = rows.concat(chunk.rows);
      refused = refused.concat(chunk.refused);
      done = chunk.done;
      if (rows.length + refused.length < BATCH_ROWS) continue;
      yield { rows, refused, done };
      [rows, refused] = [[], []];
    }
  } catch (error) {
    yield { rows, refused, done };
    throw error;
  }
  yield { rows, refused, done };
}

/**
 * Brings all rows of a source into the database. Rows that are there already are left alone, those that say something else are changed, so
 * the same source may be imported again, also after an import that was interrupted. While one batch is merged, the next one is read
 * and staged on a second connection.
 */
export async function importPrices(
  ctx: RequestContext,
  source: PriceSource,
  { canCopy, onProgress, onRefused }: ImportOptions,
): Promise<ImportReport> {
  const databases = [await PriceDatabase.open(ctx.db, canCopy)];
  // The embedded database serves one transaction at a time.
  if (canCopy) databases.push(await PriceDatabase.open(ctx.db, canCopy));
  const [first] = databases as [PriceDatabase];
  const underWay = databases.map(() => Promise.resolve());
  try {
    const series = await SeriesOfRows.read(first, source.name);
    const [{ id } = { id: 0 }] = await first.query<{ id: number }>(
      'INSERT INTO price_imports (source, origin, started_at) VALUES ($1, $2, $3) RETURNING id',
      [source.name, source.origin, ctx.clock.now()],
    );
    const run = new ImportRun(ctx, id, source);
    let last = Promise.resolve();
    let turn = 0;
    for await (const { rows, refused, done } of batches(source)) {
      const place = turn % databases.length;
      const database = databases[place] as PriceDatabase;
      // Its own last batch has to be over before the connection takes another.
      await underWay[place];
      const placed = await series.place(database, rows);
      const all = [...refused, ...placed.refused];
      await onRefused?.(all);
      const stored = run.store(database, placed.placed, all, last).then(() => onProgress?.(run.report, done));
      // Waited for below; until then a failure is nobody's.
      stored.catch(() => undefined);
      underWay[place] = stored;
      last = stored;
      turn += 1;
    }
    await Promise.all(underWay);
    await first.query('UPDATE price_imports SET ended_at = $2 WHERE id = $1', [id, ctx.clock.now()]);
    return run.report;
  } finally {
    // Of a source that breaks off, what came before is stored.
    await Promise.allSettled(underWay);
    await Promise.all(databases.map((database) => database.close()));
  }
}
