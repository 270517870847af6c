import pg from 'pg';
import { type Asker, type Column, columnOf, readTuple, sentAs } from './statement-batch.js';

interface Described {
  readonly fields: readonly pg.FieldDef[];
}
/** What the driver (pg 8.23) keeps from its types. */
interface DriverQuery {
  readonly _result: { addRow(row: readonly unknown[]): void };
  _canceledDueToError: unknown;
  handleRowDescription(described: Described): void;
  handleDataRow(row: { readonly fields: unknown[] }): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
}

export interface DescribedQueryOptions {
  readonly text: string;
  readonly values: readonly unknown[];
  /** What the connection is to prepare it by; undefined where it keeps no names. */
  readonly name: string | undefined;
  /** A row is the list of its values, and not an object by their columns' names. */
  readonly inTuples: boolean;
  readonly asker: Asker;
  /** Receives the description of its columns. */
  remember(columns: readonly Column[]): void;
}

const driver = pg.Query.prototype as unknown as DriverQuery;

/**
 * A statement that a connection does not know yet: its columns are described, so that it can go in a batch the next time
 * (`statement-batch.ts`). Without a name, where the database plans each for its values, it goes this way each time.
 */
export class DescribedQuery extends pg.Query {
  readonly #options: DescribedQueryOptions;
  #columns: readonly Column[] | undefined;

  /** Throws where a value cannot be sent; nothing is sent then. */
  constructor(options: DescribedQueryOptions) {
    const { text, values, name, asker } = options;
    const config = { text, values: values.map(sentAs), ...(name === undefined ? {} : { name }) };
    super(config, undefined, (error, result) => (error ? asker.failed(error) : asker.answered(result)));
    this.#options = options;
  }

  /** Called by the driver, as all below. */
  handleRowDescription(described: Described): void {
    this.#columns = described.fields.map(columnOf);
    this.#options.remember(this.#columns);
    if (!this.#options.inTuples) driver.handleRowDescription.call(this, described);
  }

  handleDataRow(row: { readonly fields: unknown[] }): void {
    if (!this.#options.inTuples) {
      driver.handleDataRow.call(this, row);
      return;
    }
    const self = this as unknown as DriverQuery;
    try {
      self._result.addRow(readTuple(row.fields, this.#columns ?? []));
    } catch (error) {
      // As the driver does: the query fails once the database is ready for the next one.
      self._canceledDueToError = error;
    }
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    // It gives no rows.
    if (!this.#columns) this.#options.remember([]);
    driver.handleCommandComplete.call(this, message, connection);
  }
}
