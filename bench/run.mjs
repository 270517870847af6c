import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { createDatabase, signTokens } from './database.mjs';
import { makeJobs } from './jobs.mjs';
import { measure } from './load.mjs';
import { printProfiles, printResults } from './results.mjs';
import { startServer } from './server-process.mjs';

/* Our server beside the floor, job by job, in interleaved rounds. See README.md. */

const { values: flags } = parseArgs({
  options: {
    crops: { type: 'string', default: '20000' },
    bids: { type: 'string', default: '50000' },
    clients: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    'warm-up': { type: 'string', default: '8' },
    job: { type: 'string', multiple: true },
    profile: { type: 'boolean', default: false },
  },
});
const serverUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!serverUrl) {
  console.error('Nothing was measured: set BENCH_DATABASE_URL to a PostgreSQL server, for example\n');
  console.error('  BENCH_DATABASE_URL=postgres://postgres@127.0.0.1:5432/postgres npm run bench\n');
  console.error(
    'A database of its own is made there and dropped at the end. The embedded database is not for measuring.',
  );
  process.exit(1);
}

await buildServer();

const SECRET = 'a-secret-for-measuring-alone-0123456789';
const size = { crops: Number(flags.crops), bids: Number(flags.bids), farmers: 500, buyers: 200 };
const warmUp = { clients: Number(flags.clients), seconds: Number(flags['warm-up']) };
const round = { clients: Number(flags.clients), seconds: Number(flags.seconds) };

console.log(`Making ${size.crops} crops and ${size.bids} bids …`);
const database = await createDatabase(serverUrl, size);
const folder = await mkdtemp(join(tmpdir(), 'annapath-bench-'));
await database.claim(folder);
const servers = [];

async function run() {
  const floor = await startServer(fileURLToPath(new URL('./floor.mjs', import.meta.url)), {
    DATABASE_URL: database.url,
  });
  servers.push(floor);
  // Production in everything but its limits.
  const ours = await startServer(fileURLToPath(new URL('../server/dist/main.js', import.meta.url)), {
    APP_MODE: 'production',
    RATE_LIMIT_FACTOR: '1000000',
    GRAPHQL_INTROSPECTION: 'false',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    JWT_SECRET: SECRET,
  });
  servers.push(ours);

  const names = makeJobs({ ids: database.ids, tokens: [] }).map(({ name }) => name);
  const results = [];
  for (const [index, name] of names.entries()) {
    if (flags.job && !flags.job.some((part) => name.includes(part))) continue;
    const job = makeJobs({ ids: database.ids, tokens: await signTokens(SECRET, database.ids.buyers) })[index];
    process.stdout.write(`${name}: warm-up`);
    await measure(floor, job.floor, warmUp);
    await measure(ours, job.ours, warmUp);
    const rounds = [];
    for (let number = 1; number <= Number(flags.rounds); number += 1) {
      process.stdout.write(` ${number}`);
      rounds.push({ floor: await measure(floor, job.floor, round), ours: await measure(ours, job.ours, round) });
    }
    process.stdout.write('\n');
    let shares;
    if (flags.profile) {
      await ours.beginProfile();
      await measure(ours, job.ours, round);
      shares = await ours.endProfile();
    }
    results.push({ job, rounds, shares });
  }
  printResults(results);
  if (flags.profile) printProfiles(results);
}

try {
  await run();
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}
