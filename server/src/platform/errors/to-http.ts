import { rateLimitHeaders } from '../http/rate-limit-headers.js';
import type { Logger } from '../logger.js';
import type { AppError, FieldProblem } from './app-error.js';
import { ERROR_KINDS, type ErrorCode } from './codes.js';
import { internalError, recognise } from './recognise.js';

/** The body of every REST error */
export interface HttpErrorBody {
  readonly success: false;
  readonly message: string;
  readonly code: ErrorCode;
  readonly errors?: readonly FieldProblem[];
}

export interface HttpErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: HttpErrorBody;
}

/** When the caller may come back, and which limit turned it away. */
export function headersOf({ retryAfterSeconds, limit }: AppError): Record<string, string> {
  if (retryAfterSeconds === undefined) return {};
  const window = limit?.windowSeconds;
  return {
    'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))),
    ...(limit && window !== undefined
      ? rateLimitHeaders({
          name: limit.name,
          limit: limit.value,
          windowSeconds: window,
          remaining: 0,
          resetAfter: retryAfterSeconds,
        })
      : {}),
  };
}

function answer(error: AppError): HttpErrorAnswer {
  return {
    status: ERROR_KINDS[error.code].status,
    headers: headersOf(error),
    body: {
      success: false,
      message: error.message,
      code: error.code,
      ...(error.fields.length > 0 ? { errors: error.fields } : {}),
    },
  };
}

/** Translates whatever was thrown for REST, and logs it at its code's level. `reference` is the request's identifier. */
export function toHttp(error: unknown, reference: string, log: Logger): HttpErrorAnswer {
  const known = recognise(error) ?? internalError(reference);
  const cause = known.code === 'INTERNAL' ? error : known.cause;
  log[ERROR_KINDS[known.code].logLevel]({ code: known.code, ...(cause ? { err: cause } : {}) }, 'request refused');
  return answer(known);
}
