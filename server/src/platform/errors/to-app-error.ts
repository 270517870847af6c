import { types } from 'node:util';
import { AppError, badInput } from './app-error.js';
import { fromPostgres } from './postgres.js';

/** What Express's body parser and `http-errors` throw: a status, and a type that says what was wrong. */
interface HttpFailure {
  readonly status: number;
  readonly type?: unknown;
}

function isHttpFailure(error: unknown): error is HttpFailure {
  return error instanceof Error && typeof (error as { status?: unknown }).status === 'number';
}

function fromHttp(error: unknown): AppError | undefined {
  // Express throws it for a malformed escape in the path: `/%E0%A4%A`.
  if (error instanceof URIError) return badInput([], 'The address is not well formed.');
  if (!isHttpFailure(error)) return undefined;
  if (error.status === 413) return new AppError('PAYLOAD_TOO_LARGE', 'The request is too large.', { cause: error });
  if (error.status === 415) {
    return new AppError('UNSUPPORTED_MEDIA', 'This encoding is not supported.', { cause: error });
  }
  if (error.status === 404) return new AppError('NOT_FOUND', 'Not found.', { cause: error });
  if (error.type === 'entity.parse.failed') return badInput([], 'The body is not valid JSON.');
  if (error.status >= 400 && error.status < 500) return badInput([], 'The request could not be read.');
  return undefined;
}

/** The disk is full, over quota, read-only or broken, or there are no files left to open: our trouble, and it passes. */
const DISK_TROUBLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

function fromDisk(error: unknown): AppError | undefined {
  if (!types.isNativeError(error) || !DISK_TROUBLE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
  return new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', {
    cause: error,
    retryAfterSeconds: 30,
  });
}

/**
 * The answer to a thrown value: an `AppError` as it is, and what the database driver and the HTTP parsers throw
 * translated. Undefined for unexpected errors: these are logged and answered as INTERNAL.
 */
export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return fromPostgres(error) ?? fromDisk(error) ?? fromHttp(error);
}

/** What an unforeseen error is answered with: a reference to the log line and nothing of what happened. */
export function internalError(reference: string): AppError {
  return new AppError('INTERNAL', `Something went wrong on our side. Reference: ${reference}`);
}
