const MINUTE_MS = 60_000;

/** How long until a moment, as people say it. */
export type TimeLeft = { unit: 'hours' | 'minutes'; count: number };

/** Whole hours, below one hour whole minutes, at least one; null when the moment has passed or is none. */
export function timeLeft(until: string, now: number): TimeLeft | null {
  const minutes = (Date.parse(until) - now) / MINUTE_MS;
  if (!(minutes > 0)) return null;
  if (minutes >= 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(minutes)) };
}
