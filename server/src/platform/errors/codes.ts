/** The log level of an answer. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

interface ErrorKind {
  readonly status: number;
  readonly logLevel: LogLevel;
  /** For the schema's `ErrorCode`: when a caller gets it and what to do. */
  readonly meaning: string;
}

/**
 * The closed set of error codes, each with its HTTP status and the level it is logged at.
 * Both translators (`to-graphql.ts`, `to-http.ts`) and the schema's `ErrorCode` (`error-code-type.ts`) read this table.
 */
export const ERROR_KINDS = {
  BAD_USER_INPUT: {
    status: 400,
    logLevel: 'info',
    meaning: 'Something that was sent is not as it has to be; `fields` names every field and what is wrong with it.',
  },
  QUERY_TOO_EXPENSIVE: {
    status: 400,
    logLevel: 'info',
    meaning: 'A GraphQL operation above one of the limits on its size: depth, aliases, cost and the like.',
  },
  UNAUTHENTICATED: {
    status: 401,
    logLevel: 'info',
    meaning: 'Nobody is signed in, or what was sent for it does not hold. Sign in.',
  },
  TOKEN_EXPIRED: {
    status: 401,
    logLevel: 'info',
    meaning: 'The access token has ended. Refresh the session and ask again.',
  },
  FORBIDDEN: {
    status: 403,
    logLevel: 'info',
    meaning: 'Whoever is signed in may not do this.',
  },
  NOT_FOUND: {
    status: 404,
    logLevel: 'info',
    meaning: 'What was asked for is not there, or no longer.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    logLevel: 'info',
    meaning: 'The address has no such method.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    logLevel: 'info',
    meaning: 'The request took too long to arrive. Send it again on a better line.',
  },
  CONFLICT: {
    status: 409,
    logLevel: 'info',
    meaning:
      'It does not go with how things stand now: the email has an account already, or what you want to change is over.',
  },
  KEY_REUSED: {
    status: 409,
    logLevel: 'info',
    meaning: 'The idempotency key was sent with another request before. Take a new key for a new request.',
  },
  OFFER_CHANGED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'Another offer has taken the place of the one that you mean; `details.offer` is the last one: its `id`, `madeBy` (which side), `price` per unit in rupees, `quantity`, `unit` and `validUntil`.',
  },
  OFFER_EXPIRED: {
    status: 409,
    logLevel: 'info',
    meaning: 'The time of the offer is over; `details.expiredAt` says since when.',
  },
  DEAL_CHANGED: {
    status: 409,
    logLevel: 'info',
    meaning:
      'Something newer was said in the deal than what you mean; `details.lastId` is the identifier of the last one. Look at it first.',
  },
  NOT_YOUR_TURN: {
    status: 409,
    logLevel: 'info',
    meaning: 'The other side has to answer first; `details.awaiting` says which one.',
  },
  QUANTITY_GONE: {
    status: 409,
    logLevel: 'info',
    meaning: 'There is less left than that; `details.remaining` is what is left, in `details.unit`.',
  },
  BID_TOO_LOW: {
    status: 409,
    logLevel: 'info',
    meaning: 'The price is below the least that is taken now; `details.leastAmount` is that, per unit in rupees.',
  },
  BELOW_OWN_MAX: {
    status: 409,
    logLevel: 'info',
    meaning:
      'You lead the auction, and your maximum is not above the one that you gave before; `details.yourMax` is that, per unit in rupees.',
  },
  AUCTION_ENDED: {
    status: 409,
    logLevel: 'info',
    meaning: 'The auction is over; `details.endedAt` says since when.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    logLevel: 'info',
    meaning: 'The request or a file in it is too large.',
  },
  UNSUPPORTED_MEDIA: {
    status: 415,
    logLevel: 'info',
    meaning: 'The kind of content or file is not one that is taken.',
  },
  RATE_LIMITED: {
    status: 429,
    logLevel: 'info',
    meaning: 'Too many of these in a short time; `retryAfter` says in how many seconds to try again.',
  },
  INTERNAL: {
    status: 500,
    logLevel: 'error',
    meaning: 'Something went wrong on our side; `reference` finds it in our log.',
  },
  UNCONFIRMED: {
    status: 500,
    logLevel: 'error',
    meaning:
      'The connection to our database broke off while this was being stored: it may be there or not. Look, or send it again with the same idempotency key.',
  },
  UNAVAILABLE: {
    status: 503,
    logLevel: 'warn',
    meaning: 'Not to be had at this moment; try again, after `retryAfter` seconds where it is given.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_KINDS;
