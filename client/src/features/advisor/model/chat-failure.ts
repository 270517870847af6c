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

/** Id of the text that stands below the apology (spec §8 has none, but a reader should know what to do). */
export function reasonFor(code: string | null, isOnline: boolean): string {
  if (code === 'RATE_LIMITED') return 'advisor.failed.tooMany';
  if (code === 'BAD_USER_INPUT') return 'advisor.failed.refused';
  return isOnline ? 'advisor.failed.other' : 'advisor.failed.offline';
}
