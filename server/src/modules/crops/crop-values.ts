import { isCalendarDay } from '../../platform/calendar-day.js';
import type { FieldProblem } from '../../platform/errors/app-error.js';
import { MAX_PAISE, type Paise, toPaise } from '../../platform/money.js';
import { cleanText } from '../../platform/text.js';

const MAX_QUANTITY = 100_000_000;
const LONGEST_LIST = 20;
const LONGEST_ITEM = 100;
const DAY_MS = 86_400_000;

/** Nothing entered: missing, empty, or nothing but space (AC-266). */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Reads one word of a closed set; where it is blank and there is a default, the default. */
export function choice<T extends string>(
  value: unknown,
  field: string,
  options: Readonly<Record<string, T>>,
  problems: FieldProblem[],
  fallback?: T,
): T {
  const words = Object.values(options);
  if (isBlank(value) && fallback !== undefined) return fallback;
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  const found = words.find((word) => word.toLowerCase() === wanted);
  if (found === undefined) problems.push({ field, message: `Choose one of: ${words.join(', ')}.` });
  return found ?? (words[0] as T);
}

/** Reads a price in rupees; 0 paise where it is none, with the problem noted. */
export function price(value: unknown, field: string, label: string, problems: FieldProblem[]): Paise {
  const paise = toPaise(value);
  if (paise === undefined) {
    const crores = MAX_PAISE / 100 / 10_000_000;
    problems.push({
      field,
      message: `${label} must be a number above 0, at most ₹${crores} crore, with at most two decimals.`,
    });
  }
  return paise ?? 0;
}

/** Reads a quantity: above zero, at most 10 crore, at most three decimals (security.md N4). */
export function quantity(value: unknown, field: string, problems: FieldProblem[]): number {
  const fits =
    typeof value === 'number' &&
    value >= 0.001 &&
    value <= MAX_QUANTITY &&
    Math.abs(Math.round(value * 1000) / 1000 - value) < 1e-9;
  if (fits) return value;
  problems.push({ field, message: 'Quantity must be a number above 0 with at most three decimals.' });
  return 0;
}

/** Reads an optional calendar day between a year ago and two years ahead (security.md N5). */
export function day(value: unknown, field: string, label: string, now: Date, problems: FieldProblem[]): string | null {
  if (isBlank(value)) return null;
  const text = typeof value === 'string' ? value.trim() : '';
  if (!isCalendarDay(text)) {
    problems.push({ field, message: `${label} must be a day of the calendar, written YYYY-MM-DD.` });
    return null;
  }
  const days = (Date.parse(`${text}T00:00:00Z`) - now.getTime()) / DAY_MS;
  if (days < -367 || days > 2 * 366) {
    problems.push({ field, message: `${label} must lie between a year ago and two years ahead.` });
    return null;
  }
  return text;
}

/** Reads a list of short texts; blank items are left out. */
export function texts(value: unknown, field: string, label: string, problems: FieldProblem[]): string[] {
  if (isBlank(value)) return [];
  if (!Array.isArray(value) || value.length > LONGEST_LIST) {
    problems.push({ field, message: `${label} must be a list of at most ${LONGEST_LIST} entries.` });
    return [];
  }
  return value
    .map((item: unknown) => cleanText(item, { field, label, max: LONGEST_ITEM, optional: true }, problems))
    .filter((item) => item !== '');
}

/** Reads yes or no; blank is no. */
export function yesNo(value: unknown, field: string, label: string, problems: FieldProblem[]): boolean {
  if (isBlank(value)) return false;
  if (typeof value !== 'boolean') problems.push({ field, message: `${label} must be true or false.` });
  return value === true;
}
