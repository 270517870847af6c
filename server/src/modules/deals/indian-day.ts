const DAY_MS = 24 * 60 * 60 * 1_000;

/** When a day, `YYYY-MM-DD`, begins in India. */
export const startOfIndianDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** When a day is over in India. */
export const endOfIndianDay = (day: string): Date => new Date(startOfIndianDay(day).getTime() + DAY_MS);
