import type { EntityManager } from 'typeorm';
import type { Clock } from './clock.js';
import { UnitOfWork } from './database/unit-of-work.js';
import type { AppError } from './errors/app-error.js';
import type { Logger } from './logger.js';
import type { Language } from './messages.js';
import { RequestRecord } from './request-record.js';

/** Who is calling, as the verified access token says. */
export interface Viewer {
  readonly id: string;
  readonly role: string;
  /** The sign-in that the token belongs to. */
  readonly familyId?: string;
}

/** Told of everything that is published (`events.ts`); `on` makes one that listens to a single kind of event. */
export type EventHandler = (tx: RequestContext, event: object) => Promise<void>;

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
  /** Who is told of events; for `publish` alone. */
  readonly eventHandlers: readonly EventHandler[];
  /** One value per request and key, made on first use: DataLoaders live here. */
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
  readonly log: Logger;
  readonly mediaAddress: string;
  readonly eventHandlers: readonly EventHandler[];
}

/** A context outside any transaction. */
export function createContext(given: ContextValues): RequestContext {
  const values = new Map<symbol, unknown>();
  const unit = new UnitOfWork(given.db, given.log);
  return {
    ...given,
    unit,
    get db() {
      return unit.db;
    },
    record: given.record ?? new RequestRecord(),
    perRequest<T>(key: symbol, make: () => T): T {
      if (!values.has(key)) values.set(key, make());
      return values.get(key) as T;
    },
    async afterCommit(hook) {
      await hook();
    },
  };
}
