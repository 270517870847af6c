const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** How long a replay of the direct parent still gets the successor: two tabs, a lost answer. */
export const GRACE_MS = 20 * SECOND;
/** How long a refresh token may lie unused. */
export const IDLE_MS = 7 * DAY;
/** How long one sign-in lasts at most, however often it is used. */
export const ABSOLUTE_MS = 30 * DAY;
/** How many sign-ins one account may have at once; the oldest ends. */
export const MAX_FAMILIES = 10;
