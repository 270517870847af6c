import { formatDate } from '@/lib/dates';
import type { Language } from '@/lib/language';

/** `05 Mar` / `05 मार्च`: a day of which the year is known. */
export const formatDayOfMonth = (day: string, language: Language): string =>
  formatDate(day, language).slice(0, -' 2026'.length);
