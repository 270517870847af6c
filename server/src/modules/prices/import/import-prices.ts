import type { RequestContext } from '../../../platform/context.js';
import { queuePriceAlerts } from '../alerts/send-price-alerts.js';
import { type Merged, mergePrices } from './merge-prices.js';
import { PriceBatch } from './price-batch.js';
import { PriceDatabase } from './price-database.js';
import type { PriceSource, RefusedRow } from './price-source.js';
import { SeriesOfRows } from './series-of-rows.js';

/**
 * So many rows are one transaction: an import that is interrupted has stored all that it had read but for the last of them. Small ones for a
 * source that is slow; while the database is busy, rows gather to larger ones, which it stores faster. Up to three are in memory.
 */
const FEWEST_ROWS = 5_000;
const MOST_ROWS = 50_000;

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
  async store(database: PriceDatabase, batch: PriceBatch, before: Promise<void>): Promise<void> {
    await database.inTransaction(async () => {
      await database.stage(batch.inOrder(), batch.length);
      await before;
      await database.lock();
      if (this.source.name !== 'SAMPLE' && batch.length > 0) await dropSample(database);
      const merged = await mergePrices(database, this.id);
      if (merged.added > 0) await queuePriceAlerts(database, this.ctx);
      this.#count(batch, merged);
      await this.#write(database);
    });
  }

  #count({ read, refused }: PriceBatch, { added, changed, held }: Merged): void {
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

/**
 * Gathers rows until they are a batch. Of a source that breaks off, what came before is given first.
 * @param room the batches that are filled in turns: each is free again once all the others are given.
 */
async function* batches(
  source: PriceSource,
  series: SeriesOfRows,
  room: readonly PriceBatch[],
  isBusy: () => boolean,
): AsyncGenerator<PriceBatch> {
  let turn = 0;
  const next = () => (room[turn++ % room.length] as PriceBatch).clear();
  let batch = next();
  try {
    for await (const { rows, refused, done } of source.chunks()) {
      await series.learn(rows);
      batch.refused = batch.refused.concat(refused);
      for (const row of rows) {
        const found = series.of(row.names);
        if (typeof found === 'number') batch.add(found, row);
        else batch.refused.push({ reason: found, row: [...Object.values(row.names), row.day].join(',') });
        if (batch.read < FEWEST_ROWS || (batch.read < MOST_ROWS && isBusy())) continue;
        yield Object.assign(batch, { done });
        batch = next();
      }
      batch.done = done;
    }
  } catch (error) {
    yield batch;
    throw error;
  }
  yield batch;
}

/**
 * Brings all rows of a source into the database. Rows that are there already are left alone, those that say something else are changed, so
 * the same source may be imported again, also after an import that was interrupted. While one batch is merged, the next one is staged on a
 * second connection, and the one after it is read.
 */
export async function importPrices(
  ctx: RequestContext,
  source: PriceSource,
  { canCopy, onProgress, onRefused }: ImportOptions,
): Promise<ImportReport> {
  // The embedded database serves one transaction at a time.
  const connections = Array.from({ length: canCopy ? 3 : 2 }, () => PriceDatabase.open(ctx.db, canCopy));
  const [first, ...databases] = (await Promise.all(connections)) as [PriceDatabase, ...PriceDatabase[]];
  const underWay = databases.map(() => Promise.resolve());
  try {
    const series = await SeriesOfRows.read(first, source.name);
    const [{ id } = { id: 0 }] = await first.query<{ id: number }>(
      'INSERT INTO price_imports (source, origin, started_at) VALUES ($1, $2, $3) RETURNING id',
      [source.name, source.origin, ctx.clock.now()],
    );
    const run = new ImportRun(ctx, id, source);
    let last = Promise.resolve();
    let [started, ended] = [0, 0];
    const isBusy = () => started - ended === databases.length;
    const room = Array.from({ length: databases.length + 1 }, () => new PriceBatch());
    for await (const batch of batches(source, series, room, isBusy)) {
      await onRefused?.(batch.refused);
      // The connections take turns; each has to be done with its own last batch.
      const place = started % databases.length;
      await underWay[place];
      const stored = run.store(databases[place] as PriceDatabase, batch, last);
      underWay[place] = stored.then(() => {
        ended += 1;
        onProgress?.(run.report, batch.done);
      });
      // Waited for below; until then a failure is nobody's.
      underWay[place].catch(() => undefined);
      started += 1;
      last = stored;
    }
    await Promise.all(underWay);
    await first.query('UPDATE price_imports SET ended_at = $2 WHERE id = $1', [id, ctx.clock.now()]);
    return run.report;
  } finally {
    // Of a source that breaks off, what came before is stored.
    await Promise.allSettled(underWay);
    await Promise.all([first, ...databases].map((database) => database.close()));
  }
}
