import { parseArgs } from 'node:util';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { runGate } from './gate.mjs';
import { runGrowth } from './growth.mjs';
import { interleave } from './interleave.mjs';
import { measure } from './load.mjs';
import { openMarket, PEOPLE, requireDatabaseServer } from './market.mjs';
import { runPeers } from './peers.mjs';
import { runPrices } from './prices.mjs';
import { printProfiles, printResults } from './results.mjs';

/* Our server beside the baseline, job by job, in interleaved rounds; with a flag: beside a peer, as it grows, or held to the gates. See README.md. */

const { values: flags } = parseArgs({
  options: {
    crops: { type: 'string', default: '20000' },
    bids: { type: 'string', default: '50000' },
    servers: { type: 'string', default: '1' },
    clients: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    'warm-up': { type: 'string', default: '8' },
    job: { type: 'string', multiple: true },
    profile: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    peer: { type: 'string', multiple: true },
    rows: { type: 'string', default: '1000000' },
  },
});
const pace = {
  clients: Number(flags.clients),
  warmUp: Number(flags['warm-up']),
  seconds: Number(flags.seconds),
  rounds: Number(flags.rounds),
};
const size = { crops: Number(flags.crops), bids: Number(flags.bids), ...PEOPLE };
const isChosen = ({ name }) => !flags.job || flags.job.some((part) => name.includes(part));

async function runBesideBaseline() {
  console.log(`Making ${size.crops} crops and ${size.bids} bids …`);
  const market = await openMarket(serverUrl, size);
  try {
    const [baseline, ours] = await market.startBoth(Number(flags.servers));
    const results = [];
    for (const { key } of (await market.freshJobs()).filter(isChosen)) {
      const job = (await market.freshJobs()).find((one) => one.key === key);
      const sides = [
        { name: 'baseline', server: baseline, makeRequest: job.baseline },
        { name: 'ours', server: ours, makeRequest: job.ours },
      ];
      const rounds = await interleave(job.name, sides, pace);
      const shares = flags.profile ? await profileOf(ours, job) : undefined;
      results.push({ job, rounds, shares });
    }
    printResults(results);
    if (flags.profile) printProfiles(results);
  } finally {
    await market.close();
  }
}

/** Where our time goes, from one more round. */
async function profileOf(server, { ours }) {
  await server.beginProfile();
  await measure(server, ours, pace);
  return server.endProfile();
}

const serverUrl = requireDatabaseServer();
await buildServer();
if (flags.job?.includes('prices')) await runPrices({ serverUrl, rows: Number(flags.rows) });
else if (flags.gate) await runGate(serverUrl, isChosen);
else if (flags.growth) await runGrowth({ serverUrl, pace, sizes: flags.sizes });
else if (flags.peer) await runPeers({ serverUrl, names: flags.peer, pace, size, isChosen });
else await runBesideBaseline();
