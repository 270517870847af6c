import { type EntityManager, QueryRunnerAlreadyReleasedError } from 'typeorm';
import type { CommandKey } from '../commands/command-key.js';
import { AppError } from '../errors/app-error.js';
import { sqlState } from '../errors/postgres.js';
import type { Logger } from '../logger.js';
import { NotTogetherError } from './grouped-line.js';
import { groupedTransactions } from './grouped-transactions.js';
import type { Line } from './line.js';
import { RolledBackError, TransactionLine } from './transaction-line.js';

export type Hook = () => void | Promise<void>;

/**
 * The connection broke off while it was told to commit: it may be stored or not. Thrown in place of "please try again",
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
  if (error instanceof NotTogetherError || error instanceof RolledBackError) return true;
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const state = sqlState(error);
  return state !== undefined && !state.startsWith('08') && !state.startsWith('57P');
}

/**
 * The transaction of one command. A request that keeps it has it open from the first `inTransaction` until its whole
 * answer is made: everything that the answer reads, it reads there, and nothing but the wire can fail after the commit.
 */
export class UnitOfWork {
  /** The key that the command came with; null where it came with none. */
  key: CommandKey | null = null;
  readonly #pool: EntityManager;
  readonly #log: () => Logger;
  #line: Line | undefined;
  #isGrouped = false;
  #goesAlone = false;
  #afterCommit: Hook[] = [];
  #atEnd: Array<() => void> = [];
  readonly #turns = new Set<string>();
  #isKept = false;
  #first: ((db: EntityManager) => Promise<void>) | undefined;

  constructor(pool: EntityManager, log: () => Logger) {
    this.#pool = pool;
    this.#log = log;
  }

  /** The transaction's handle while it is open, otherwise the pool's. */
  get db(): EntityManager {
    return this.#line?.manager ?? this.#pool;
  }

  get isOpen(): boolean {
    return this.#line !== undefined;
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

  /** Whether what it does may go with what others do (`grouped-transactions.ts`): whoever keeps it does it again where that fails. */
  get mayBeGrouped(): boolean {
    return this.#isKept && !this.#goesAlone;
  }

  /** Rolls back what it did with others; from now on it does everything by itself. */
  async goAlone({ cause }: NotTogetherError): Promise<void> {
    if (cause !== undefined)
      this.#log().warn({ err: cause }, 'a group of transactions failed, and each is done by itself');
    await this.rollBack();
    this.#goesAlone = true;
  }

  /** Keeps a turn until the unit ends. One that it has is not waited for again, where its work is done again. */
  async keepTurn(name: string, take: () => Promise<() => void>): Promise<void> {
    if (this.#turns.has(name)) return;
    this.#atEnd.push(await take());
    this.#turns.add(name);
  }

  /** Takes a connection, or a place in a group; the transaction begins with its first statement. */
  async begin(isGrouped: boolean): Promise<EntityManager> {
    this.#isGrouped = isGrouped;
    const { connection } = this.#pool;
    const line = isGrouped ? groupedTransactions(this.#pool).open() : await TransactionLine.open(connection);
    this.#line = line;
    try {
      await this.#first?.(line.manager);
      return line.manager;
    } catch (error) {
      await this.rollBack();
      throw error;
    }
  }

  /**
   * Makes durable what was done so far; nothing where nothing was begun. Nothing is stored where it throws, but for
   * `UnconfirmedError`. Throws `NotTogetherError` where it is to be done again by itself.
   */
  async commit(): Promise<void> {
    const line = this.#line;
    if (!line) return;
    const hooks = this.#afterCommit.splice(0);
    try {
      await line.commit();
    } catch (error) {
      if (!isRefusedCommit(error)) throw new UnconfirmedError(error);
      throw this.#isGrouped ? new NotTogetherError('the commit of the group was refused', { cause: error }) : error;
    } finally {
      this.#line = undefined;
      await line.release();
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
    const line = this.#line;
    if (!line) return;
    this.#line = undefined;
    this.#afterCommit = [];
    try {
      if (line.isThere) await line.rollBack();
    } catch (error) {
      // The connection is gone, and the transaction with it.
      this.#log().info({ err: error }, 'a transaction ended with its connection');
    } finally {
      await line.release();
    }
  }

  /** Rolls back what is open, and lets go of what was held for this unit. May be called again. */
  async end(): Promise<void> {
    await this.rollBack();
    this.#isKept = false;
    this.#turns.clear();
    for (const hook of this.#atEnd.splice(0)) hook();
  }
}
