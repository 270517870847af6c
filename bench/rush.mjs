import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { createDatabase, signTokens } from './database.mjs';
import { probeHealth } from './health.mjs';
import { makeJobs } from './jobs.mjs';
import { startServer } from './server-process.mjs';

/* A rush: many times more callers than the server can serve. How many good answers are left? See README.md. */

const { values: flags } = parseArgs({
  options: {
    callers: { type: 'string', default: '20,100,300,1000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    'warm-up': { type: 'string', default: '10' },
    patience: { type: 'string', default: '200' },
  },
});
const serverUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!serverUrl) {
  console.error('Nothing was measured: set BENCH_DATABASE_URL to a PostgreSQL server.');
  process.exit(1);
}

const PROBE_EVERY_MS = 10;
const LEAST_GOOD_SHARE = 0.8;
const MOST_REFUSAL_P99_MS = 100;
const CALLERS = flags.callers.split(',').map(Number);

const at = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};
const median = (values) => at(values, 0.5);
const milliseconds = (value) => (value === undefined ? '' : `${value.toFixed(value < 10 ? 1 : 0)} ms`);

async function measure(server, load, requests, callers, seconds) {
  let isOver = false;
  const probing = probeHealth(server.port, PROBE_EVERY_MS, () => isOver);
  // Heard below; until then it must not end the process.
  probing.catch(() => undefined);
  const before = await server.usage();
  const done = once(load, 'message');
  load.send({ port: server.port, requests, callers, seconds, patienceMs: Number(flags.patience) });
  const [seen] = await done;
  const after = await server.usage();
  isOver = true;
  const health = await probing;
  if (Object.keys(seen.wrong).length > 0) throw new Error(`Neither good nor refused: ${JSON.stringify(seen.wrong)}`);
  return {
    ...seen,
    perSecond: seen.good.length / seconds,
    refusedPerSecond: seen.refused.length / seconds,
    serverCpu: (after.cpuSeconds - before.cpuSeconds) / seconds,
    health,
  };
}

const line = (cells) => `| ${cells.join(' | ')} |`;

function print(results) {
  const best = Math.max(...CALLERS.map((callers) => median(results.get(callers).map(({ perSecond }) => perSecond))));
  console.log(
    line([
      'callers',
      'good/s',
      'of the best',
      'good p99',
      'refused/s',
      'refusal p50',
      'refusal p99',
      '`/healthz` p99',
      'cut',
      'server CPU',
      'callers CPU',
      'callers delay p99',
    ]),
  );
  console.log(line(['---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:']));
  let isHeld = true;
  for (const callers of CALLERS) {
    const rounds = results.get(callers);
    const all = (name) => rounds.flatMap((round) => round[name]);
    const good = median(rounds.map(({ perSecond }) => perSecond));
    const refusal = at(all('refused'), 0.99);
    const cut = rounds.reduce((sum, round) => sum + round.cut, 0);
    console.log(
      line([
        callers,
        Math.round(good),
        (good / best).toFixed(2),
        milliseconds(at(all('good'), 0.99)),
        Math.round(median(rounds.map(({ refusedPerSecond }) => refusedPerSecond))),
        milliseconds(at(all('refused'), 0.5)),
        milliseconds(refusal),
        milliseconds(at(all('health'), 0.99)),
        cut,
        median(rounds.map(({ serverCpu }) => serverCpu)).toFixed(2),
        median(rounds.map(({ ownCpu }) => ownCpu)).toFixed(2),
        milliseconds(median(rounds.map(({ ownDelayMs }) => ownDelayMs))),
      ]),
    );
    isHeld &&= good >= LEAST_GOOD_SHARE * best && (refusal ?? 0) <= MOST_REFUSAL_P99_MS && cut === 0;
  }
  console.log(isHeld ? '\nHeld.' : '\nMissed.');
  return isHeld;
}

await buildServer();
const database = await createDatabase(serverUrl, { crops: 5_000, bids: 10_000, farmers: 200, buyers: 200 });
const folder = await mkdtemp(join(tmpdir(), 'annapath-rush-'));
await database.claim(folder);
const load = fork(fileURLToPath(new URL('./rush-load.mjs', import.meta.url)));
let server;
try {
  server = await startServer(fileURLToPath(new URL('../server/dist/bootstrap/main.js', import.meta.url)), {
    APP_MODE: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000000',
    CONNECTIONS_PER_ADDRESS: '0',
    SHUTDOWN_DELAY_S: '0',
  });
  const tokens = await signTokens(database.ids.buyers);
  const jobs = makeJobs({ ids: database.ids, tokens });
  const job = (name) => jobs.find((one) => one.name === name).ours;
  // Three guests look at the market for each buyer who bids.
  const requests = Array.from({ length: 400 }, (_, index) =>
    index % 4 === 0 ? job('place a bid')() : job('first page of 20')(),
  );
  await measure(server, load, requests, CALLERS[0], Number(flags['warm-up']));
  const results = new Map(CALLERS.map((callers) => [callers, []]));
  for (let round = 0; round < Number(flags.rounds); round += 1) {
    for (const callers of CALLERS) {
      results.get(callers).push(await measure(server, load, requests, callers, Number(flags.seconds)));
    }
  }
  process.exitCode = print(results) ? 0 : 1;
} finally {
  load.disconnect();
  await server?.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}
