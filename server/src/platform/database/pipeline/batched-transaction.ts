import {
  type DataSource,
  type EntityManager,
  QueryFailedError,
  type QueryRunner,
  QueryRunnerAlreadyReleasedError,
} from 'typeorm';
import { SymbolProperty } from '../../symbol-property.js';
import { type Statement, valuesOf } from './conditions.js';
import type { Asked, NamingClient } from './naming-client.js';
import type { Answer } from './statement-batch.js';
import { rememberedStatement } from './statement-names.js';
import { isObserved, logStatement, notifyObservers } from './statement-observers.js';

/** A statement of ours that is sent by name, and what stands for each `:name` in it. */
export interface Call {
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** A row is the list of its values, and not an object by their columns' names. */
  readonly inTuples?: boolean;
}

type QueryResultRow = Readonly<Record<string, unknown>> | readonly unknown[];
type RunnerQuery = (text: string, values?: unknown[], useStructuredResult?: boolean) => Promise<unknown>;

/** Thrown where a commit came out as a rollback: a statement before it had failed unnoticed. */
export class RolledBackError extends Error {
  constructor() {
    super('The transaction had failed before its commit.');
    this.name = 'RolledBackError';
  }
}

const BEGIN = statementOf({ text: 'BEGIN', values: {} });
const COMMIT = statementOf({ text: 'COMMIT', values: {} });
/** `BEGIN` beside the batch it goes with: if it fails, the batch fails too, with its reason. */
const BEGIN_ALONG: Asked = { ...BEGIN, asker: { answered: () => undefined, failed: () => undefined } };
const ROLLBACK: Statement = { text: 'ROLLBACK', values: [] };

function statementOf({ text, values, inTuples = false }: Call): Statement {
  const statement = rememberedStatement(text, { isNamed: true, inTuples });
  return { text: statement.text, values: valuesOf(statement, values) };
}

const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));

const transactions = new SymbolProperty<QueryRunner, BatchedTransaction>('transaction');

/**
 * The connection of one transaction. Its statements go one behind the other, also where several fields of an answer ask at
 * once; those that wait for nothing from each other go in one batch, which costs both ends a fraction of a round trip each.
 */
