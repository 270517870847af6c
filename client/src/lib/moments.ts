import { formatDate, INDIA_OFFSET_MS } from './dates';
import type { Language } from './language';

const hindiDayparts = [
  { from: 20, name: 'रात' },
  { from: 16, name: 'शाम' },
  { from: 12, name: 'दोपहर' },
  { from: 4, name: 'सुबह' },
  { from: 0, name: 'रात' },
] as const;

/**
 * `24 Nov 2026, 3:40 pm` / `24 नव 2026, दोपहर 3:40`: a moment by India's clock, as people say it.
 *
 * @returns an empty string when the value is no timestamp
 */
export function formatMoment(value: string | null | undefined, language: Language): string {
  const date = new Date(Date.parse(value ?? '') + INDIA_OFFSET_MS);
  if (Number.isNaN(date.getTime())) return '';
  const hour = date.getUTCHours();
  const time = `${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')}`;
  const daypart = hindiDayparts.find(({ from }) => hour >= from)?.name;
  const said = language === 'hi' ? `${daypart} ${time}` : `${time} ${hour < 12 ? 'am' : 'pm'}`;
  return `${formatDate(value, language)}, ${said}`;
}

/** A moment by India's clock as a field for day and time takes it, `2026-04-13T18:30`; empty where it is none. */
export function localInIndia(value: string | null | undefined): string {
  const moment = Date.parse(value ?? '');
  return Number.isNaN(moment) ? '' : new Date(moment + INDIA_OFFSET_MS).toISOString().slice(0, 16);
}

/** The moment that such a field names. */
export const momentOfIndia = (local: string): string => new Date(`${local}:00+05:30`).toISOString();
