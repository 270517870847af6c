import type { PriceSourceName } from '../price.types.js';

/** What a price is of, as its source spells it. Rows of one series may share the object: it is looked up once then. */
export interface PriceNames {
  readonly state: string;
  readonly district: string;
  readonly market: string;
  readonly commodity: string;
  readonly variety: string;
  readonly grade: string;
}

/** One market's prices of a day in paise a quintal. */
export interface DayPrice {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly least: number;
  readonly modal: number;
  readonly greatest: number;
  /** Tonnes; null where they are not known. */
  readonly arrivals: number | null;
}

/** The same with what it is of, checked by itself (`price-row.rules.ts`). */
export interface PriceRow extends DayPrice {
  readonly names: PriceNames;
}

/** A row that is not taken: why, and as it came. */
export interface RefusedRow {
  readonly reason: string;
  readonly row: string;
}

/** Some rows of a source, in its order. */
export interface PriceChunk {
  readonly rows: readonly PriceRow[];
  readonly refused: readonly RefusedRow[];
  /** How much of the source is read with this chunk, from 0 to 1; absent where its length is not known. */
  readonly done?: number | undefined;
}

/** Where prices come from: a file, an address, or our own sample. */
export interface PriceSource {
  readonly name: PriceSourceName;
  /** The file's name or the address, without a key, as people are told. */
  readonly origin: string;
  /** All that it has, a few thousand rows at a time. */
  chunks(): AsyncIterable<PriceChunk>;
}
