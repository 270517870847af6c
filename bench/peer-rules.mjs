import { median } from './statistics.mjs';

/** What rounds of us and a peer say about a job: medians, how far the rounds lie apart, and whether the bar is held. */
export function compare(job, rounds, bar) {
  const ratios = rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond);
  const throughput = median(ratios);
  return {
    job,
    bar,
    throughput,
    cpu: median(rounds.map(({ ours, theirs }) => ours.cpuPerThousand / theirs.cpuPerThousand)),
    ours: median(rounds.map(({ ours }) => ours.perSecond)),
    theirs: median(rounds.map(({ theirs }) => theirs.perSecond)),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    isHeld: bar === undefined || throughput >= bar,
  };
}
