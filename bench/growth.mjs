import { writeFile } from 'node:fs/promises';
import { watchDatabaseCpu } from './database-cpu.mjs';
import { growthPlot } from './growth-plot.mjs';
import { judgeGrowth, LARGE, pointOf, SMALL } from './growth-rules.mjs';
import { interleave } from './interleave.mjs';
import { markdownTable } from './markdown.mjs';
import { openMarket, PEOPLE } from './market.mjs';

/* The same jobs on markets of a thousand to a million crops, all of them there at once, in turns. */

const SIZES = [1_000, SMALL, 100_000, LARGE];
const JOBS = ['list', 'listing', 'bid', 'search'];
const BIDS_A_CROP = 5;
const PLOT = new URL('./growth.svg', import.meta.url);

const sizeOf = (crops) => ({
  crops,
  bids: BIDS_A_CROP * crops,
  farmers: Math.ceil(crops / 40),
  buyers: Math.max(PEOPLE.buyers, Math.ceil(crops / 100)),
});
const words = (number) => number.toLocaleString('en');

/** A server that also reports its database's CPU. */
async function withDatabaseCpu(server, url) {
  const database = await watchDatabaseCpu(url);
  return {
    ...server,
    async usage() {
      return { ...(await server.usage()), database: await database.used() };
    },
    close: database.close,
  };
}

async function openMarkets(serverUrl, sizes, closing) {
  const markets = [];
  for (const crops of sizes) {
    const began = performance.now();
    const market = await openMarket(serverUrl, sizeOf(crops));
    closing.push(market.close);
    const server = await withDatabaseCpu(await market.startOurs(), market.url);
    closing.push(server.close);
    const took = ((performance.now() - began) / 1_000).toFixed(0);
    console.log(`${words(crops)} crops and ${words(BIDS_A_CROP * crops)} bids: made in ${took} s`);
    markets.push({ crops, market, server });
  }
  return markets;
}

/** The figures of one job by size. */
async function measureJob(key, markets, pace) {
  const jobs = await Promise.all(
    markets.map(async ({ market }) => (await market.freshJobs()).find((job) => job.key === key)),
  );
  const sides = markets.map(({ crops, server }, index) => ({
    name: crops,
    server,
    makeRequest: jobs[index].ours,
  }));
  const rounds = await interleave(jobs[0].name, sides, pace);
  return {
    name: jobs[0].name,
    points: new Map(markets.map(({ crops }) => [crops, pointOf(rounds.map((round) => round[crops]))])),
  };
}

function print(series, sizes) {
  const figures = ({ name, points }) => [
    name,
    ...sizes.map((size) => points.get(size).cpuMs.toFixed(2)),
    ...sizes.map((size) => points.get(size).perSecond.toFixed(0)),
  ];
  const columns = [
    'job',
    ...sizes.map((size) => `CPU ms at ${words(size)}`),
    ...sizes.map((size) => `/s at ${words(size)}`),
  ];
  console.log(`\n${markdownTable(columns, series.map(figures))}\n`);
  const judged = series.map(({ name, points }) => ({ name, ...judgeGrowth(points) }));
  if (judged.some(({ passes }) => passes === undefined)) {
    console.log(`Nothing was judged: that takes ${words(SMALL)} and ${words(LARGE)} crops.`);
    return true;
  }
  const columnsOfJudgement = ['job', `CPU, ${words(LARGE)} to ${words(SMALL)}`, 'throughput', ''];
  const rows = judged.map(({ name, cpu, throughput, passes }) => [
    name,
    cpu.toFixed(2),
    throughput.toFixed(2),
    passes ? 'held' : 'MISSED',
  ]);
  console.log(markdownTable(columnsOfJudgement, rows));
  return judged.every(({ passes }) => passes);
}

/** Prints and draws what each job costs at each size; exit code 1 where a million crops cost more than twice what ten thousand do. */
export async function runGrowth({ serverUrl, pace, sizes }) {
  const chosen = sizes ? sizes.split(',').map(Number) : SIZES;
  const closing = [];
  try {
    const markets = await openMarkets(serverUrl, chosen, closing);
    const series = [];
    for (const key of JOBS) series.push(await measureJob(key, markets, pace));
    await writeFile(PLOT, growthPlot(chosen, series));
    process.exitCode = print(series, chosen) ? 0 : 1;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
