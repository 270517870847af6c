import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { createDatabase } from './database.mjs';
import { probeHealth } from './health.mjs';
import { startServer } from './server-process.mjs';

/* Twenty people upload pictures of 5 MB, and one a form of 52 MB: how long does `/healthz` take meanwhile? See README.md. */

const MOST_ABOVE_BARE_MS = 100;
const SECONDS = 20;
const PEOPLE = 20;
const PROBE_EVERY_MS = 10;

const serverUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
const at = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** `/healthz` of ours and of a server that does nothing, side by side, while `work` goes on. */
async function beside(ours, bare, work) {
  let isOver = false;
  const probes = [probeHealth(ours, PROBE_EVERY_MS, () => isOver), probeHealth(bare, PROBE_EVERY_MS, () => isOver)];
  for (const probing of probes) probing.catch(() => undefined);
  const seen = await work();
  isOver = true;
  const [own, baseline] = await Promise.all(probes);
  return { seen, own, baseline };
}

await buildServer();
const folder = await mkdtemp(join(tmpdir(), 'annapath-pictures-'));
const database = serverUrl && (await createDatabase(serverUrl, { crops: 100, bids: 100, farmers: 5, buyers: 5 }));
await database?.claim(folder);
const bare = createServer((_request, response) => response.end('{"status":"ok"}')).listen(0, '127.0.0.1');
await once(bare, 'listening');
const senders = fork(fileURLToPath(new URL('./pictures-senders.mjs', import.meta.url)));
let server;
try {
  server = await startServer(fileURLToPath(new URL('../server/dist/bootstrap/main.js', import.meta.url)), {
    APP_MODE: 'production',
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_S: '0',
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  const send = async () => {
    senders.send({ port: server.port, people: PEOPLE, seconds: SECONDS });
    const [seen] = await once(senders, 'message');
    return seen;
  };
  const { seen, own, baseline } = await beside(server.port, bare.address().port, send);
  console.log('| `/healthz` of | p50 | p99 | most |\n| --- | ---: | ---: | ---: |');
  for (const [name, took] of [
    ['our server', own],
    ['a server that does nothing', baseline],
  ]) {
    console.log(`| ${name} | ${[0.5, 0.99, 0.9999].map((share) => `${at(took, share).toFixed(1)} ms`).join(' | ')} |`);
  }
  console.log(`\nUploads by status: ${JSON.stringify(seen)}`);
  const isHeld = at(own, 0.99) - at(baseline, 0.99) <= MOST_ABOVE_BARE_MS;
  console.log(isHeld ? 'Held.' : 'Missed.');
  process.exitCode = isHeld ? 0 : 1;
} finally {
  senders.disconnect();
  bare.closeAllConnections();
  bare.close();
  await server?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
}
