/** After the jobs, on a PostgreSQL server and on the embedded database. */
export const MOST_BYTES = { postgresql: 260 * 1024 * 1024, embedded: 700 * 1024 * 1024 };

/** Between the first and the last minute of load. */
const MOST_GROWTH = 0.05;

const MINUTE_MS = 60_000;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How much the memory of the last minute lies above that of the first. `samples` are `{ at, rssBytes }`, `at` in milliseconds;
 * of less than two minutes the halves are compared.
 */
export function judgeSlope(samples) {
  const [from, to] = [samples[0].at, samples.at(-1).at];
  const part = Math.min(MINUTE_MS, (to - from) / 2);
  const during = (begin, end) =>
    mean(samples.filter(({ at }) => at >= begin && at <= end).map(({ rssBytes }) => rssBytes));
  const growth = during(to - part, to) / during(from, from + part) - 1;
  return { growth, passes: growth <= MOST_GROWTH };
}
