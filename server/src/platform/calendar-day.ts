import { z } from 'zod';
import type { Language } from './messages.js';

/** A day of the calendar, written YYYY-MM-DD: no 31 February, and nothing beside the day. */
export const calendarDay = z.iso.date();

/** Whether a value is the text of a day of the calendar. */
export const isCalendarDay = (value: unknown): value is string => calendarDay.safeParse(value).success;

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** India has one time zone and no summer time. */
const INDIA_IS_AHEAD_MS = 5.5 * 60 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The calendar day in India at a moment, or so many days later, `YYYY-MM-DD`. */
export const dayInIndia = (moment: Date, daysLater = 0): string =>
  dayOf(new Date(moment.getTime() + INDIA_IS_AHEAD_MS + daysLater * DAY_MS));

/** A day for a sentence: `23 November`, `23 नवंबर`. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The first moment of a calendar day in India. */
export const startOfDayInIndia = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_IS_AHEAD_MS);

/** The first moment after a calendar day in India. */
export const endOfDayInIndia = (day: string): Date => new Date(startOfDayInIndia(day).getTime() + DAY_MS);

/** How long after midnight in India a moment is, in milliseconds. */
export const timeOfDayInIndia = (moment: Date): number => (moment.getTime() + INDIA_IS_AHEAD_MS) % DAY_MS;
