import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MEMORY_SETTINGS } from '../scripts/lib/memory-settings.mjs';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { makeJobs } from './jobs.mjs';
import { measure } from './load.mjs';
import { markdownTable } from './markdown.mjs';
import { openMarket, PEOPLE, requireDatabaseServer } from './market.mjs';
import { judgeSlope, MOST_BYTES } from './memory-rules.mjs';
import { startServer } from './server-process.mjs';
import { signUp } from './sign-up.mjs';

/* What the server's process holds after the jobs, and whether it grows while they go on. See README.md. */

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
  },
});
const SIZE = { crops: 20_000, bids: 50_000, ...PEOPLE };
/** More than there are clients: the advisor answers one question a caller at a time. */
const BUYERS = 40;
const clients = Number(flags.clients);
const megabytes = (bytes) => `${Math.round(bytes / 1_048_576)} MB`;

/** A server on the embedded database, as `npm start` starts it, with the demo data and some buyers. */
async function openEmbedded() {
  const folder = await mkdtemp(join(tmpdir(), 'annapath-memory-'));
  const server = await startServer(fileURLToPath(new URL('../server/dist/bootstrap/main.js', import.meta.url)), {
    ...MEMORY_SETTINGS,
    APP_MODE: 'development',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000000',
    DATA_DIR: folder,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ crops(first: 50) { nodes { id status priceType } } }' }),
  });
  const { nodes } = (await answer.json()).data.crops;
  const crops = nodes
    .filter(({ status, priceType }) => status === 'ACTIVE' && priceType === 'FIXED')
    .map(({ id }) => id);
  const tokens = [];
  for (let number = 0; number < BUYERS; number += 1) tokens.push(await signUp(url, 'buyer'));
  return {
    server,
    freshJobs: async () => makeJobs({ ids: { crops }, tokens }),
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgresql() {
  const market = await openMarket(requireDatabaseServer(), SIZE);
  return { ...market, server: await market.startOurs() };
}

/** What is remembered of many different questions to the advisor is bounded, and comes on top of what the bars were set for. */
const isHeld = ({ key }) => key !== 'advisorNew';

/** One job after the other; what the process holds after each. */
async function afterEachJob({ server, freshJobs }) {
  const rows = [['at the start', (await server.usage()).rssBytes]];
  for (const { key, name } of (await freshJobs()).filter(isHeld)) {
    const { ours } = (await freshJobs()).find((job) => job.key === key);
    const { rssBytes } = await measure(server, ours, { clients, seconds: Number(flags.seconds) });
    rows.push([name, rssBytes]);
  }
  return rows;
}

/** All jobs in turns, a second each, for as long as was asked; what the process held after each second. */
async function underLoad({ server, freshJobs }) {
  const samples = [];
  const began = performance.now();
  const until = began + Number(flags.minutes) * 60_000;
  while (performance.now() < until) {
    for (const { ours } of (await freshJobs()).filter(isHeld)) {
      const { rssBytes } = await measure(server, ours, { clients, seconds: 1 });
      samples.push({ at: performance.now() - began, rssBytes });
    }
  }
  return samples;
}

async function watch(name, most, opened) {
  try {
    const rows = await afterEachJob(opened);
    const held = rows.at(-1)[1];
    console.log(
      `\n${markdownTable(
        [name, 'resident'],
        rows.map(([job, bytes]) => [job, megabytes(bytes)]),
      )}\n`,
    );
    console.log(
      `After the jobs: ${megabytes(held)}, at most ${megabytes(most)}. ${held <= most ? 'Held.' : 'MISSED.'}`,
    );
    if (Number(flags.minutes) === 0) return held <= most;
    const { growth, passes } = judgeSlope(await underLoad(opened));
    const percent = `${growth < 0 ? '−' : '+'}${Math.abs(growth * 100).toFixed(1)} %`;
    console.log(`From the first to the last minute of ${flags.minutes}: ${percent}. ${passes ? 'Held.' : 'MISSED.'}`);
    return held <= most && passes;
  } finally {
    await opened.close();
  }
}

await buildServer();
const onPostgresql = await watch('PostgreSQL', MOST_BYTES.postgresql, await openPostgresql());
const onEmbedded = await watch('embedded', MOST_BYTES.embedded, await openEmbedded());
process.exitCode = onPostgresql && onEmbedded ? 0 : 1;
