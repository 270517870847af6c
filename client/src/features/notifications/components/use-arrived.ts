import { useState } from 'react';

/** Rows that came on top of a list, newest first, since it was last shown; none with its first answer. */
export function useArrived<Row extends { id: string }>(rows: readonly Row[] | undefined): readonly Row[] {
  const [seen, setSeen] = useState<{ top: string | null; arrived: readonly Row[] } | null>(null);
  const top = rows?.[0]?.id ?? null;
  if (rows && top !== seen?.top) {
    const before = seen && rows.findIndex(({ id }) => id === seen.top);
    // An empty list had no top; one that begins again has lost it.
    const arrived = before === null ? [] : before === -1 ? rows : rows.slice(0, before);
    setSeen({ top, arrived });
  }
  return seen?.arrived ?? [];
}
