import { groupBy } from './group-by.js';
import type { Summary } from './summary.js';

export interface Removals {
  /** When the removal of a crop was first asked for by someone who may and was not refused; undefined where it never was. */
  begunAt(crop: string): number | undefined;
  /** When the removal was known to be done. */
  doneAt(crop: string): number | undefined;
  /** Whether one of these crops may have been removed, and its row with it. */
  mayBeGone(crops: Iterable<string>): boolean;
}

export function removalsOf(summary: Summary): Removals {
  const effective = summary.of('delete').filter(({ isWrong, outcome }) => !isWrong && outcome !== 'refused');
  const byCrop = groupBy(effective, ({ crop }) => crop);
  const begunAt = (crop: string) => byCrop.get(crop)?.reduce((least, { from }) => Math.min(least, from), Infinity);
  return {
    begunAt,
    doneAt(crop) {
      const done = byCrop.get(crop)?.reduce((least, { doneAt }) => Math.min(least, doneAt), Infinity);
      return done === Infinity ? undefined : done;
    },
    mayBeGone: (crops) => [...crops].some((crop) => begunAt(crop) !== undefined),
  };
}
