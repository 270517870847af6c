import type { EntityManager } from 'typeorm';
import type { Clock } from './clock.js';
import { UnitOfWork } from './database/unit-of-work.js';
import type { AppError } from './errors/app-error.js';
import type { Logger } from './logger.js';
import type { Language } from './messages.js';
import { RequestRecord } from './request-record.js';

/** The caller, by the verified access token. */
export interface Viewer {
  readonly id: string;
  readonly role: string;
  /** The sign-in that the token belongs to. */
  readonly familyId?: string;
}

/**
 * Receives every published event (`events.ts`); `on` makes one that listens to a single kind of event. Undefined of what it
 * does not mind.
 */
export type EventHandler = (tx: RequestContext, event: object) => Promise<void> | undefined;

/**
 * What every service method is given: who calls, from where, and the database handle to use.
 * Inside `inTransaction` the handle is the transaction's own; a service never reaches for another.
 */
export interface RequestContext {
  readonly requestId: string;
  /** What the log and the metrics say of the request. */
  readonly record: RequestRecord;
  /** The caller's address as the trusted proxies report it; the key of per-address limits. */
  readonly clientAddress: string;
  readonly viewer: Viewer | null;
  /** The reader's language, as `Accept-Language` asks for it. */
  readonly language: Language;
  /** Why the access token that was sent does not hold; see `refuseBadToken`. */
  readonly tokenRefusal: AppError | null;
  /** The pool's handle, or that of the transaction which the unit of work has open. */
  readonly db: EntityManager;
  /** What is stored together or not at all; `inTransaction` uses it. */
  readonly unit: UnitOfWork;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where browsers get pictures, without a slash at the end. */
  readonly mediaAddress: string;
  /** The listeners of events; for `publish` alone. */
  readonly eventHandlers: readonly EventHandler[];
  /** One value per key, made on first use, for the request or for a transaction that ends before it: DataLoaders live here. */
  perRequest<T>(key: symbol, make: () => T): T;
  /** Runs once the surrounding transaction is durable; at once where there is none. */
  afterCommit(hook: () => void | Promise<void>): Promise<void>;
}

export interface ContextValues {
  readonly requestId: string;
  /** One of its own where nothing is said: for work that no request asked for. */
  readonly record?: RequestRecord;
  readonly clientAddress: string;
  readonly viewer: Viewer | null;
  readonly language: Language;
  readonly tokenRefusal: AppError | null;
  readonly db: EntityManager;
  readonly clock: Clock;
  /** The program's; the context's own adds the request's identifier to each line. */
  readonly log: Logger;
  readonly mediaAddress: string;
  readonly eventHandlers: readonly EventHandler[];
}

/** Makes a value on its first use and keeps it, by key. */
export function keepsValues(): RequestContext['perRequest'] {
  const values = new Map<symbol, unknown>();
  return <T>(key: symbol, make: () => T): T => {
    if (!values.has(key)) values.set(key, make());
    // Whoever makes a key keeps one type of value by it.
    return values.get(key) as T;
  };
}

/** A request's context. Getters stand on the prototype, so that the copy that Apollo works on has them, too. */
class OwnContext implements RequestContext {
  readonly unit: UnitOfWork;
  readonly record: RequestRecord;
  private readonly value = keepsValues();
  private ownLog: Logger | undefined;

  constructor(private readonly given: ContextValues) {
    this.unit = new UnitOfWork(given.db, () => this.log);
    this.record = given.record ?? new RequestRecord();
  }

  get requestId() {
    return this.given.requestId;
  }

  get clientAddress() {
    return this.given.clientAddress;
  }

  get viewer() {
    return this.given.viewer;
  }

  get language() {
    return this.given.language;
  }

  get tokenRefusal() {
    return this.given.tokenRefusal;
  }

  get clock() {
    return this.given.clock;
  }

  get mediaAddress() {
    return this.given.mediaAddress;
  }

  get eventHandlers() {
    return this.given.eventHandlers;
  }

  get db() {
    return this.unit.db;
  }

  /** Made on the first log line: most requests write none. */
  get log() {
    this.ownLog ??= this.given.log.child({ requestId: this.given.requestId });
    return this.ownLog;
  }

  perRequest<T>(key: symbol, make: () => T): T {
    return this.value(key, make);
  }

  async afterCommit(hook: () => void | Promise<void>): Promise<void> {
    await hook();
  }
}

/** A context outside any transaction. */
export function createContext(given: ContextValues): RequestContext {
  return new OwnContext(given);
}

/**
 * A context that differs from another one in something. A class and not an object whose prototype is the other one: each of
 * those is of a kind of its own to V8, which then looks every property of it up anew.
 */
class ChangedContext implements RequestContext {
  constructor(
    private readonly base: RequestContext,
    private readonly changes: Partial<RequestContext>,
  ) {}

  get requestId() {
    return this.changes.requestId ?? this.base.requestId;
  }

  get record() {
    return this.changes.record ?? this.base.record;
  }

  get clientAddress() {
    return this.changes.clientAddress ?? this.base.clientAddress;
  }

  get viewer() {
    return this.changes.viewer === undefined ? this.base.viewer : this.changes.viewer;
  }

  get language() {
    return this.changes.language ?? this.base.language;
  }

  get tokenRefusal() {
    return this.changes.tokenRefusal === undefined ? this.base.tokenRefusal : this.changes.tokenRefusal;
  }

  get db() {
    return this.changes.db ?? this.base.db;
  }

  get unit() {
    return this.changes.unit ?? this.base.unit;
  }

  get clock() {
    return this.changes.clock ?? this.base.clock;
  }

  get log() {
    return this.changes.log ?? this.base.log;
  }

  get mediaAddress() {
    return this.changes.mediaAddress ?? this.base.mediaAddress;
  }

  get eventHandlers() {
    return this.changes.eventHandlers ?? this.base.eventHandlers;
  }

  perRequest<T>(key: symbol, make: () => T): T {
    return this.changes.perRequest ? this.changes.perRequest(key, make) : this.base.perRequest(key, make);
  }

  afterCommit(hook: () => void | Promise<void>): Promise<void> {
    return this.changes.afterCommit ? this.changes.afterCommit(hook) : this.base.afterCommit(hook);
  }
}

/** The same request with something different: for a transaction, another clock, another viewer. */
export function contextWith(ctx: RequestContext, changes: Partial<RequestContext>): RequestContext {
  return new ChangedContext(ctx, changes);
}
