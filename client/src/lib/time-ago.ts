const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, as people say it. */
export type TimeAgo = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number };

/** Whole days, hours or minutes, whichever is the largest; below one minute, and where the clocks differ, just now. */
export function timeAgo(moment: string, now: number): TimeAgo {
  const past = now - Date.parse(moment);
  if (!(past >= MINUTE_MS)) return { unit: 'now', count: 0 };
  if (past < HOUR_MS) return { unit: 'minutes', count: Math.floor(past / MINUTE_MS) };
  if (past < DAY_MS) return { unit: 'hours', count: Math.floor(past / HOUR_MS) };
  return { unit: 'days', count: Math.floor(past / DAY_MS) };
}