export class BatchedTransaction {
  readonly manager: EntityManager;
  readonly #runner: QueryRunner;
  readonly #connection: NamingClient;
  readonly #query: RunnerQuery;
  #isBegun = false;
  /** What goes in the next batch; undefined where that is to begin. */
  #batch: Asked[] | undefined;
  /** What the next batch begins with. */
  #later: Asked[] = [];
  /** What the first of them failed with. */
  #failedLater: unknown;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(runner: QueryRunner, connection: NamingClient) {
    this.#runner = runner;
    this.#connection = connection;
    this.manager = runner.manager;
    this.#query = runner.query.bind(runner) as RunnerQuery;
    // TypeORM has to know, or it begins transactions of its own; ours begins with its first statement.
    Object.assign(runner, {
      isTransactionActive: true,
      // Async functions, so that the stack of a statement that fails still leads to our own code.
      query: async (text: string, values?: unknown[], useStructuredResult?: boolean) => {
        // What is sent from now on comes behind it.
        this.#batch = undefined;
        const before = this.#later.splice(0);
        return await this.#inTurn(async () => {
          if (this.#begins()) await this.#ask(BEGIN);
          if (before.length > 0) await this.#sendBatch(before);
          if (this.#failedLater !== undefined) throw this.#failedLater;
          return await this.#query(text, values, useStructuredResult);
        });
      },
    });
    transactions.set(runner, this);
  }

  /** Takes a connection to the primary. */
  static async open(dataSource: DataSource): Promise<BatchedTransaction> {
    const runner = dataSource.createQueryRunner('master');
    try {
      return new BatchedTransaction(runner, (await runner.connect()) as NamingClient);
    } catch (error) {
      await runner.release();
      throw error;
    }
  }

  /** The transaction of a handle; undefined where the handle is of none. */
  static of({ queryRunner }: EntityManager): BatchedTransaction | undefined {
    return queryRunner && transactions.get(queryRunner);
  }

  /** Whether there is still a connection. */
  get isThere(): boolean {
    return !this.#runner.isReleased;
  }

  /**
   * Sends a call, in one batch with all that are sent before the first await, and gives its rows. Where one fails, those behind it
   * fail too. Begins the transaction along with them: what comes first in a transaction only reads or locks.
   */
  async send<Row extends QueryResultRow>(call: Call): Promise<Row[]> {
    const { text, values } = statementOf(call);
    const batch = this.#batch ?? this.#beginBatch();
    try {
      return await new Promise<Row[]>((answered, failed) => {
        // What the statement selects is its caller's to know.
        batch.push({ text, values, asker: { answered: ({ rows }) => answered(rows as Row[]), failed } });
      });
    } catch (error) {
      throw this.#failedLater ?? new QueryFailedError(text, undefined, error as Error);
    }
  }

  /**
   * Sends a call with the next batch, the commit at the latest: for a write whose rows are not read, and that needs no way
   * to the database and back of its own. Where it fails, what is sent with it fails, and the commit throws why. Only where the transaction has begun.
   */
  sendLater(call: Call): void {
    if (!this.#isBegun) throw new Error('A transaction begins with what reads or locks.');
    const { text, values } = statementOf(call);
    const failed = (error: unknown) => {
      this.#failedLater ??= new QueryFailedError(text, undefined, error as Error);
    };
    (this.#batch ?? this.#later).push({ text, values, asker: { answered: () => undefined, failed } });
  }

  /** Commits. Nothing is stored where it throws, unless the connection broke meanwhile. */
  async commit(): Promise<void> {
    await this.#inTurn(async () => {
      if (!this.#isBegun) return;
      const answer = await this.#ask(COMMIT, this.#later.splice(0)).catch(async (error: unknown) => {
        throw await this.#whyNot(error);
      });
      if (answer.command !== 'COMMIT') throw this.#failedLater ?? new RolledBackError();
    });
  }

  /** Why a commit did not come out. In one batch with a write that fails it is not looked at, and the transaction goes on. */
  async #whyNot(error: unknown): Promise<unknown> {
    if (this.#failedLater === undefined) return error;
    if (this.isThere) await this.#ask(ROLLBACK);
    return this.#failedLater;
  }

  async rollBack(): Promise<void> {
    await this.#inTurn(async () => {
      this.#later = [];
      if (this.#isBegun) await this.#ask(ROLLBACK);
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

  /** What others say in the same breath goes along. */
  #beginBatch(): Asked[] {
    const batch = this.#later.splice(0);
    this.#batch = batch;
    void this.#inTurn(async () => {
      await nextTick();
      if (this.#batch === batch) this.#batch = undefined;
      await this.#sendBatch(batch);
    });
    return batch;
  }

  /** Ends when all of it is answered. */
  async #sendBatch(batch: readonly Asked[]): Promise<void> {
    try {
      await this.#exchange(this.#begins() ? [BEGIN_ALONG, ...batch] : batch);
    } catch (error) {
      // It was not sent.
      for (const { asker } of batch) asker.failed(error);
    }
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

  async #exchange(statements: readonly Asked[]): Promise<void> {
    if (this.#runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    for (const statement of statements) logStatement(this.#runner, statement);
    await this.#connection.sendTogether(isObserved(this.#runner) ? this.#observed(statements) : statements);
  }

  /** @param before goes along, before it */
  #ask({ text, values }: Statement, before: readonly Asked[] = []): Promise<Answer> {
    return new Promise((answered, failed) => {
      this.#exchange([...before, { text, values, asker: { answered, failed } }]).catch(failed);
    });
  }

  /** The same statements, whose ends are given to the observers: the log of slow ones and the spans. */
  #observed(statements: readonly Asked[]): Asked[] {
    const sentAt = performance.now();
    return statements.map((statement) => {
      const { answered, failed } = statement.asker;
      const notify = (success: boolean) =>
        notifyObservers(this.#runner, statement, { executionTime: performance.now() - sentAt, success });
      return {
        ...statement,
        asker: {
          answered: (answer) => {
            notify(true);
            answered(answer);
          },
          failed: (reason) => {
            notify(false);
            failed(reason);
          },
        },
      };
    });
  }
}
