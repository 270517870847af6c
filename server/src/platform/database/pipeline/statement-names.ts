import type pg from 'pg';
import { type ReadStatement, readStatement } from './conditions.js';

/** How many statements have a name; each is kept by every connection, in PostgreSQL and here. */
const MOST_NAMES = 300;
/** How many more are remembered that have none. */
const MOST_UNNAMED = 300;

/** How a statement is sent, and how its rows come. */
export interface Sending {
  /** What connections prepare it by; undefined where the database is to plan it for the values of each call. */
  readonly name: string | undefined;
  /** A row is the list of its values, in the order of the columns; else an object by their names. */
  readonly inTuples: boolean;
}

/** A statement, and how its rows are wanted. */
type Wanted = Readonly<Record<'isNamed' | 'inTuples', boolean>>;

const read = new Map<string, ReadStatement>();
const sendings = new Map<string, Sending>();
const counts = { named: 0, unnamed: 0 };

function mayRemember(isNamed: boolean): boolean {
  return isNamed ? counts.named < MOST_NAMES : counts.unnamed < MOST_UNNAMED;
}

/** Visible to the connection's observers. */
const firstWord = (text: string): string => /[A-Z]+/.exec(text)?.[0] ?? '';

/**
 * A statement that is asked all day. It is sent by name where connections keep names: PostgreSQL reads and plans it once. One that
 * callers make different with what they send would use up the names; what comes on top is sent like any other.
 */
export function rememberedStatement(text: string, { isNamed, inTuples }: Wanted): ReadStatement {
  const known = read.get(text);
  if (known) {
    if (sendings.get(known.text)?.inTuples !== inTuples) throw new Error('A statement gives its rows in one form.');
    return known;
  }
  const statement = readStatement(text);
  if (!mayRemember(isNamed)) return statement;
  counts[isNamed ? 'named' : 'unnamed'] += 1;
  read.set(text, statement);
  const name = isNamed ? `annapath_${counts.named}_${firstWord(statement.text)}` : undefined;
  sendings.set(statement.text, { name, inTuples });
  return statement;
}

/** The same for a statement whose rows are few: objects, by the columns' names. */
export const statementByName = (text: string): ReadStatement =>
  rememberedStatement(text, { isNamed: true, inTuples: false });

/** How a text for PostgreSQL is sent, the same on every connection; undefined for what is not remembered. */
export const sendingOf = (text: string): Sending | undefined => sendings.get(text);

/**
 * Whether a name that is given on this connection is still there for its next statement, and only for it. It is not behind
 * a pooler, which hands out another connection for each transaction: what it calls itself is not the process that answers.
 * Nor is it in the embedded database, whose connections are one session.
 */
export async function keepsNames(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number; version: string }>('SELECT pg_backend_pid() AS pid, version()');
  const [row] = rows;
  const { processID } = client as pg.ClientBase & { readonly processID: number | null };
  return row !== undefined && row.pid === processID && !row.version.includes('PGlite');
}
