const MINUTE_MS = 60_000;

/** How long until a moment, as people say it. */
export type TimeLeft = { unit: 'days' | 'hours' | 'minutes'; count: number };

/** From here on hours are left out. */
const MANY_HOURS = 72;

/** Whole days from three days on, whole hours, below one hour whole minutes, at least one; null when the moment has passed or is none. */
export function timeLeft(until: string, now: number): TimeLeft | null {
  const minutes = (Date.parse(until) - now) / MINUTE_MS;
  if (!(minutes > 0)) return null;
  if (minutes >= MANY_HOURS * 60) return { unit: 'days', count: Math.floor(minutes / 60 / 24) };
  if (minutes >= 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(minutes)) };
}
