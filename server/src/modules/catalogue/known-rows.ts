import type { EntityManager } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import { contextWith, type RequestContext } from '../../platform/context.js';
import { type PlainRow, readRowsByName } from '../../platform/database/pipeline/plain-rows.js';
import { MAX_PAGE_SIZE } from '../../platform/list-pages.js';
import type { CatalogueRow } from './catalogue-row.js';
import type { Dataset } from './dataset.js';
import { listDataset } from './dataset.service.js';

/** The least time between two looks for replaced datasets. */
const FRESH_MS = 1_000;
/** So many lists are kept, each of a hundred rows at most: what is asked for is partly what strangers write. */
const MOST_LISTS = 300;

interface SeedRow extends PlainRow {
  readonly dataset: string;
  readonly digest: string;
  readonly loaded_at: Date;
}

/**
 * Rows of datasets as they were read last: a dataset changes only as a whole, by a start or an import, which writes down what
 * it has loaded. That is looked at once a second at most, on demand. Always from the primary: a replica could give rows
 * of before a change for those of after it.
 */
export class KnownRows {
  readonly #db: EntityManager;
  readonly #clock: Clock;
  /** What the database has loaded of each dataset. */
  #loaded = new Map<string, string>();
  readonly #lists = new Map<string, { readonly dataset: string; readonly rows: Promise<readonly CatalogueRow[]> }>();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #look: Promise<void> | undefined;

  constructor(db: EntityManager, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Rows of a dataset, at most a hundred, narrowed by its own filters; as they are now or were within the last second. */
  async list<Row extends CatalogueRow>(
    ctx: RequestContext,
    dataset: Dataset<Row>,
    filters: Readonly<Record<string, unknown>>,
  ): Promise<readonly Row[]> {
    await this.#freshen();
    const key = JSON.stringify([dataset.query, filters]);
    // The key names the dataset, and with it the kind of its rows.
    const known = this.#lists.get(key)?.rows as Promise<readonly Row[]> | undefined;
    if (known) return known;
    const guest = contextWith(ctx, { viewer: null, db: this.#db });
    const rows = listDataset(guest, dataset, { ...filters, first: MAX_PAGE_SIZE }).then(({ nodes }) => nodes);
    if (this.#lists.size >= MOST_LISTS) this.#lists.clear();
    this.#lists.set(key, { dataset: dataset.query, rows });
    rows.catch(() => this.#lists.delete(key));
    return rows;
  }

  #freshen(): Promise<void> | undefined {
    // A clock may be set back, too.
    if (Math.abs(this.#clock.now().getTime() - this.#lookedAt) < FRESH_MS) return this.#look;
    this.#look ??= this.#lookAgain().finally(() => {
      this.#look = undefined;
    });
    return this.#look;
  }

  async #lookAgain(): Promise<void> {
    const now = this.#clock.now().getTime();
    const rows = await readRowsByName<SeedRow>(this.#db, 'SELECT dataset, digest, loaded_at FROM dataset_seeds', {});
    const loaded = new Map(
      rows.map(({ dataset, digest, loaded_at }) => [dataset, `${digest} ${loaded_at.getTime()}`] as const),
    );
    for (const [key, { dataset }] of this.#lists)
      if (loaded.get(dataset) !== this.#loaded.get(dataset)) this.#lists.delete(key);
    this.#loaded = loaded;
    this.#lookedAt = now;
  }
}
