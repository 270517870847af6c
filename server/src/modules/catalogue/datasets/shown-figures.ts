/*
 * The specification shows these figures as texts; a program wants the numbers. What is written in another way, in rows that
 * an operator imported, has none: null.
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** India is five and a half hours ahead of UTC, all year. */
const INDIA_AHEAD_MINUTES = 330;
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** The numbers in a text, in their order: `"5-7 days"` has 5 and 7, `"10,000 MT"` has 10000. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([digits]) => Number(digits.replaceAll(',', '')));
}

/** `"+2.3%"` as 2.3, `"-0.4%"` as -0.4. */
export function percentOf(text: string): number | null {
  const found = /^([+\-−]?)\s*(\d+(?:\.\d+)?)\s*%$/.exec(text.trim());
  if (!found) return null;
  const size = Number(found[2]);
  return found[1] === '' || found[1] === '+' ? size : -size;
}

/** The moment that `"21 Nov 2026, 6:00 AM"` is in India. */
export function indianMomentOf(text: string): Date | null {
  const found = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4}), (\d{1,2}):(\d{2}) ([AP])M$/i.exec(text.trim());
  if (!found) return null;
  const [day, year, hour, minute] = [found[1], found[3], found[4], found[5]].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const month = MONTHS.indexOf((found[2] ?? '').toLowerCase());
  const days = month < 0 ? 0 : new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  if (day < 1 || day > days || hour < 1 || hour > 12 || minute > 59) return null;
  const hour24 = (hour % 12) + (found[6]?.toUpperCase() === 'P' ? 12 : 0);
  return new Date(Date.UTC(year, month, day, hour24, minute - INDIA_AHEAD_MINUTES));
}
