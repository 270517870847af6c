import { median } from './statistics.mjs';

/** A machine that was busy elsewhere is asked again. */
export const TRIES = 3;

/** The dearest of the hard terms may cost the database this many first pages; the aim is half of it. */
const DEAREST_SEARCH = 30;

/** Whether a job's CPU, as the median of each round's own ratio to the baseline's, is within its gate. */
export function judgeJob(gate, rounds) {
  const seen = median(rounds.map(({ ours, baseline }) => ours.cpuPerThousand / baseline.cpuPerThousand));
  return { seen, gate, passes: seen <= gate };
}

/** Whether the dearest of these `{ term, cost }` is within its gate; costs in the unit of `firstPage`. */
export function judgeSearch(firstPage, terms) {
  const dearest = terms.reduce((most, one) => (one.cost > most.cost ? one : most));
  const seen = dearest.cost / firstPage;
  return { seen, gate: DEAREST_SEARCH, passes: seen <= DEAREST_SEARCH, note: ` (“${dearest.term}”)` };
}
