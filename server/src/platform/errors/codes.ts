/** How serious an answer is for whoever reads the logs. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

interface ErrorKind {
  readonly status: number;
  readonly logLevel: LogLevel;
}

/**
 * The closed set of error codes, each with its HTTP status and the level it is logged at.
 * Both translators (`to-graphql.ts`, `to-http.ts`) read this table; there is no third.
 */
export const ERROR_KINDS = {
  BAD_USER_INPUT: { status: 400, logLevel: 'info' },
  /** A GraphQL operation above one of the limits on its size: depth, aliases, cost … */
  QUERY_TOO_EXPENSIVE: { status: 400, logLevel: 'info' },
  UNAUTHENTICATED: { status: 401, logLevel: 'info' },
  TOKEN_EXPIRED: { status: 401, logLevel: 'info' },
  FORBIDDEN: { status: 403, logLevel: 'info' },
  NOT_FOUND: { status: 404, logLevel: 'info' },
  METHOD_NOT_ALLOWED: { status: 405, logLevel: 'info' },
  REQUEST_TIMEOUT: { status: 408, logLevel: 'info' },
  CONFLICT: { status: 409, logLevel: 'info' },
  PAYLOAD_TOO_LARGE: { status: 413, logLevel: 'info' },
  UNSUPPORTED_MEDIA: { status: 415, logLevel: 'info' },
  RATE_LIMITED: { status: 429, logLevel: 'info' },
  INTERNAL: { status: 500, logLevel: 'error' },
  UNAVAILABLE: { status: 503, logLevel: 'warn' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_KINDS;
