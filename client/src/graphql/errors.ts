import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** The server's closed set of codes that the client acts on. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'TOKEN_EXPIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'OFFER_CHANGED'
  | 'OFFER_EXPIRED'
  | 'NOT_YOUR_TURN'
  | 'QUANTITY_GONE'
  | 'BID_TOO_LOW'
  | 'BELOW_OWN_MAX'
  | 'AUCTION_ENDED'
  | (string & {});

/** One field that the server refused: `{ field: 'email', message: '…' }`. */
export type FieldError = { field: string; message: string };

function firstOf(error: unknown) {
  return CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
}

/** The server's code for a failed operation; null for a failure on the way (no network, no answer). */
export function errorCode(error: unknown): ErrorCode | null {
  const code = firstOf(error)?.extensions?.code;
  if (typeof code === 'string') return code;
  return ServerError.is(error) && error.statusCode === 401 ? 'UNAUTHENTICATED' : null;
}

/** Whether the server no longer takes the token that was sent: a fresh one may help. */
export function isTokenRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'TOKEN_EXPIRED' || code === 'UNAUTHENTICATED';
}

/** How many seconds the server asks to wait before the next try; null when it does not say. */
export function retryAfterSeconds(error: unknown): number | null {
  const seconds = ServerError.is(error)
    ? Number(error.response.headers.get('retry-after') ?? Number.NaN)
    : firstOf(error)?.extensions?.retryAfter;
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : null;
}

/**
 * The server's own message, or null when it sent none, so that the caller prints the fallback of spec §8.
 * A failure on the way has a technical message that helps no reader: null as well.
 */
export function serverMessage(error: unknown): string | null {
  return firstOf(error)?.message || null;
}

/** The refused fields of `extensions.fields`, to be shown beside their inputs. Empty when there are none. */
export function fieldErrors(error: unknown): FieldError[] {
  const fields = firstOf(error)?.extensions?.fields;
  if (!Array.isArray(fields)) return [];
  return fields.filter(
    (entry): entry is FieldError => typeof entry?.field === 'string' && typeof entry?.message === 'string',
  );
}

/** What the server says beside the code, by the code's own names (`extensions.details`); empty when it says nothing. */
export function errorDetails(error: unknown): Readonly<Record<string, unknown>> {
  const details = firstOf(error)?.extensions?.details;
  return typeof details === 'object' && details !== null ? { ...details } : {};
}
