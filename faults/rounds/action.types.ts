import type { Call } from '../api.js';
import type { Random } from '../random.js';
import type { ContendedCrop } from './contended-crop.js';

/** One wish: a request, or the clock going on, which is a statement with the crop's identifier as its parameter. */
export type Action =
  | { readonly name: string; readonly call: Call; readonly sql?: undefined }
  | { readonly name: string; readonly sql: string };

/** A kind of wish. */
export interface ActionKind {
  /** The names under which what comes of it is counted: each has to be done in every long run. */
  readonly names: readonly string[];
  /** How often it comes, against the others: while the crop is for sale, and once it is sold, removed or expired. */
  readonly weight: number;
  readonly afterwards: number;
  /** Undefined where there is nothing that it could be about. */
  readonly draw: (crop: ContendedCrop) => Action | undefined;
}

/** A way of selling, with all that can be wished of a crop that is sold so. */
export interface MarketKind {
  /** What a farmer lists, as REST takes it. */
  readonly listing: (random: Random) => Readonly<Record<string, unknown>>;
  /** What its wishes need in the database, made once. */
  readonly prepare: readonly string[];
  readonly actions: readonly ActionKind[];
  /** Whether a deal may come of the clock alone, so that no answer stated it. */
  readonly isDecidedByTheClock: boolean;
  /** What has to come of it in every long run, and the statement that counts it. */
  readonly outcomes: Readonly<Record<string, string>>;
}
