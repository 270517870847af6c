import type { AppError } from './app-error.js';
import { ERROR_KINDS } from './codes.js';

/** The seconds of `Retry-After`, whole and at least one; undefined where the error names none. */
export function retryAfter(error: AppError): number | undefined {
  return error.retryAfterSeconds === undefined ? undefined : Math.max(1, Math.ceil(error.retryAfterSeconds));
}

/** The headers of an error's answer, in both interfaces: `Retry-After`, and what RFC 9110 asks of every 401. */
export function headersOf(error: AppError): Readonly<Record<string, string>> {
  const seconds = retryAfter(error);
  return {
    ...(seconds === undefined ? {} : { 'Retry-After': String(seconds) }),
    ...(ERROR_KINDS[error.code].status === 401
      ? { 'WWW-Authenticate': error.challenge ?? 'Bearer realm="annapath"' }
      : {}),
  };
}
