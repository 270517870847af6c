import { formatDate, formatMonth } from '@/lib/dates';
import type { Language } from '@/lib/language';
import { formatDayOfMonth } from './days';
import type { Interval } from './ranges';

/** What one point of a plot is of. */
export const dayName = (day: string, interval: Interval, language: Language): string =>
  interval === 'MONTH' ? formatMonth(day, language) : formatDate(day, language);

/** A day of a plot's axis. */
export const axisDay = (day: string, interval: Interval, language: Language): string =>
  interval === 'DAY' ? formatDayOfMonth(day, language) : formatMonth(day, language);
