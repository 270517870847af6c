import type { MessageId } from '@/i18n/message-id';

/** A question that got no answer. `code` is the server's (`RATE_LIMITED`), null where it gave none. */
export class ChatFailure extends Error {
  constructor(
    readonly code: string | null,
    options?: ErrorOptions,
  ) {
    super(`The advisor did not answer (${code ?? 'no answer'}).`, options);
  }
}

/**
 * Whether asking over GraphQL can help after the stream failed. A wrong question is refused there as well, and so is a
 * caller above the limit.
 */
export function worthAskingAgain(error: unknown): boolean {
  const code = error instanceof ChatFailure ? error.code : null;
  return code !== 'BAD_USER_INPUT' && code !== 'RATE_LIMITED';
}

const FAILURE_REASONS = [
  'advisor.failed.tooMany',
  'advisor.failed.refused',
  'advisor.failed.other',
  'advisor.failed.offline',
] as const satisfies readonly MessageId[];

/** Id of the text that stands below the apology (spec §8 has none, but a reader should know what to do). */
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** True for a reason that still has a text: one kept in the browser can be older than the site. */
export function isFailureReason(text: string | null | undefined): text is FailureReason {
  return FAILURE_REASONS.some((reason) => reason === text);
}

/** Why there is no answer, from the server's code. */
export function reasonFor(code: string | null, isOnline: boolean): FailureReason {
  if (code === 'RATE_LIMITED') return 'advisor.failed.tooMany';
  if (code === 'BAD_USER_INPUT') return 'advisor.failed.refused';
  return isOnline ? 'advisor.failed.other' : 'advisor.failed.offline';
}
