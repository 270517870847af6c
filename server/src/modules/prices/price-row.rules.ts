import { isCalendarDay } from '../../platform/calendar-day.js';
import type { PriceNames, PriceRow } from './import/price-source.js';

/** Rupees a quintal: what is outside was typed wrongly, or is for another unit. */
export const LEAST_RUPEES = 50;
export const GREATEST_RUPEES = 500_000;

/** What a source says of one market and day, before anything is checked. Prices are in rupees a quintal, as texts or numbers. */
export interface RawPrice {
  readonly names: PriceNames;
  readonly day: string;
  readonly least: unknown;
  readonly modal: unknown;
  readonly greatest: unknown;
  readonly arrivals?: unknown;
}

const INDIAN_DAY = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

/** Days that were read before: a file has the same few on all its rows. Longer texts have a time, and each its own. */
const KNOWN_DAYS = new Map<string, string>();
const LONGEST_KNOWN = 'DD/MM/YYYY'.length;

/** `21/11/2026`, `21-11-2026` and `2026-11-21` as `YYYY-MM-DD`; undefined where it is none. */
export function readDay(text: string): string | undefined {
  const known = KNOWN_DAYS.get(text);
  if (known !== undefined) return known;
  const [, day = '', month = '', year] = INDIAN_DAY.exec(text) ?? [];
  const iso = year === undefined ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDay(iso)) return undefined;
  if (text.length <= LONGEST_KNOWN) KNOWN_DAYS.set(text, iso);
  return iso;
}

const NUMBER = /^\s*\d[\d,]*(\.\d+)?\s*$/;

/** `1,600.50` as a number; undefined for `NA`, nothing and what is no number. */
function readNumber(value: unknown): number | undefined {
  const text = String(value ?? '');
  if (!NUMBER.test(text)) return undefined;
  return Number(text.includes(',') ? text.replaceAll(',', '') : text);
}

/** A price in paise; undefined also for 0. */
const readPaise = (value: unknown): number | undefined => Math.round((readNumber(value) ?? 0) * 100) || undefined;

/** A row with its prices checked, or why it is refused. `today` is the day in India. */
export function checkPrice(raw: RawPrice, today: string): PriceRow | string {
  const day = readDay(raw.day.trim());
  if (day === undefined) return 'the day cannot be read';
  if (day > today) return 'the day has not come yet';
  const [least, modal, greatest] = [readPaise(raw.least), readPaise(raw.modal), readPaise(raw.greatest)];
  if (least === undefined || modal === undefined || greatest === undefined) return 'a price is missing';
  if (least < LEAST_RUPEES * 100 || greatest > GREATEST_RUPEES * 100)
    return 'a price is below ₹50 or above ₹5 lakh a quintal';
  if (least > modal || modal > greatest) return 'the modal price is not between the least and the greatest';
  return { names: raw.names, day, least, modal, greatest, arrivals: readNumber(raw.arrivals) ?? null };
}
