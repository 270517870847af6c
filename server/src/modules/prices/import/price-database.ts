import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { EntityManager } from 'typeorm';
import type { PlacedPrice } from './price-batch.js';

/** Four whole numbers of 32 bits, a day, a number in its longest form and what parts them, in bytes. */
const LONGEST_LINE = 100;

const line = ({ seriesId, day, least, modal, greatest, arrivals }: PlacedPrice) =>
  `${seriesId}\t${day}\t${least}\t${modal}\t${greatest}\t${arrivals ?? '\\N'}\n`;

/**
 * A connection of the import's own: its statements may take longer than a request's, and `COPY` needs it. The embedded database has no
 * `COPY` from its clients, so there rows come as arrays.
 */
export class PriceDatabase {
  readonly #client: pg.Client;
  readonly #canCopy: boolean;
  /** The lines of a batch; used again for the next one, so that memory does not grow. */
  #text = Buffer.alloc(0);

  private constructor(client: pg.Client, canCopy: boolean) {
    this.#client = client;
    this.#canCopy = canCopy;
  }

  /** A connection to the database of `db`. */
  static async open(db: EntityManager, canCopy: boolean): Promise<PriceDatabase> {
    const { url } = db.connection.options as { readonly url?: string };
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    await client.connect();
    return new PriceDatabase(client, canCopy);
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.#client.query<Row>(text, [...values])).rows;
  }

  /** Puts at most so many rows into a staging table that goes with the transaction: behind a pooler the next one may be on another connection. */
  async stage(prices: Iterable<PlacedPrice>, most: number): Promise<void> {
    await this.query(
      `CREATE TEMP TABLE price_staging (series_id integer, day date, least integer, modal integer, greatest integer, arrivals real)
       ON COMMIT DROP`,
    );
    if (!this.#canCopy) return this.#insert([...prices]);
    if (this.#text.length < most * LONGEST_LINE) this.#text = Buffer.allocUnsafe(most * LONGEST_LINE);
    let length = 0;
    for (const price of prices) length += this.#text.write(line(price), length);
    await pipeline([this.#text.subarray(0, length)], this.#client.query(from('COPY price_staging FROM STDIN')));
  }

  async #insert(prices: readonly PlacedPrice[]): Promise<void> {
    await this.query(
      'INSERT INTO price_staging SELECT * FROM unnest($1::int[], $2::date[], $3::int[], $4::int[], $5::int[], $6::real[])',
      (['seriesId', 'day', 'least', 'modal', 'greatest', 'arrivals'] as const).map((name) =>
        prices.map((price) => price[name]),
      ),
    );
  }

  /** Does the work in one transaction. */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    await this.query('BEGIN');
    // Compiling a batch's statements takes longer than running them, and sorting them on disk too.
    await this.query("SET LOCAL jit = off; SET LOCAL work_mem = '64MB'");
    try {
      const result = await work();
      await this.query('COMMIT');
      return result;
    } catch (error) {
      // A broken connection has rolled back already; its own error is what counts.
      await this.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  /** Alone among all imports until the transaction ends: what follows sees what the others stored. */
  async lock(): Promise<void> {
    await this.query("SELECT pg_advisory_xact_lock(hashtext('prices'))");
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
