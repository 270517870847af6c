import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { MEMORY_SETTINGS } from '../scripts/lib/memory-settings.mjs';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { createDatabase } from './database.mjs';
import { probeHealth } from './health.mjs';
import { startServer } from './server-process.mjs';
import { signUp } from './sign-up.mjs';

/* Our server under attack: does it still answer others quickly, in bounded memory? See README.md. */

const MOST_P99_MS = 100;
const MOST_RSS_BYTES = 400 * 1024 * 1024;
const PROBE_EVERY_MS = 5;
const ATTACKS = [
  'one upload of 100 MB of empty files',
  'eight uploads of 100 MB at once, one account',
  '2,000 idle sockets',
];

const serverUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
const megabytes = (bytes) => `${Math.round(bytes / 1_048_576)} MB`;
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Runs an attack on a thread of its own, so that it does not slow the probe down. */
function attack(number, settings) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./hostile-attacks.mjs', import.meta.url), {
      workerData: { number, ...settings },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function measure(server, number, settings) {
  let isOver = false;
  const probing = probeHealth(server.port, PROBE_EVERY_MS, () => isOver);
  // A probe that fails before the attack is over must not end the process unheard.
  probing.catch(() => undefined);
  const seen = await attack(number, settings);
  isOver = true;
  const took = await probing;
  const { peakRssBytes } = await server.usage();
  return { name: ATTACKS[number], seen, probes: took.length, p50: at(took, 0.5), p99: at(took, 0.99), peakRssBytes };
}

const line = (cells) => `| ${cells.join(' | ')} |`;

async function run(server) {
  const token = await signUp(`http://127.0.0.1:${server.port}`);
  const { rssBytes } = await server.usage();
  console.log(
    `Memory before: ${megabytes(rssBytes)}. Bars: p99 ≤ ${MOST_P99_MS} ms, memory ≤ ${megabytes(MOST_RSS_BYTES)}.\n`,
  );
  console.log(line(['attack', 'what the attacker saw', 'probes', 'p50', 'p99', 'most memory so far']));
  console.log(line(['---', '---', '---:', '---:', '---:', '---:']));
  let isHeld = true;
  for (const number of ATTACKS.keys()) {
    const { name, seen, probes, p50, p99, peakRssBytes } = await measure(server, number, { port: server.port, token });
    console.log(line([name, seen, probes, `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`, megabytes(peakRssBytes)]));
    isHeld &&= p99 <= MOST_P99_MS && peakRssBytes <= MOST_RSS_BYTES;
  }
  console.log(isHeld ? '\nHeld.' : '\nMissed.');
  return isHeld;
}

await buildServer();
const folder = await mkdtemp(join(tmpdir(), 'annapath-hostile-'));
const database = serverUrl && (await createDatabase(serverUrl, { crops: 100, bids: 100, farmers: 5, buyers: 5 }));
await database?.claim(folder);
let server;
try {
  server = await startServer(fileURLToPath(new URL('../server/dist/bootstrap/main.js', import.meta.url)), {
    ...MEMORY_SETTINGS,
    APP_MODE: 'production',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  process.exitCode = (await run(server)) ? 0 : 1;
} finally {
  await server?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
}
