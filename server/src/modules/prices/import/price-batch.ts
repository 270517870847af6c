import type { DayPrice, RefusedRow } from './price-source.js';

/** A price whose series is known. */
export interface PlacedPrice extends DayPrice {
  readonly seriesId: number;
}

const byKey = (one: PlacedPrice, other: PlacedPrice) =>
  one.seriesId - other.seriesId || Number(one.day > other.day) - Number(one.day < other.day);

/**
 * What is stored in one transaction. Its rows are written over by those of a later one: new objects would live long enough to be swept up
 * late, and memory would grow with the file.
 */
export class PriceBatch {
  refused: RefusedRow[] = [];
  /** How much of the source is read with it, where that is known. */
  done: number | undefined;
  #length = 0;
  readonly #rows: Array<{ -readonly [Name in keyof PlacedPrice]: PlacedPrice[Name] }> = [];

  /** How many rows of the source it is made of. */
  get read(): number {
    return this.#length + this.refused.length;
  }

  /** How many prices it has, also those that stand twice. */
  get length(): number {
    return this.#length;
  }

  add(seriesId: number, { day, least, modal, greatest, arrivals }: DayPrice): void {
    const row = this.#rows[this.#length];
    if (row) {
      row.seriesId = seriesId;
      row.day = day;
      row.least = least;
      row.modal = modal;
      row.greatest = greatest;
      row.arrivals = arrivals;
    } else {
      this.#rows.push({ seriesId, day, least, modal, greatest, arrivals });
    }
    this.#length += 1;
  }

  /** The prices in the order of the key, in which they are stored fastest and read together; of a row that stands twice, the later one. */
  *inOrder(): Generator<PlacedPrice> {
    const sorted = this.#rows.slice(0, this.#length).sort(byKey);
    for (const [place, price] of sorted.entries()) {
      const next = sorted[place + 1];
      if (!next || byKey(price, next) !== 0) yield price;
    }
  }

  clear(): this {
    this.#length = 0;
    this.refused = [];
    return this;
  }
}
