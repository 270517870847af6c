import { setTimeout as pause } from 'node:timers/promises';
import type { RequestContext } from '../context.js';
import { enterCallQueue } from '../database/row-queue.js';
import { UnconfirmedError, UnitOfWork } from '../database/unit-of-work.js';
import { AppError } from '../errors/app-error.js';
import { fromPostgres } from '../errors/postgres.js';
import { SymbolProperty } from '../symbol-property.js';
import type { CommandKey, ReadUpload } from './command-key.js';
import type { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { type AccountKey, claimKey, findStored, keepAnswer } from './stored-answers.js';

/** The body of an answer. */
export type CommandAnswer = Readonly<Record<string, unknown>>;

/** Between two looks at what became of a commit, in milliseconds. */
const LOOKS_MS = [0, 300, 900];

const calls = new SymbolProperty<UnitOfWork, CommandCall>('call');

const usedOtherwise = () =>
  new AppError('KEY_REUSED', 'This idempotency key was used for another request. Take a new key for a new request.', {
    fields: [{ field: 'idempotencyKey', message: 'It was used for another request.' }],
  });

const notStored = (cause: unknown) =>
  new AppError('UNAVAILABLE', 'Nothing was stored. Please try again in a moment.', { cause, retryAfterSeconds: 2 });

/**
 * One call of a command, from the look at its key to the commit: what it does, its answer and its key become durable
 * together or not at all. `begin`, then `commit` or `refused`, and in every case `end`.
 */
export class CommandCall {
  readonly #ctx: RequestContext;
  /** As it was sent: null where the command came without a key. */
  readonly #sentKey: CommandKey | null;
  /** The same where it belongs to an account, so that an answer can be stored under it. */
  readonly #key: AccountKey | null;
  /** Set if it was done under the same key already, on any server. */
  #isDone = false;
  /** Set where there is an answer under the key, which is for the same upload alone. */
  #isToBeRead = false;

  constructor(ctx: RequestContext, key: CommandKey | null) {
    this.#ctx = ctx;
    this.#sentKey = key;
    this.#key = key?.account == null ? null : (key as AccountKey);
    calls.set(ctx.unit, this);
  }

  /** The call that a request has begun; undefined where it has not. */
  static of(ctx: RequestContext): CommandCall | undefined {
    return calls.get(ctx.unit);
  }

  /** The idempotency key that a request's command came with; null where it came with none. */
  static keyOf(ctx: RequestContext): CommandKey | null {
    const call = calls.get(ctx.unit);
    return call ? call.#sentKey : null;
  }

  /**
   * The answer that is stored under the key, or null: then the command has to be done, and its transaction stays open
   * from the first `inTransaction` on. A concurrent request with the same key waits here. Throws KEY_REUSED where
   * the key was used for something else, UNAVAILABLE where its first use takes too long. Of an upload only its headers are
   * known here: where they fit the stored answer it has to be read too (`received`).
   */
  async begin(): Promise<CommandAnswer | null> {
    const { unit } = this.#ctx;
    const key = this.#key;
    unit.keep(key ? (db) => this.#claim(db, key) : undefined);
    if (!key) return null;
    await enterCallQueue(this.#ctx, `key ${key.account} ${key.value}`);
    const stored = await findStored(unit.db, this.#ctx.clock, key);
    if (!stored) return null;
    const answer = this.#checked(stored, key);
    this.#isToBeRead = stored.parts !== null;
    return this.#isToBeRead ? null : answer;
  }

  /**
   * To be called once an upload was read, before anything is done with it. Throws where there is an answer under its key:
   * CONFLICT or KEY_REUSED, and `refused` gives the answer where the upload is the same.
   */
  received(upload: ReadUpload): void {
    if (this.#sentKey) this.#sentKey.read = upload;
    if (this.#isToBeRead) this.#refuseAgain();
  }

  /**
   * Makes it durable, with its answer under its key, and gives what is to be sent. Nothing was stored where it throws, but
   * for UNCONFIRMED: the connection broke off meanwhile, so the outcome is unknown.
   */
  async commit(answer: CommandAnswer): Promise<CommandAnswer> {
    const { unit } = this.#ctx;
    if (this.#key && unit.isOpen) keepAnswer(unit.db, this.#key, answer);
    try {
      await unit.commit();
    } catch (error) {
      if (this.#key && error instanceof UnconfirmedError) return this.#lookUp(this.#key, error);
      throw error;
    }
    return answer;
  }

  /** Rolls back. Gives the stored answer where it was done under the same key already, otherwise null. */
  async refused(): Promise<CommandAnswer | null> {
    await this.#ctx.unit.rollBack();
    const key = this.#key;
    if (!key || !this.#isDone) return null;
    const stored = await findStored(this.#ctx.unit.db, this.#ctx.clock, key);
    return stored && this.#checked(stored, key);
  }

  /** Ends the call: what was not committed is rolled back, and others with the same key may go on. */
  async end(): Promise<void> {
    await this.#ctx.unit.end();
  }

  async #claim(db: RequestContext['db'], key: AccountKey): Promise<void> {
    if (await claimKey(db, this.#ctx.clock, key)) return;
    this.#refuseAgain();
  }

  #refuseAgain(): never {
    this.#isDone = true;
    throw new AppError('CONFLICT', 'This was done already.');
  }

  #checked(stored: IdempotencyKeyEntity, key: AccountKey): CommandAnswer {
    if (stored.answer === null || stored.digest !== key.digest(stored.parts)) throw usedOtherwise();
    if (key.read !== null && stored.content !== null && key.read.content !== stored.content) throw usedOtherwise();
    return stored.answer;
  }

  /**
   * The outcome of a commit without an answer: the key shows it, once the database can be reached. Taking it waits
   * for a commit that is still under way, so that what comes out is certain.
   */
  async #lookUp(key: AccountKey, unconfirmed: UnconfirmedError): Promise<CommandAnswer> {
    const { clock, log } = this.#ctx;
    for (const wait of LOOKS_MS) {
      await pause(wait);
      const look = new UnitOfWork(this.#ctx.unit.db, () => log);
      try {
        const isFree = await claimKey(await look.begin(), clock, key);
        if (isFree) throw notStored(unconfirmed);
        const stored = await findStored(look.db, clock, key);
        if (stored) return this.#checked(stored, key);
      } catch (error) {
        if (fromPostgres(error) === undefined) throw error;
        log.warn({ err: error }, 'what became of a commit cannot be seen yet');
      } finally {
        await look.end();
      }
    }
    throw unconfirmed;
  }
}

/**
 * Does a command once: gives the answer that is stored under its key, or makes it, and commits before anything is sent.
 * Throws what `make` throws, and as `CommandCall` does.
 */
export async function answerOnce(
  ctx: RequestContext,
  key: CommandKey | null,
  make: () => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  const call = new CommandCall(ctx, key);
  try {
    const stored = await call.begin();
    if (stored) return stored;
    let made: CommandAnswer;
    try {
      made = await make();
    } catch (error) {
      const elsewhere = await call.refused();
      if (elsewhere) return elsewhere;
      throw error;
    }
    return await call.commit(made);
  } finally {
    await call.end();
  }
}
