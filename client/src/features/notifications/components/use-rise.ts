import { useState } from 'react';

/** By how much a number that is asked for again and again has last grown; 0 until it grows, and again once it falls. */
export function useRise(count: number | null): number {
  const [seen, setSeen] = useState({ count, rise: 0 });
  if (count !== seen.count) {
    setSeen({ count, rise: seen.count === null || count === null ? 0 : Math.max(0, count - seen.count) });
  }
  return seen.rise;
}
