import pg from 'pg';

/** What the driver (pg 8.23) keeps from its types: how a query and its connection work together. */
interface Wire {
  readonly parsedStatements: Record<string, string>;
  describe(what: unknown): void;
  _send(bytes: Buffer): void;
}
interface Column {
  readonly dataTypeID: number;
  readonly format: 'text' | 'binary';
}
interface Described {
  readonly fields: readonly Column[];
}
interface DriverQuery {
  readonly _result: { addRow(row: readonly unknown[]): void };
  _canceledDueToError: unknown;
  prepare(wire: Wire): void;
  handleRowDescription(described: Described): void;
  handleDataRow(row: { readonly fields: unknown[] }): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleError(error: unknown, wire: Wire): void;
}

/** How each column's text is read; undefined where the text is the value. */
type Readers = ReadonlyArray<((text: string) => unknown) | undefined>;

/** The columns of a statement that a connection has prepared. */
interface Known {
  readonly described: Described;
  readonly readers: Readers;
}

const asText = pg.types.getTypeParser(pg.types.builtins.TEXT, 'text');

function knownFrom(described: Described): Known {
  const readers = described.fields.map(({ dataTypeID, format }) => {
    const parse: (text: string) => unknown = pg.types.getTypeParser(dataTypeID, format);
    return parse === asText ? undefined : parse;
  });
  return { described, readers };
}

/** Statements by name; for each connection, since each prepares them for itself. */
const knownOn = new WeakMap<Wire, Map<string, Known>>();

function statementsOf(wire: Wire): Map<string, Known> {
  const known = knownOn.get(wire) ?? new Map<string, Known>();
  knownOn.set(wire, known);
  return known;
}

/** A connection that asks for no description, and whose messages leave in one piece: each that goes alone costs as much as reading some rows. */
interface OnePiece extends Wire {
  readonly messages: Buffer[];
}

const onePieces = new WeakMap<Wire, OnePiece>();

function onePieceOf(wire: Wire): OnePiece {
  const made = onePieces.get(wire);
  if (made) return made;
  const messages: Buffer[] = [];
  const piece: OnePiece = Object.assign(Object.create(wire) as Wire, {
    messages,
    describe: () => undefined,
    _send: (bytes: Buffer) => {
      messages.push(bytes);
    },
  });
  onePieces.set(wire, piece);
  return piece;
}

/** A statement of ours, as `statement-names.ts` says how it is to be sent. */
export interface KnownQueryOptions {
  readonly text: string;
  readonly values: unknown[];
  /** What connections prepare it by; undefined where they keep no names. */
  readonly name: string | undefined;
  /** A row is the list of its values, and not an object by their columns' names. */
  readonly inTuples: boolean;
}

type Done = (error: Error | undefined, result: pg.QueryResult) => void;

const driver = pg.Query.prototype as unknown as DriverQuery;

/**
 * A query whose statement is asked all day. The driver's own asks for the columns' names and types each time and reads them each
 * time, and makes an object of every row: a third of what a page of crops costs. Here a connection asks once for each name.
 */
export class KnownQuery extends pg.Query {
  readonly #name: string | undefined;
  readonly #inTuples: boolean;
  #wire: Wire | undefined;
  #readers: Readers | undefined;
  #isSending = false;

  constructor({ text, values, name, inTuples }: KnownQueryOptions, done: Done) {
    super({ text, values, ...(name === undefined ? {} : { name }) }, undefined, done);
    this.#name = name;
    this.#inTuples = inTuples;
  }

  /** Called by the driver, as all below. */
  prepare(wire: Wire): void {
    this.#wire = wire;
    this.#isSending = true;
    const known = this.#name === undefined ? undefined : statementsOf(wire).get(this.#name);
    if (known) {
      this.#take(known);
      const piece = onePieceOf(wire);
      driver.prepare.call(this, piece);
      wire._send(Buffer.concat(piece.messages.splice(0)));
    } else driver.prepare.call(this, wire);
    this.#isSending = false;
  }

  handleError(error: unknown, wire: Wire): void {
    // A value that has no text: the driver has told PostgreSQL to forget the statement, and would go on taking it for known.
    if (this.#isSending && this.#name !== undefined && this.#wire) {
      delete this.#wire.parsedStatements[this.#name];
      statementsOf(this.#wire).delete(this.#name);
    }
    driver.handleError.call(this, error, wire);
  }

  handleRowDescription(described: Described): void {
    this.#take(this.#remember(described));
  }

  handleDataRow(row: { readonly fields: unknown[] }): void {
    if (!this.#inTuples || !this.#readers) {
      driver.handleDataRow.call(this, row);
      return;
    }
    const { fields } = row;
    const self = this as unknown as DriverQuery;
    try {
      let at = 0;
      for (const read of this.#readers) {
        const text = fields[at];
        if (read && typeof text === 'string') fields[at] = read(text);
        at += 1;
      }
    } catch (error) {
      // As the driver does: the query fails once the database is ready for the next one.
      self._canceledDueToError = error;
      return;
    }
    self._result.addRow(fields);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    // It gives no rows.
    if (!this.#readers) this.#remember({ fields: [] });
    driver.handleCommandComplete.call(this, message, wire);
  }

  #remember(described: Described): Known {
    const known = knownFrom(described);
    if (this.#name !== undefined && this.#wire) statementsOf(this.#wire).set(this.#name, known);
    return known;
  }

  #take({ described, readers }: Known): void {
    this.#readers = readers;
    if (!this.#inTuples) driver.handleRowDescription.call(this, described);
  }
}
