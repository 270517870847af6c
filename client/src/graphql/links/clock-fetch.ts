import { tookServerTime } from '@/lib/server-clock';

let send: typeof fetch = (input, init) => fetch(input, init);

/** From now on everything that is asked goes through this (features/offline), which is fetched when the page is idle. */
export function sendThrough(other: typeof fetch): void {
  send = other;
}

/** `fetch` that looks at the moment which each answer of ours names. */
export const clockFetch: typeof fetch = async (input, init) => {
  const sentAt = Date.now();
  const response = await send(input, init);
  const named = Date.parse(response.headers.get('x-server-time') ?? '');
  if (!Number.isNaN(named)) tookServerTime(named, sentAt, Date.now());
  return response;
};
