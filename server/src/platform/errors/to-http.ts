import type { Logger } from '../logger.js';
import { inEnglish, type Translate } from '../messages.js';
import { type AppError, type FieldProblem, type RefusalDetails, translateFields } from './app-error.js';
import { ERROR_KINDS, type ErrorCode } from './codes.js';
import { headersOf } from './headers.js';
import { internalError, toAppError } from './to-app-error.js';

/** The body of every REST error. */
export interface HttpErrorBody {
  readonly success: false;
  readonly message: string;
  readonly code: ErrorCode;
  readonly errors?: readonly FieldProblem[];
  readonly details?: RefusalDetails;
}

export interface HttpErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: HttpErrorBody;
}

function answer(error: AppError, translate: Translate): HttpErrorAnswer {
  return {
    status: ERROR_KINDS[error.code].status,
    headers: headersOf(error),
    body: {
      success: false,
      message: translate(error.message),
      code: error.code,
      ...(error.fields.length > 0 ? { errors: translateFields(error.fields, translate) } : {}),
      ...(error.details ? { details: error.details } : {}),
    },
  };
}

/** Translates a thrown value for REST, and logs it at its code's level. `reference` is the request's identifier. */
export function toHttp(
  error: unknown,
  reference: string,
  log: Logger,
  translate: Translate = inEnglish,
): HttpErrorAnswer {
  const known = toAppError(error) ?? internalError(reference);
  const cause = known.code === 'INTERNAL' ? error : known.cause;
  log[ERROR_KINDS[known.code].logLevel]({ code: known.code, ...(cause ? { err: cause } : {}) }, 'request refused');
  return answer(known, translate);
}
