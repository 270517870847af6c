import type pg from 'pg';
import {
  type DataSource,
  type EntityManager,
  QueryFailedError,
  type QueryRunner,
  QueryRunnerAlreadyReleasedError,
} from 'typeorm';
import { type Statement, valuesOf } from './conditions.js';
import { statementByName } from './statement-names.js';

/** A statement of ours that is sent by name, and what stands for each `:name` in it. */
export interface Call {
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What the driver's types leave out of a connection: the socket, which can be told to wait for more. */
interface Connection extends pg.ClientBase {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}

type Row = Readonly<Record<string, unknown>>;
type RunnerQuery = (text: string, values?: unknown[], useStructuredResult?: boolean) => Promise<unknown>;

/** Thrown where a commit came out as a rollback: a statement before it had failed, and nobody had minded. */
export class RolledBackError extends Error {
  constructor() {
    super('The transaction had failed before its commit.');
    this.name = 'RolledBackError';
  }
}

const BEGIN: Statement = { text: 'BEGIN', values: [] };
const COMMIT: Statement = { text: 'COMMIT', values: [] };
const ROLLBACK: Statement = { text: 'ROLLBACK', values: [] };

function statementOf({ text, values }: Call): Statement {
  const statement = statementByName(text);
  return { text: statement.text, values: valuesOf(statement, values) };
}

const lines = new WeakMap<QueryRunner, TransactionLine>();

/**
 * The connection of one transaction. Its statements go one behind the other, also where several fields of an answer ask at
 * once; those that wait for nothing from each other go in one piece, which costs both ends a fraction of a round trip each.
 */
export class TransactionLine {
  readonly manager: EntityManager;
  readonly #runner: QueryRunner;
  readonly #connection: Connection;
  readonly #query: RunnerQuery;
  #isBegun = false;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(runner: QueryRunner, connection: Connection) {
    this.#runner = runner;
    this.#connection = connection;
    this.manager = runner.manager;
    this.#query = runner.query.bind(runner) as RunnerQuery;
    // TypeORM has to know, or it begins transactions of its own; ours begins with its first statement.
    Object.assign(runner, {
      isTransactionActive: true,
      // Async functions, so that the stack of a statement that fails still leads to our own code.
      query: async (text: string, values?: unknown[], useStructuredResult?: boolean) =>
        await this.#inTurn(async () => {
          if (this.#begins()) await this.#exchange([BEGIN]);
          return await this.#query(text, values, useStructuredResult);
        }),
    });
    lines.set(runner, this);
  }

  /** Takes a connection to the primary. */
  static async open(dataSource: DataSource): Promise<TransactionLine> {
    const runner = dataSource.createQueryRunner('master');
    try {
      return new TransactionLine(runner, (await runner.connect()) as Connection);
    } catch (error) {
      await runner.release();
      throw error;
    }
  }

  /** The line of a transaction's handle. Throws where it is none. */
  static of({ queryRunner }: EntityManager): TransactionLine {
    const line = queryRunner && lines.get(queryRunner);
    if (!line) throw new Error('There is no transaction.');
    return line;
  }

  /** Whether there is still a connection. */
  get isThere(): boolean {
    return !this.#runner.isReleased;
  }

  /**
   * Sends calls in one go, and gives the rows of each. Where one fails the later ones fail too, and the first error is thrown
   * once all have been answered. Begins the transaction along with them: what comes first on a line only reads or locks.
   */
  async send(calls: readonly Call[]): Promise<Row[][]> {
    return await this.#inTurn(async () => {
      const statements = calls.map(statementOf);
      const results = await this.#exchange(this.#begins() ? [BEGIN, ...statements] : statements);
      return results.slice(-calls.length).map(({ rows }) => rows);
    });
  }

  /** Commits, after calls that go along. Nothing is stored where it throws, unless the connection broke meanwhile. */
  async commit(calls: readonly Call[]): Promise<void> {
    await this.#inTurn(async () => {
      if (!this.#isBegun) return;
      const results = await this.#exchange([...calls.map(statementOf), COMMIT]);
      if (results.at(-1)?.command !== 'COMMIT') throw new RolledBackError();
    });
  }

  async rollBack(): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#isBegun) await this.#exchange([ROLLBACK]);
    });
  }

  /** Gives the connection back. */
  async release(): Promise<void> {
    Object.assign(this.#runner, { isTransactionActive: false });
    await this.#runner.release();
  }

  /** Whether the transaction is still to be begun; from now on it is. */
  #begins(): boolean {
    const isFirst = !this.#isBegun;
    this.#isBegun = true;
    return isFirst;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#last;
    let done = () => {};
    this.#last = new Promise<void>((resolve) => {
      done = resolve;
    });
    await before;
    try {
      return await work();
    } finally {
      done();
    }
  }

  /** Sends statements in one piece and waits for all answers. Throws what the first failure was. */
  async #exchange(statements: readonly Statement[]): Promise<readonly pg.QueryResult[]> {
    if (this.#runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const { stream } = this.#connection.connection;
    const sentAt = performance.now();
    stream.cork();
    let answers: Array<Promise<pg.QueryResult>>;
    try {
      answers = statements.map(({ text, values }) => this.#connection.query(text, [...values]));
    } finally {
      stream.uncork();
    }
    const settled = await Promise.allSettled(answers);
    const milliseconds = performance.now() - sentAt;
    for (const [index, statement] of statements.entries()) {
      this.#tell(statement, milliseconds, settled[index]?.status === 'fulfilled');
    }
    return settled.map((answer, index) => {
      if (answer.status === 'fulfilled') return answer.value;
      throw new QueryFailedError(statements[index]?.text ?? '', undefined, answer.reason);
    });
  }

  /** What TypeORM tells of its own statements: the log, and whoever listens. */
  #tell({ text, values }: Statement, executionTime: number, success: boolean): void {
    const { dataSource, manager } = this.#runner;
    const { logger, subscribers, options } = dataSource;
    const parameters = [...values];
    logger.logQuery(text, parameters, this.#runner);
    if (options.maxQueryExecutionTime && executionTime > options.maxQueryExecutionTime) {
      logger.logQuerySlow(executionTime, text, parameters, this.#runner);
    }
    for (const subscriber of subscribers) {
      const told = { dataSource, queryRunner: this.#runner, manager, query: text, parameters, executionTime, success };
      void subscriber.afterQuery?.({ ...told, connection: dataSource });
    }
  }
}
