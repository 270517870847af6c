/** Between these two the server's clock is ahead of this device's, in milliseconds. */
type Bounds = { least: number; most: number };

const REMEMBERED_MS = 5 * 60_000;

let known: (Bounds & { at: number }) | null = null;
const listeners = new Set<() => void>();

/**
 * Takes what an answer says about the server's clock. It was made between sending and receiving: the middle is off
 * by half the round trip at most. The answer that leaves the least room counts, until one contradicts it, because the
 * device's clock was set, or until it is five minutes old.
 *
 * @param serverTime the moment that the answer names, in milliseconds
 * @param sentAt `Date.now()` when the request left
 * @param receivedAt `Date.now()` when the answer's head came
 */
export function tookServerTime(serverTime: number, sentAt: number, receivedAt: number): void {
  const found = { least: serverTime - receivedAt, most: serverTime - sentAt };
  // A clock that was set while the request was under way.
  if (!(found.most >= found.least)) return;
  const isOld = known === null || Math.abs(receivedAt - known.at) > REMEMBERED_MS;
  if (!isOld && known) {
    const agrees = found.least <= known.most && known.least <= found.most;
    if (agrees && known.most - known.least <= found.most - found.least) return;
  }
  known = { ...found, at: receivedAt };
  for (const listener of listeners) listener();
}

/** Forgets what is known, since a device that slept may have another clock now; until the next answer the last offset holds. */
export function doubtServerTime(): void {
  if (known) known = { ...known, at: Number.NEGATIVE_INFINITY };
}

/** Now by the server's clock, in milliseconds since 1970; by the device's own until a first answer has come. */
export function serverNow(): number {
  return Date.now() + (known ? (known.least + known.most) / 2 : 0);
}

/** Calls back when the offset is another one. Returns how to stop. */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page is looked at again: perhaps after a sleep. Returns how to stop. */
export function watchForWaking(): () => void {
  const onChange = () => {
    if (!document.hidden) doubtServerTime();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
