import { median } from './statistics.mjs';

/** A market a hundred times as large… */
export const SMALL = 10_000;
export const LARGE = 1_000_000;
/** …costs this much more at most, in CPU, and answers that many times less. */
const MOST = 2;

/** A job at one size: CPU milliseconds of server and database for an answer, and answers a second; medians of its rounds. */
export function pointOf(rounds) {
  return {
    cpuMs: median(rounds.map(({ cpuPerThousand, databaseCpuPerThousand }) => cpuPerThousand + databaseCpuPerThousand)),
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  };
}

/**
 * What a job costs at a million crops beside ten thousand. Undefined where one of the two was not measured. `points` are those of
 * `pointOf` by size.
 */
export function judgeGrowth(points) {
  const [small, large] = [points.get(SMALL), points.get(LARGE)];
  if (!small || !large) return undefined;
  const cpu = large.cpuMs / small.cpuMs;
  const throughput = large.perSecond / small.perSecond;
  return { cpu, throughput, passes: cpu <= MOST && throughput >= 1 / MOST };
}
