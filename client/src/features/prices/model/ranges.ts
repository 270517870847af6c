import { dayInIndia } from '@/lib/dates';

/** How far back the plot goes, and what one of its points is of: so many that each can be read. */
export const RANGES = {
  '30d': { days: 30, interval: 'DAY' },
  '90d': { days: 90, interval: 'DAY' },
  '1y': { days: 365, interval: 'WEEK' },
  '5y': { days: 1826, interval: 'MONTH' },
} as const;

/** What one point of a plot is of. */
export type Interval = (typeof RANGES)[keyof typeof RANGES]['interval'];

/** The word of the address for the range. */
export const RANGE = 'range';

export type Range = keyof typeof RANGES;

export const RANGE_NAMES = Object.keys(RANGES) as Range[];

/** The range of an address; the shortest where it has none of ours. */
export const rangeOf = (asked: string | null): Range => RANGE_NAMES.find((range) => range === asked) ?? '30d';

/** The first day of a range that ends today. */
export const firstDayOf = (range: Range, now: number): string => dayInIndia(now, -RANGES[range].days);
