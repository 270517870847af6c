const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** What the countdown starts at on every visit (spec §9, X-49). */
export const COUNTDOWN_MS = 30 * DAY_MS;

/** What is left in the parts that are shown. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Splits a span; what is over shows zeros. */
export function timeLeft(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND_MS));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}
