import { setTimeout as delay } from 'node:timers/promises';
import { RateLimitError } from 'openai';

const SECOND_MS = 1_000;

/** How long a server that is asked too often wants to be left alone, in milliseconds; undefined where it says nothing. */
function waitAskedBy(error: unknown): number | undefined {
  const told = error instanceof RateLimitError ? error.headers.get('retry-after') : null;
  if (told === null) return undefined;
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / SECOND_MS;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds * SECOND_MS);
}

/**
 * Makes a call; where the server refuses it with 429 and says when to come again (`Retry-After`), makes it once more then, if
 * that is before the deadline. `deadline` is a moment of `performance.now()`. Throws what the call throws.
 */
export async function onceMoreAfter<Answer>(
  call: () => Promise<Answer>,
  deadline: number,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const wait = waitAskedBy(error);
    if (wait === undefined || performance.now() + wait >= deadline) throw error;
    await delay(wait, undefined, { signal });
    return call();
  }
}
