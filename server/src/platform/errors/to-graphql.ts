import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from '../logger.js';
import { inEnglish, type Translate } from '../messages.js';
import { type AppError, badInput, EnumValue, type RefusalDetails, translateFields } from './app-error.js';
import { ERROR_KINDS } from './codes.js';
import { headersOf, retryAfter } from './headers.js';
import { fieldsOfInvalidVariable } from './invalid-input.js';
import { exceededLimit } from './operation-limits.js';
import { internalError, toAppError } from './to-app-error.js';

/** Codes of the GraphQL protocol itself, which tools know: they pass as they are. All others come from `codes.ts`. */
const PROTOCOL_CODES = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
]);

/** What is said of a request that is no GraphQL request, by its HTTP status: the library's own sentences name the library. */
const NOT_A_REQUEST: Readonly<Record<number, string>> = {
  400: 'Send one operation as a JSON object with "query" and, where it has any, "variables"; by GET it also needs the header Apollo-Require-Preflight.',
  405: 'Send queries by GET or POST, and mutations by POST.',
  406: 'The answer is application/json or application/graphql-response+json; accept one of them.',
  415: 'Send JSON.',
};

function protocolMessage({ message, extensions }: GraphQLFormattedError, error: unknown): string {
  if (extensions?.code !== 'BAD_REQUEST') return message;
  const { http } = (error instanceof GraphQLError ? error.extensions : {}) as { http?: { status?: number } };
  return NOT_A_REQUEST[http?.status ?? 400] ?? message;
}

/** What graphql-js says, without a code, in place of the eleventh wrong variable. */
const TOO_MANY_WRONG_VARIABLES = /^Too many errors processing variables/;

function thrown(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error;
}

/** What a resolver, a scalar, a limit or the input check refused; undefined for protocol errors and for the unforeseen. */
export function refusal(error: unknown): AppError | undefined {
  const cause = thrown(error);
  const known = toAppError(cause);
  if (known) return known;
  if (!(error instanceof GraphQLError)) return undefined;
  const limit = exceededLimit(error);
  if (limit) return limit;
  if (error.extensions.code === 'BAD_USER_INPUT') return badInput(fieldsOfInvalidVariable(error));
  if (TOO_MANY_WRONG_VARIABLES.test(error.message)) return badInput([], 'Too many of the variables are wrong.');
  // A scalar refused a literal: graphql-js reports it as a validation failure, and it is an input error all the same.
  if (cause instanceof GraphQLError && cause !== error && cause.extensions.code === 'BAD_USER_INPUT') {
    return badInput([], cause.message);
  }
  return undefined;
}

function placed(formatted: GraphQLFormattedError): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  return {
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
}

/** Enum values by their names in the schema. */
function inSchemaWords(details: RefusalDetails): RefusalDetails {
  return JSON.parse(
    JSON.stringify(details, function (this: Record<string, unknown>, key, written: unknown) {
      // What `toJSON` has written already stands in `written`.
      const value = this[key];
      return value instanceof EnumValue ? value.graphqlName : written;
    }),
  );
}

function extensionsOf(error: AppError, reference: string, translate: Translate): Record<string, unknown> {
  const seconds = retryAfter(error);
  return {
    code: error.code,
    ...(error.fields.length > 0 ? { fields: translateFields(error.fields, translate) } : {}),
    ...(error.limit ? { limit: error.limit } : {}),
    ...(error.actual === undefined ? {} : { actual: error.actual }),
    ...(error.details ? { details: inSchemaWords(error.details) } : {}),
    ...(seconds === undefined ? {} : { retryAfter: seconds }),
    ...(error.code === 'INTERNAL' ? { reference } : {}),
  };
}

/**
 * Translates one error of a GraphQL answer, and logs it at its code's level. An allow-list: what is neither one of our
 * codes nor one of the protocol's leaves as INTERNAL with the request's identifier and nothing else (security.md G20).
 */
export function toGraphql(
  formatted: GraphQLFormattedError,
  error: unknown,
  reference: string,
  log: Logger,
  translate: Translate = inEnglish,
): GraphQLFormattedError {
  const known = refusal(error);
  if (!known && PROTOCOL_CODES.has(formatted.extensions?.code)) {
    log.info({ code: formatted.extensions?.code }, 'operation refused');
    return {
      message: translate(protocolMessage(formatted, error)),
      ...placed(formatted),
      extensions: { code: formatted.extensions?.code },
    };
  }
  const answer = known ?? internalError(reference);
  const cause = answer.code === 'INTERNAL' ? thrown(error) : answer.cause;
  log[ERROR_KINDS[answer.code].logLevel]({ code: answer.code, ...(cause ? { err: cause } : {}) }, 'operation refused');
  return {
    message: translate(answer.message),
    ...placed(formatted),
    extensions: extensionsOf(answer, reference, translate),
  };
}

export interface GraphqlRefusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly errors: readonly GraphQLFormattedError[] };
}

/** A whole GraphQL answer for what was refused before Apollo saw the request: an upload, a body that is no JSON. */
export function toGraphqlRefusal(
  error: unknown,
  reference: string,
  log: Logger,
  translate: Translate = inEnglish,
): GraphqlRefusal {
  const formatted = toGraphql({ message: '' }, error, reference, log, translate);
  const answer = refusal(error) ?? internalError(reference);
  return { status: ERROR_KINDS[answer.code].status, headers: headersOf(answer), body: { errors: [formatted] } };
}
