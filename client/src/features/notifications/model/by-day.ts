import { dayInIndia } from '@/lib/dates';

/** What came on one calendar day in India, `2026-04-13`. */
export type Day<Row> = { day: string; rows: readonly Row[] };

/** Rows in their order, day by day. */
export function byDay<Row extends { createdAt: string }>(rows: readonly Row[]): readonly Day<Row>[] {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const day = dayInIndia(Date.parse(row.createdAt));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, its]) => ({ day, rows: its }));
}

/** Which word a day has; null where it is said by its date. */
export function dayWord(day: string, now: number): 'today' | 'yesterday' | null {
  if (day === dayInIndia(now)) return 'today';
  return day === dayInIndia(now, -1) ? 'yesterday' : null;
}
