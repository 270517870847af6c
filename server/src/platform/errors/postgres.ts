import { types } from 'node:util';
import { AppError } from './app-error.js';
import type { ErrorCode } from './codes.js';

interface Translation {
  readonly code: ErrorCode;
  readonly message: string;
}

const INVALID: Translation = { code: 'BAD_USER_INPUT', message: 'A value has a form that we cannot store.' };
const CONFLICT: Translation = { code: 'CONFLICT', message: 'This clashes with something that is already stored.' };
const BUSY: Translation = { code: 'CONFLICT', message: 'Someone else is changing this right now. Please try again.' };
/** A database that cannot serve any query now. */
const DOWN: Translation = { code: 'UNAVAILABLE', message: 'The service is busy. Please try again in a moment.' };

/** SQLSTATE to answer (security.md D11). What is not listed stays unknown and becomes INTERNAL. */
const BY_SQLSTATE: Readonly<Record<string, Translation>> = {
  '22P02': INVALID,
  '22003': INVALID,
  '22021': INVALID,
  '22001': INVALID,
  '22007': INVALID,
  '22008': INVALID,
  '22009': INVALID,
  '23502': INVALID,
  '23514': INVALID,
  '2201W': INVALID,
  '23505': CONFLICT,
  '23503': CONFLICT,
  '40001': BUSY,
  '40P01': BUSY,
  '55P03': DOWN,
  '57014': DOWN,
  // The primary has become a replica: writes are for its successor.
  '25006': DOWN,
  // An error of its disk.
  '58030': DOWN,
};

/** Classes of SQLSTATE: connection trouble, no room (disk, memory, connections), and shutting down or starting up. */
const DOWN_CLASSES = /^(08|53|57P)/;

/** A query runner is released under a transaction when its connection breaks: TypeORM then says so, and not why. */
const CONNECTION_TROUBLE =
  /Query runner already released|query runner was already released|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|too many wait for a connection|Cannot use a pool after calling end|connection is not yet established/;

/** The SQLSTATE of a driver error, or undefined for anything else. TypeORM wraps the driver's error and keeps the code. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Whether PostgreSQL ended the connection with it, with any SQLSTATE: then it was not about the query. So says a new
 * backend that cannot write its files on a full disk (XX000).
 */
export function endedConnection(error: unknown): boolean {
  const { severity } = Object(error) as { severity?: unknown };
  return severity === 'FATAL' || severity === 'PANIC';
}

/** The violated constraint's name, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { constraint, driverError } = error as { constraint?: unknown; driverError?: { constraint?: unknown } };
  const name = constraint ?? driverError?.constraint;
  return typeof name === 'string' ? name : undefined;
}

/** Turns a database error into an answer; undefined where it is not one that we know. */
export function fromPostgres(error: unknown): AppError | undefined {
  const state = sqlState(error);
  const translation =
    (endedConnection(error) ? DOWN : undefined) ??
    (state !== undefined ? (BY_SQLSTATE[state] ?? (DOWN_CLASSES.test(state) ? DOWN : undefined)) : undefined) ??
    (types.isNativeError(error) &&
    CONNECTION_TROUBLE.test(`${(error as { code?: string }).code ?? ''} ${error.message}`)
      ? DOWN
      : undefined);
  if (!translation) return undefined;
  return new AppError(translation.code, translation.message, {
    cause: error,
    ...(translation.code === 'UNAVAILABLE' ? { retryAfterSeconds: 2 } : {}),
  });
}
