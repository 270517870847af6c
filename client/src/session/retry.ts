import { retryAfterSeconds } from '@/graphql/errors';

/** Milliseconds between the tries of one renewal. */
const DELAYS = [1_000, 2_000, 4_000];
/** The longest wait, also if the server asks for more: the next renewal waits anew. */
const LONGEST_WAIT = 30_000;

/** Waits, at most until the browser finds its network again. */
export function waitForNetwork(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}

/**
 * Does work that may fail on the way up to four times, with longer and longer waits between the tries, or as long as the
 * server asks for. The waits vary, so that a server that comes back is not asked by everybody at the same moment.
 * Throws what the last try threw.
 *
 * @param isWorthIt whether trying again may help; always where nothing is said
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  isWorthIt: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (const delay of DELAYS) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error)) throw error;
      const varied = delay * (0.75 + Math.random() / 2);
      await waitForNetwork(Math.min(Math.max(varied, (retryAfterSeconds(error) ?? 0) * 1_000), LONGEST_WAIT));
    }
  }
  return work();
}
