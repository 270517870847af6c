import { timeOfDayInIndia } from '../../platform/calendar-day.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** No mails from nine in the evening to seven in the morning. */
const QUIET_FROM_MS = 21 * HOUR_MS;
const QUIET_TO_MS = 7 * HOUR_MS;
/** A warning that would fall into those hours goes so long before they begin. */
const BEFORE_QUIET_MS = HOUR_MS / 4;

/** Whether the moment lies in the quiet hours of India. */
export function isQuiet(moment: Date): boolean {
  const time = timeOfDayInIndia(moment);
  return time >= QUIET_FROM_MS || time < QUIET_TO_MS;
}

/** The first moment from then on at which mails may be sent. */
export function afterQuiet(moment: Date): Date {
  if (!isQuiet(moment)) return moment;
  const time = timeOfDayInIndia(moment);
  const wait = time < QUIET_TO_MS ? QUIET_TO_MS - time : DAY_MS - time + QUIET_TO_MS;
  return new Date(moment.getTime() + wait);
}

/** When a warning goes that is due then: a quarter of an hour before the quiet hours where it would fall into them. */
export function warningMoment(moment: Date): Date {
  if (!isQuiet(moment)) return moment;
  const time = timeOfDayInIndia(moment);
  const sinceQuiet = time >= QUIET_FROM_MS ? time - QUIET_FROM_MS : time + DAY_MS - QUIET_FROM_MS;
  return new Date(moment.getTime() - sinceQuiet - BEFORE_QUIET_MS);
}

/** The longest by which `warningMoment` may go ahead. */
export const LONGEST_AHEAD_MS = DAY_MS - QUIET_FROM_MS + QUIET_TO_MS + BEFORE_QUIET_MS;
