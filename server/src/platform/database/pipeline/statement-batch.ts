import pg from 'pg';
import { serialize } from 'pg-protocol';
import { endedConnection, sqlState } from '../../errors/postgres.js';

/** A column of what a statement gives, and how its values are read; undefined where the text is the value. */
export interface Column {
  readonly name: string;
  readonly read: ((text: string) => unknown) | undefined;
}

/** What a statement gave. */
export interface Answer {
  /** Its first word: `SELECT`, `COMMIT`, or `ROLLBACK` where it was to commit. */
  readonly command: string;
  /** Objects by the columns' names, or lists of their values. */
  readonly rows: readonly unknown[];
  /** How many rows it gave or changed; null where it does neither. */
  readonly rowCount: number | null;
}

/** Receives the result of a statement. */
export interface Asker {
  answered(answer: Answer): void;
  failed(reason: unknown): void;
}

/** What a statement fails with that was not looked at, since one that it was sent with was at fault. */
export class NotAnsweredError extends Error {
  constructor(cause: unknown) {
    super('a statement that it was sent with failed', { cause });
    this.name = 'NotAnsweredError';
  }
}

/** A statement that the connection has by name. */
export interface KnownStatement {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly columns: readonly Column[];
  /** A row is the list of its values, and not an object by their columns' names. */
  readonly inTuples: boolean;
  readonly asker: Asker;
}

/** What the driver's types leave out: values as they are sent. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): string | Buffer | null } }).utils;
/** The driver puts a moment together in the zone of the machine, digit by digit. */
export const sentAs = (value: unknown) => (value instanceof Date ? value.toISOString() : prepareValue(value));

const asText = pg.types.getTypeParser(pg.types.builtins.TEXT);

/** A column as PostgreSQL describes it. */
export function columnOf({ name, dataTypeID }: pg.FieldDef): Column {
  const read: (text: string) => unknown = pg.types.getTypeParser(dataTypeID);
  return { name, read: read === asText ? undefined : read };
}

/** The values of a row, read where they stand. */
export function readTuple(texts: unknown[], columns: readonly Column[]): unknown[] {
  let place = 0;
  for (const { read } of columns) {
    const text = texts[place];
    if (read && typeof text === 'string') texts[place] = read(text);
    place += 1;
  }
  return texts;
}

function readObject(texts: readonly unknown[], columns: readonly Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let place = 0;
  for (const { name, read } of columns) {
    const text = texts[place];
    row[name] = read && typeof text === 'string' ? read(text) : text;
    place += 1;
  }
  return row;
}

/** `SELECT 3`, `INSERT 0 1`, `COMMIT`. */
function answerOf(command: string, rows: readonly unknown[]): Answer {
  const words = command.split(' ');
  return { command: words[0] ?? '', rows, rowCount: words.length > 1 ? Number(words.at(-1)) : null };
}

/** What the driver's types leave out of a query: the callback of its end, which also ends its time limit. */
type DriverQuery = new (text: string) => { callback: (error: Error | null) => void };

const EXECUTE = serialize.execute();
const SYNC = serialize.sync();

/**
 * Several statements in one write with one `Sync` behind them: the database answers them in one write too, and both ends wake up
 * once. The driver's own queries have each a `Sync` of their own, and the description of their rows each time. It is one of the
 * driver's queries, since those alone go down a pipelined connection.
 */
export class StatementBatch extends (pg.Query as unknown as DriverQuery) {
  /** When all is answered, or the rest has failed, with what it failed with. */
  readonly ended: Promise<Error | null>;
  readonly #statements: readonly KnownStatement[];
  readonly #bytes: Buffer;
  /** The one that is being answered. */
  #at = 0;
  #rows: unknown[] = [];

  /** Throws where a value cannot be sent; nothing is sent then. */
  constructor(statements: readonly KnownStatement[]) {
    super('');
    this.#statements = statements;
    const parts: Uint8Array[] = [];
    for (const { name, values } of statements) {
      parts.push(serialize.bind({ statement: name, values: values as unknown[], valueMapper: sentAs }), EXECUTE);
    }
    parts.push(SYNC);
    this.#bytes = Buffer.concat(parts);
    this.ended = new Promise((end) => {
      this.callback = end;
    });
  }

  submit(connection: { readonly stream: { write(bytes: Buffer): void } }): void {
    connection.stream.write(this.#bytes);
  }

  handleDataRow({ fields }: { readonly fields: unknown[] }): void {
    const statement = this.#statements[this.#at];
    const columns = statement?.columns ?? [];
    try {
      this.#rows.push(statement?.inTuples ? readTuple(fields, columns) : readObject(fields, columns));
    } catch (error) {
      // A value that cannot be read is its own statement's trouble, and no reason to lose the connection.
      statement?.asker.failed(error);
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const answer = answerOf(text, this.#rows);
    const statement = this.#statements[this.#at];
    this.#at += 1;
    this.#rows = [];
    statement?.asker.answered(answer);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  /** Also where the connection is lost, or the time is over. */
  handleError(error: Error): void {
    const [failing, ...behind] = this.#statements.slice(this.#at);
    this.#at = this.#statements.length;
    failing?.asker.failed(error);
    // What ended the connection is about them all; what PostgreSQL says of one statement is about that one.
    const isOfOne = sqlState(error) !== undefined && !endedConnection(error);
    const reason = isOfOne ? new NotAnsweredError(error) : error;
    for (const { asker } of behind) asker.failed(reason);
    this.callback(error);
  }
}
