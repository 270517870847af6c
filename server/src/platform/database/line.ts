import type { EntityManager, QueryRunner } from 'typeorm';
import { Attached } from '../attached.js';

/** A statement for several calls of one kind at once, of as many transactions that go together (`grouped-transactions.ts`). */
export interface GroupedText {
  /**
   * `:name` is the list of what the calls have there, one behind the other. `place`, in lists the last of a row, is the call that the
   * row is for, from 1 on. It waits for nobody: whatever somebody else holds has no row.
   */
  readonly text: string;
  /** Whoever has no row leaves the others, and is done by itself. */
  readonly needsRow?: boolean;
}

/** A statement of ours that is sent by name, and what stands for each `:name` in it. */
export interface Call {
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** A row is the list of its values, and not an object by their columns' names. */
  readonly inTuples?: boolean;
  /** How it goes with those of others; undefined where it goes by itself. */
  readonly grouped?: GroupedText | undefined;
}

export type QueryResultRow = Readonly<Record<string, unknown>> | readonly unknown[];

/** What a transaction sends its statements on. */
export interface Line {
  readonly manager: EntityManager;
  /** Whether there is still a connection. */
  readonly isThere: boolean;
  /**
   * Sends a call, in one piece with all that are sent before anybody waits, and gives its rows. Where one fails, those behind it
   * fail too. Begins the transaction along with them: what comes first on a line only reads or locks.
   */
  send<Row extends QueryResultRow>(call: Call): Promise<Row[]>;
  /**
   * Sends a call before whatever is sent next, the commit at the latest: for a write whose rows nobody reads, and that needs no way
   * to the database and back of its own. Where it fails, what is sent with it fails, and the commit throws why. Only where the transaction has begun.
   */
  sendLater(call: Call): void;
  /** Commits. Nothing is stored where it throws, unless the connection broke meanwhile. */
  commit(): Promise<void>;
  rollBack(): Promise<void>;
  /** Gives the connection back. */
  release(): Promise<void>;
}

const lines = new Attached<QueryRunner, Line>('line');

export const attachLine = (runner: QueryRunner, line: Line): void => lines.attach(runner, line);

/** The line of a transaction's handle; undefined of another handle. */
export const lineOf = ({ queryRunner }: EntityManager): Line | undefined => queryRunner && lines.of(queryRunner);
