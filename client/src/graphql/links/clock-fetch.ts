import { tookServerTime } from '@/lib/server-clock';

/** `fetch` that looks at the moment which each answer of ours names. */
export const clockFetch: typeof fetch = async (input, init) => {
  const sentAt = Date.now();
  const response = await fetch(input, init);
  const named = Date.parse(response.headers.get('x-server-time') ?? '');
  if (!Number.isNaN(named)) tookServerTime(named, sentAt, Date.now());
  return response;
};
