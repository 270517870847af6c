import type { AppError } from './app-error.js';
import { ERROR_KINDS } from './codes.js';
import { rateLimitHeaders } from './rate-limit-headers.js';

/** The seconds of `Retry-After`, whole and at least one; undefined where the error names none. */
export function retryAfter(error: AppError): number | undefined {
  return error.retryAfterSeconds === undefined ? undefined : Math.max(1, Math.ceil(error.retryAfterSeconds));
}

/**
 * The headers of an error's answer, in both interfaces: when the caller may come back, which limit turned it away, and what
 * RFC 9110 asks of every 401.
 */
export function headersOf(error: AppError): Readonly<Record<string, string>> {
  const seconds = retryAfter(error);
  const { limit, retryAfterSeconds } = error;
  const window = limit?.windowSeconds;
  return {
    ...(seconds === undefined ? {} : { 'Retry-After': String(seconds) }),
    ...(limit && window !== undefined && retryAfterSeconds !== undefined
      ? rateLimitHeaders({
          name: limit.name,
          limit: limit.value,
          windowSeconds: window,
          remaining: 0,
          resetAfter: retryAfterSeconds,
        })
      : {}),
    ...(ERROR_KINDS[error.code].status === 401
      ? { 'WWW-Authenticate': error.challenge ?? 'Bearer realm="annapath"' }
      : {}),
  };
}
