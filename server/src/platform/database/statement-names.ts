import type pg from 'pg';
import { type ReadStatement, readStatement } from './conditions.js';

/** How many statements have a name; each is kept by every connection, in PostgreSQL and here. */
const MOST_NAMES = 300;

const read = new Map<string, ReadStatement>();
const names = new Map<string, string>();

/**
 * A statement that is sent by name where connections keep names: PostgreSQL reads and plans it once. For texts that are
 * asked all day. One that callers make different with what they send would use up the names; what comes on top has none.
 */
export function statementByName(text: string): ReadStatement {
  const known = read.get(text);
  if (known) return known;
  const statement = readStatement(text);
  if (read.size < MOST_NAMES) {
    read.set(text, statement);
    names.set(statement.text, `annapath_${read.size}`);
  }
  return statement;
}

/** The name that a text for PostgreSQL is sent by, the same on every connection; undefined where it has none. */
export const nameOf = (text: string): string | undefined => names.get(text);

/**
 * Whether a name that is given on this connection is still there for its next statement, and nobody else's. It is not behind
 * a pooler, which hands out another connection for each transaction: what it calls itself is not the process that answers.
 * Nor is it in the embedded database, whose connections are one session.
 */
export async function keepsNames(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number; version: string }>('SELECT pg_backend_pid() AS pid, version()');
  const [row] = rows;
  const { processID } = client as pg.ClientBase & { readonly processID: number | null };
  return row !== undefined && row.pid === processID && !row.version.includes('PGlite');
}
