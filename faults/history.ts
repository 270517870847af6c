import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { FaultKind } from './plan.js';

export type Action =
  | 'register'
  | 'login'
  | 'refresh'
  | 'replay'
  | 'list'
  | 'bid'
  | 'edit'
  | 'delete'
  | 'accept'
  | 'counter'
  | 'weigh'
  | 'pay';

/**
 * Something that a person wants done once. `tag` is what finds it in the database: the e-mail of an account, a word in the
 * name of a crop, the message of a bid, the offer that is answered, the deal that is weighed, deal and sum of a payment.
 */
export interface Intention {
  readonly event: 'intention';
  readonly id: string;
  readonly action: Action;
  readonly person: string;
  readonly tag?: string;
  /** The crop that is bid on, edited or removed. */
  readonly crop?: string;
  readonly amountPaise?: number;
  readonly pictures?: number;
  /** It is not theirs to do, or makes no sense: it has to be refused. */
  readonly isWrong?: true;
  /** The sign-in, and the token that is exchanged, as a fingerprint. */
  readonly session?: string;
  readonly token?: string;
}

/**
 * How a try ended. Done and refused are what an answer said; after a connection that broke, no answer in time, UNAVAILABLE
 * or INTERNAL is unknown.
 */
export type Outcome = 'done' | 'refused' | 'unknown';

/** One request for an intention. Times are milliseconds since 1970, of this process. */
export interface Attempt {
  readonly event: 'attempt';
  readonly intention: string;
  readonly via: 'rest' | 'graphql';
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  /** The code of a refusal, or why the outcome is unknown. */
  readonly code?: string;
  /** Identifier of what was made. */
  readonly made?: string;
  /** The refresh token that was given, as a fingerprint. */
  readonly token?: string;
}

/** A look at a crop's page, or for it in the marketplace. */
export interface CropSeen {
  readonly event: 'crop seen';
  readonly crop: string;
  readonly there: boolean;
  readonly from: number;
  readonly to: number;
}

/** A buyer read all of their bids. */
export interface BidsSeen {
  readonly event: 'bids seen';
  readonly person: string;
  readonly bids: ReadonlyArray<{ readonly id: string; readonly status: string }>;
  readonly from: number;
  readonly to: number;
}

/** The pictures of a crop were fetched, each in all of its sizes; `trouble` says what was wrong with them. */
export interface PicturesSeen {
  readonly event: 'pictures seen';
  readonly crop: string;
  readonly trouble?: string;
  readonly from: number;
  readonly to: number;
}

export interface FaultMade {
  readonly event: 'fault';
  readonly kind: FaultKind;
  readonly target: number;
  readonly from: number;
  readonly to: number;
  /** Why it could not be made here. */
  readonly impossible?: string;
}

/** A server process ended, or did not become ready again, without our doing. */
export interface ServerTrouble {
  readonly event: 'server trouble';
  readonly line: number;
  readonly what: string;
  readonly at: number;
}

/** Every row that the database held at the end. */
export interface Stored {
  readonly event: 'stored';
  readonly at: number;
  readonly accounts: readonly string[];
  readonly crops: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly pictures: number;
    readonly removed: boolean;
    readonly createdAt: number;
  }>;
  readonly bids: ReadonlyArray<{
    readonly id: string;
    readonly crop: string;
    readonly amountPaise: number;
    readonly message: string | null;
    readonly status: string;
    readonly createdAt: number;
  }>;
  /** Deals by the offer that was accepted, offers by the one that they answer, weighings by their deal, payments by deal and sum. */
  readonly steps: ReadonlyArray<{
    readonly action: 'accept' | 'counter' | 'weigh' | 'pay';
    readonly id: string;
    readonly tag: string;
    /** Of a counter-offer its price per unit. */
    readonly amountPaise: number | null;
    readonly createdAt: number;
  }>;
  /** How many keys were taken and have no answer. */
  readonly keysWithoutAnswer: number;
  /** The invariants of trade that do not hold, each with its crop. */
  readonly broken: readonly string[];
}

export type HistoryEvent =
  | Intention
  | Attempt
  | CropSeen
  | BidsSeen
  | PicturesSeen
  | FaultMade
  | ServerTrouble
  | Stored;

/** Everything that happened, in memory and as JSON lines in a file. */
export class History {
  readonly events: HistoryEvent[] = [];
  readonly #file: WriteStream;

  constructor(path: string) {
    this.#file = createWriteStream(path);
  }

  add(event: HistoryEvent): void {
    this.events.push(event);
    this.#file.write(`${JSON.stringify(event)}\n`);
  }

  async close(): Promise<void> {
    this.#file.end();
    await finished(this.#file);
  }
}
