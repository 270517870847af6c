import { z } from 'zod';

/** A day of the calendar, written YYYY-MM-DD: no 31 February, and nothing beside the day. */
export const calendarDay = z.iso.date();

/** Whether a value is the text of a day of the calendar. */
export const isCalendarDay = (value: unknown): value is string => calendarDay.safeParse(value).success;

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
