/** The lock that all tabs of this site share while one of them renews the token. */
const LOCK_NAME = 'annapath-session';

/**
 * Runs `work` while no other tab runs its own. Two tabs that send the same refresh token at once would look like theft
 * to the server. Browsers without Web Locks go ahead; the server's grace window covers them.
 */
export function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? (locks.request(LOCK_NAME, work) as Promise<T>) : work();
}
