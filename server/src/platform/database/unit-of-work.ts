import { type EntityManager, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { sqlState } from '../errors/postgres.js';
import type { Logger } from '../logger.js';
import { BatchedTransaction, RolledBackError } from './pipeline/batched-transaction.js';

export type Hook = () => void | Promise<void>;

/**
 * The connection broke off during the commit: it may be stored or not. Thrown in place of "please try again",
 * because trying again could do it twice.
 */
export class UnconfirmedError extends AppError {
  constructor(cause: unknown) {
    super(
      'UNCONFIRMED',
      'We could not confirm that this was stored. Please look whether it is there before you send it again.',
      { cause },
    );
  }
}

/** Whether the database itself refused the commit, or was never asked: then nothing is stored. */
function isRefusedCommit(error: unknown): boolean {
  if (error instanceof RolledBackError || error instanceof QueryRunnerAlreadyReleasedError) return true;
  const state = sqlState(error);
  return state !== undefined && !state.startsWith('08') && !state.startsWith('57P');
}

/**
 * The transaction of one command. A request that keeps it has it open from the first `inTransaction` until its whole
 * answer is made: everything that the answer reads, it reads there, and nothing but the wire can fail after the commit.
 */
export class UnitOfWork {
  readonly #pool: EntityManager;
  readonly #log: () => Logger;
  #transaction: BatchedTransaction | undefined;
  #afterCommit: Hook[] = [];
  #atEnd: Array<() => void> = [];
  #isKept = false;
  #first: ((db: EntityManager) => Promise<void>) | undefined;

  constructor(pool: EntityManager, log: () => Logger) {
    this.#pool = pool;
    this.#log = log;
  }

  /** The transaction's handle while it is open, otherwise the pool's. */
  get db(): EntityManager {
    return this.#transaction?.manager ?? this.#pool;
  }

  get isOpen(): boolean {
    return this.#transaction !== undefined;
  }

  /** Whether the transaction stays open after the work that began it. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** From now on the transaction stays open until `commit` or `end`. `first` is done at the start of every try. */
  keep(first?: (db: EntityManager) => Promise<void>): void {
    this.#isKept = true;
    this.#first = first;
  }

  /** Runs once it is durable. What fails there is logged: what was done stays done. */
  afterCommit(hook: Hook): void {
    this.#afterCommit.push(hook);
  }

  /** Runs when the unit ends, committed or not; at once where it ends with the work that began it. */
  atEnd(hook: () => void): void {
    this.#atEnd.push(hook);
  }

  /** Takes a connection; the transaction begins with its first statement. */
  async begin(): Promise<EntityManager> {
    const transaction = await BatchedTransaction.open(this.#pool.connection);
    this.#transaction = transaction;
    try {
      await this.#first?.(transaction.manager);
      return transaction.manager;
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }

  /**
   * Makes durable what was done so far; nothing where nothing was begun. Nothing is stored where it throws, but for
   * `UnconfirmedError`.
   */
  async commit(): Promise<void> {
    const transaction = this.#transaction;
    if (!transaction) return;
    const hooks = this.#afterCommit.splice(0);
    try {
      await transaction.commit();
    } catch (error) {
      throw isRefusedCommit(error) ? error : new UnconfirmedError(error);
    } finally {
      this.#transaction = undefined;
      await transaction.release();
    }
    for (const hook of hooks) {
      try {
        await hook();
      } catch (error) {
        this.#log().error({ err: error }, 'what follows a commit failed');
      }
    }
  }

  /** Undoes what was done and not committed; nothing where nothing was begun. */
  async rollBack(): Promise<void> {
    const transaction = this.#transaction;
    if (!transaction) return;
    this.#transaction = undefined;
    this.#afterCommit = [];
    try {
      if (transaction.isThere) await transaction.rollBack();
    } catch (error) {
      // The connection is gone, and the transaction with it.
      this.#log().info({ err: error }, 'a transaction ended with its connection');
    } finally {
      await transaction.release();
    }
  }

  /** Rolls back what is open, and lets go of what was held for this unit. May be called again. */
  async end(): Promise<void> {
    await this.rollBack();
    this.#isKept = false;
    for (const hook of this.#atEnd.splice(0)) hook();
  }
}
