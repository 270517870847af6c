import type { Language } from './language';

const months: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जन', 'फ़र', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
};

/** India has one time zone and no summer time; timestamps are shown in it wherever the reader sits. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

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
