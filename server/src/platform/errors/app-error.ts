import type { Translate } from '../messages.js';
import type { ErrorCode } from './codes.js';

/** One field of the input and what is wrong with it, in words for a person. Never carries the submitted value. */
export interface FieldProblem {
  /** Path of the field as the caller sent it: `email`, `price.basePrice`. */
  readonly field: string;
  readonly message: string;
}

/** A public limit that a call went over; `docs/limits.md` lists them all. */
export interface ExceededLimit {
  readonly name: string;
  /** The most that is allowed. */
  readonly value: number;
  /** Of a rate limit: the seconds in which that many are allowed. */
  readonly windowSeconds?: number;
}

/** A value of an enum: REST writes it as it is stored, GraphQL by its name in the schema. */
export class EnumValue {
  readonly #stored: string;

  constructor(stored: string) {
    this.#stored = stored;
  }

  /** As REST has it. */
  toJSON(): string {
    return this.#stored;
  }

  /** As the schema names it. */
  get graphqlName(): string {
    return this.#stored.toUpperCase();
  }
}

/** What a program can go on with after a refusal, as its code says (`codes.ts`). */
export type RefusalDetails = Readonly<Record<string, unknown>>;

export interface AppErrorDetails {
  readonly fields?: readonly FieldProblem[];
  /** Seconds after which a rate-limited or unavailable call may be tried again; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** What `WWW-Authenticate` says (RFC 6750); the plain scheme where nothing is given. For status 401 alone. */
  readonly challenge?: string;
  readonly limit?: ExceededLimit;
  /** What the call had instead of the limit's value, where that was counted. */
  readonly actual?: number;
  readonly details?: RefusalDetails;
  /** What really happened, for the log alone. */
  readonly cause?: unknown;
}

/**
 * The one error that services throw. The message is shown to people as it stands, so it says what to do next and
 * never names a table, a file or a value that was sent.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;
  readonly limit: ExceededLimit | undefined;
  readonly actual: number | undefined;
  readonly details: RefusalDetails | undefined;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.challenge = details.challenge;
    this.limit = details.limit;
    this.actual = details.actual;
    this.details = details.details;
  }
}

/** The fields with their messages in the reader's language. */
export function translateFields(fields: readonly FieldProblem[], translate: Translate): FieldProblem[] {
  return fields.map(({ field, message }) => ({ field, message: translate(message) }));
}

/** A 400 whose message is the first problem and whose `fields` are all of them. */
export function badInput(problems: readonly FieldProblem[], message?: string): AppError {
  return new AppError('BAD_USER_INPUT', message ?? problems[0]?.message ?? 'Please check what you entered.', {
    fields: problems,
  });
}
