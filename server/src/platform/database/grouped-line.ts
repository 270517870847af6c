import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { attachLine, type Call, type Line, type QueryResultRow } from './line.js';

/**
 * Thrown where a transaction cannot go with others: it asks for something that they do not, somebody holds what it needs, or the
 * group has failed for another one. Nothing of it is stored, and it is to be done again by itself.
 */
export class NotTogetherError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NotTogetherError';
  }
}

/** A call, and who waits for its rows. */
interface Asked {
  readonly call: Call;
  answered(rows: unknown[]): void;
  failed(reason: unknown): void;
}

/** A transaction in a group: it has no connection, but what it asks and writes goes on that of the group. */
export class GroupedLine implements Line {
  readonly manager: EntityManager;
  readonly #runner: QueryRunner;
  readonly #join: (line: GroupedLine) => void;
  #hasJoined = false;
  #asked: Asked[] = [];
  /** What was asked and is not answered yet. */
  #underWay: Asked[] = [];
  #later: Call[] = [];
  #commit: { done(): void; failed(reason: unknown): void } | undefined;
  /** Set where it left, or the group has failed. */
  #left: NotTogetherError | undefined;
  #paused: Promise<void> = Promise.resolve();
  #pause: () => void = () => undefined;

  /** @param join called with its first question, when it is to have a group */
  constructor(dataSource: DataSource, join: (line: GroupedLine) => void) {
    this.#runner = dataSource.createQueryRunner('master');
    this.#join = join;
    this.manager = this.#runner.manager;
    this.#goOn();
    // What TypeORM sends is nobody else's.
    Object.assign(this.#runner, {
      isTransactionActive: true,
      query: async () => {
        throw this.#leave('it asks for something else');
      },
    });
    attachLine(this.#runner, this);
  }

  get isThere(): boolean {
    return true;
  }

  /** Ends when it asks, commits or has left. */
  get paused(): Promise<void> {
    return this.#paused;
  }

  get isAsking(): boolean {
    return this.#asked.length > 0;
  }

  get isCommitting(): boolean {
    return this.#commit !== undefined;
  }

  /** What it writes with its commit. */
  get later(): readonly Call[] {
    return this.#later;
  }

  async send<Row extends QueryResultRow>(call: Call): Promise<Row[]> {
    const { grouped } = call;
    if (!grouped) throw this.#leave('it asks for something else');
    if (this.#left) throw this.#left;
    const rows = await new Promise<unknown[]>((answered, failed) => {
      this.#asked.push({ call, answered, failed });
      this.#pause();
      if (this.#hasJoined) return;
      this.#hasJoined = true;
      this.#join(this);
    });
    if (grouped.needsRow && rows.length === 0) throw this.#leave('what it needs is not there, or held by somebody');
    // What the statement selects is its caller's to know.
    return rows as Row[];
  }

  sendLater(call: Call): void {
    if (!this.#hasJoined) throw new Error('A transaction begins with what reads or locks.');
    if (!call.grouped) throw this.#leave('it writes something else');
    this.#later.push(call);
  }

  async commit(): Promise<void> {
    if (this.#left) throw this.#left;
    if (!this.#hasJoined) return;
    await new Promise<void>((done, failed) => {
      this.#commit = { done, failed };
      this.#pause();
    });
  }

  /** Leaves the group, which knows nothing of what it would have written. */
  async rollBack(): Promise<void> {
    this.#leave('it was rolled back');
    this.#pause();
  }

  async release(): Promise<void> {
    Object.assign(this.#runner, { isTransactionActive: false });
    await this.#runner.release();
  }

  /** What it asks; from now on it goes on by itself until it asks again, commits or leaves. */
  takeAsked(): Asked[] {
    this.#goOn();
    this.#underWay = this.#asked.splice(0);
    return this.#underWay;
  }

  committed(): void {
    this.#commit?.done();
  }

  /** Tells it that the group has failed. */
  fail(error: unknown): void {
    const reason = this.#leave('the group has failed', error);
    for (const { failed } of [...this.#underWay, ...this.#asked]) failed(reason);
    // Whether a commit was stored is for its own unit of work to judge.
    this.#commit?.failed(error);
  }

  #goOn(): void {
    this.#paused = new Promise((resolve) => {
      this.#pause = resolve;
    });
  }

  /** From now on it does nothing more with the others. */
  #leave(why: string, cause?: unknown): NotTogetherError {
    this.#left ??= new NotTogetherError(why, { cause });
    this.#later = [];
    return this.#left;
  }
}
