import type { Language } from './language';

const months: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जन', 'फ़र', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
};

/** India has one time zone and no summer time; timestamps are shown in it wherever the reader sits. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in India at a moment, or so many days later: `2026-04-13`, as a date field takes it. */
export function dayInIndia(moment: number, daysLater = 0): string {
  return new Date(moment + INDIA_OFFSET_MS + daysLater * DAY_MS).toISOString().slice(0, 10);
}

/**
 * `05 Mar 2026` / `05 मार्च 2026`.
 *
 * @param value a calendar date `YYYY-MM-DD`, or a timestamp (shown as the day it is in India)
 * @returns an empty string when the value is no date, so that a page shows its own "not given"
 */
export function formatDate(value: string | null | undefined, language: Language): string {
  if (!value) return '';
  const calendar = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  const date = calendar ? new Date(`${value}T00:00:00Z`) : new Date(Date.parse(value) + INDIA_OFFSET_MS);
  if (Number.isNaN(date.getTime())) return '';
  const day = String(date.getUTCDate()).padStart(2, '0');
  return `${day} ${months[language][date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `05 Mar` / `05 मार्च`, where the year is plain; an empty string where `formatDate` has one. */
export function dayAndMonth(value: string | null | undefined, language: Language): string {
  return formatDate(value, language).slice(0, -' 2026'.length);
}

/** `Mar 2026` / `मार्च 2026` of a month `YYYY-MM`, or of a day in it; empty where it is none. */
export function formatMonth(value: string, language: Language): string {
  return formatDate(`${value.slice(0, 7)}-01`, language).slice('01 '.length);
}
