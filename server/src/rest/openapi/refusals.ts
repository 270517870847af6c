import { ERROR_KINDS } from '../../platform/errors/codes.js';
import type { Contract, Refusal } from '../contract.js';
import type { Json } from './json-schema.js';

/** What any operation may answer. */
const ALWAYS: readonly Refusal[] = [
  { code: 'BAD_USER_INPUT', message: 'This is not known here.', fields: ['stat'] },
  { code: 'TOKEN_EXPIRED', message: 'The access token has expired. Refresh the session and try again.' },
  { code: 'UNAUTHENTICATED', message: 'The access token is not valid. Please log in again.' },
  { code: 'RATE_LIMITED', message: 'Too many requests. Please try again in a minute.' },
  { code: 'INTERNAL', message: 'Something went wrong on our side. Reference: 5f0c6f0e-8b1f-4f0c-9b1e-2f6d2a1c9d10' },
  { code: 'UNAVAILABLE', message: 'We cannot reach our database at the moment. Please try again shortly.' },
];

/** What any body may be refused with before it is looked into. */
const OF_BODIES: readonly Refusal[] = [
  { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' },
  { code: 'REQUEST_TIMEOUT', message: 'The request took too long to arrive.' },
  { code: 'UNSUPPORTED_MEDIA', message: 'Send JSON.' },
];

/** What a request with an idempotency key may be refused with. */
const OF_KEYS: readonly Refusal[] = [
  {
    code: 'KEY_REUSED',
    message: 'This idempotency key was used for another request. Take a new key for a new request.',
    fields: ['idempotencyKey'],
  },
];

/** What any operation that writes may come to. */
const OF_WRITES: readonly Refusal[] = [
  {
    code: 'UNCONFIRMED',
    message: 'We could not confirm that this was stored. Please look whether it is there before you send it again.',
  },
];

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'Something in the request is wrong; `errors` names the fields.',
  401: 'Nobody is signed in, or what was sent to sign in is not right.',
  403: 'Whoever is signed in may not do this.',
  404: 'There is no such thing.',
  408: 'The body came too slowly.',
  409: 'It was so, but no longer is, or is already.',
  413: 'The body is too large.',
  415: 'The body is of a kind that is not taken.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  500: 'A fault of ours; the message has a reference to tell us.',
  503: 'Not at the moment; `Retry-After` says when to try again.',
};

/** What every answer has that was counted against a limit: all but those to the machine that the server runs on. */
export const COUNTED = {
  'RateLimit-Policy': {
    description: 'The limit that is nearest: its name, how many there may be, in how many seconds.',
    schema: { type: 'string', examples: ['"guestRequests";q=300;w=60'] },
  },
  RateLimit: {
    description: 'What is left of it, and for how many seconds.',
    schema: { type: 'string', examples: ['"guestRequests";r=299;t=60'] },
  },
};
const CHALLENGE = {
  'WWW-Authenticate': {
    description: 'How to sign in, and why the token that was sent does not hold (RFC 6750).',
    schema: { type: 'string', examples: ['Bearer realm="annapath"'] },
  },
};
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', examples: [30] } } };

const bodyOf = ({ code, message, fields, details }: Refusal): Json => ({
  success: false,
  message,
  code,
  ...(fields ? { errors: fields.map((field) => ({ field, message })) } : {}),
  ...(details ? { details } : {}),
});

const statusOf = ({ code }: Refusal): number => ERROR_KINDS[code].status;

/** One named example for each refusal; the first of a code has the code's name. */
function examplesOf(refusals: readonly Refusal[]): Json {
  const examples: Record<string, Json> = {};
  for (const refusal of refusals) {
    const again = Object.keys(examples).filter((name) => name.startsWith(refusal.code)).length;
    examples[again === 0 ? refusal.code : `${refusal.code}_${again + 1}`] = { value: bodyOf(refusal) };
  }
  return examples;
}

/** The refusals of an operation as OpenAPI responses, by status. */
export function refusalResponses(
  { method, body, refusals, takesKey }: Contract,
  errorSchema: Json,
): Record<string, Json> {
  const all = [
    ...refusals,
    ...(takesKey ? OF_KEYS : []),
    ...ALWAYS,
    ...(body ? OF_BODIES : []),
    ...(method === 'get' ? [] : OF_WRITES),
  ];
  const statuses = [...new Set(all.map(statusOf))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: MEANINGS[status] ?? 'Refused.',
        headers: {
          ...COUNTED,
          ...(status === 401 ? CHALLENGE : {}),
          ...(status === 429 || status === 503 ? RETRY_AFTER : {}),
        },
        content: {
          'application/json': {
            schema: errorSchema,
            examples: examplesOf(all.filter((refusal) => statusOf(refusal) === status)),
          },
        },
      },
    ]),
  );
}
