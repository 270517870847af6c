import { markdownTable } from './markdown.mjs';
import { median } from './statistics.mjs';

const fixed = (value, digits = 2) => value.toFixed(digits);
const megabytes = (bytes) => `${Math.round(bytes / 1_048_576)} MB`;

function row({ job, rounds }) {
  const of = (side, figure) => median(rounds.map((one) => one[side][figure]));
  const ratio = (figure) => median(rounds.map(({ ours, baseline }) => ours[figure] / baseline[figure]));
  const [throughputBar, cpuBar] = job.bars;
  return {
    job: job.name,
    throughput: fixed(ratio('perSecond')),
    bar: throughputBar === undefined ? '' : `≥ ${fixed(throughputBar)}`,
    CPU: fixed(ratio('cpuPerThousand')),
    'bar ': cpuBar === undefined ? '' : `≤ ${fixed(cpuBar)}`,
    'our CPU s/1000': fixed(of('ours', 'cpuPerThousand'), 3),
    'baseline CPU s/1000': fixed(of('baseline', 'cpuPerThousand'), 3),
    'ours /s': fixed(of('ours', 'perSecond'), 0),
    'baseline /s': fixed(of('baseline', 'perSecond'), 0),
    'our memory': megabytes(rounds.at(-1).ours.rssBytes),
    'baseline memory': megabytes(rounds.at(-1).baseline.rssBytes),
  };
}

/** Prints the medians of the rounds as a Markdown table; ratios are medians of each round's own ratio. */
export function printResults(results) {
  const rows = results.map(row);
  const names = Object.keys(rows[0] ?? {});
  console.log(
    `\n${markdownTable(
      names,
      rows.map((one) => names.map((name) => one[name])),
    )}`,
  );
}

/** What is less than this share of every job is not worth a line. */
const SMALLEST_SHARE = 0.02;

/** Prints where the CPU time of our server went in each job, the largest part first, as the table of README.md. */
export function printProfiles(results) {
  const parts = [...new Set(results.flatMap(({ shares }) => Object.keys(shares)))];
  const largest = (part) => Math.max(...results.map(({ shares }) => shares[part] ?? 0));
  const shown = parts.filter((part) => largest(part) >= SMALLEST_SHARE).sort((a, b) => largest(b) - largest(a));
  const rows = shown.map((part) => [
    part,
    ...results.map(({ shares }) => `${Math.round((shares[part] ?? 0) * 100)} %`),
  ]);
  const seconds = results.map(({ rounds }) => fixed(median(rounds.map(({ ours }) => ours.cpuPerThousand)), 3));
  console.log(
    `\n${markdownTable(['part', ...results.map(({ job }) => job.name)], [...rows, ['CPU s/1000', ...seconds]])}`,
  );
}
