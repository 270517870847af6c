import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { createDatabase, signTokens } from './database.mjs';
import { startServer } from './server-process.mjs';

/* Many open live connections: their cost, and whether each receives every message. See README.md. */

const { values: flags } = parseArgs({
  options: { connections: { type: 'string', default: '2000' }, rounds: { type: 'string', default: '20' } },
});
const serverUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!serverUrl) {
  console.error('Nothing was measured: set BENCH_DATABASE_URL to a PostgreSQL server.');
  process.exit(1);
}

const MOST_BYTES = 150_000_000;
const CROPS = 20;
const connections = Number(flags.connections);
const rounds = Number(flags.rounds);
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;
const load = loadavg()[0].toFixed(1);

await buildServer();
const database = await createDatabase(serverUrl, { crops: 200, bids: 200, farmers: 20, buyers: 200 });
const folder = await mkdtemp(join(tmpdir(), 'annapath-live-'));
await database.claim(folder);
const sql = new pg.Client({ connectionString: database.url });
await sql.connect();
const clients = fork(fileURLToPath(new URL('./live-clients.mjs', import.meta.url)));
const gone = once(clients, 'exit').then(() => {
  throw new Error('The clients have ended; what they said stands above.');
});
// They are ended after the last query.
gone.catch(() => undefined);
const ask = async (message) => {
  const answer = once(clients, 'message');
  clients.send(message);
  return (await Promise.race([answer, gone]))[0];
};
const server = await startServer(fileURLToPath(new URL('../server/dist/bootstrap/main.js', import.meta.url)), {
  APP_MODE: 'production',
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  RATE_LIMIT_FACTOR: '1000000',
  CONNECTIONS_PER_ADDRESS: '0',
  JOBS: 'off',
  LOG_LEVEL: 'warn',
});

/** What a command does in its transaction, for every watched crop and every buyer. */
async function round(number, watched, buyers) {
  await sql.query('BEGIN');
  await sql.query('UPDATE crops SET version = $1 WHERE id = ANY($2)', [number + 1, watched]);
  for (const id of watched) await sql.query("SELECT pg_notify('annapath_live', $1)", [`crops:${id} `]);
  for (const id of buyers) {
    const notification = randomUUID();
    await sql.query(
      `INSERT INTO notifications (id, account_id, kind, facts, about, created_at) SELECT $1, $2, kind, facts, $3, now() FROM sample`,
      [notification, id, notification],
    );
    await sql.query("SELECT pg_notify('annapath_live', $1)", [`accounts:${id} ${notification}`]);
  }
  await sql.query('COMMIT');
}

let isHeld = false;
try {
  const facts = {
    crop: 'Wheat',
    for: 'farmer',
    other: 'Anita',
    pricePaise: 248_000,
    quantity: 10,
    unit: 'quintal',
    until: new Date().toISOString(),
  };
  await sql.query('CREATE TEMPORARY TABLE sample AS SELECT $1::text AS kind, $2::jsonb AS facts', ['NEW_BID', facts]);
  const watched = database.ids.crops.slice(0, CROPS);
  const buyers = database.ids.buyers;
  await sql.query('UPDATE crops SET version = 1 WHERE id = ANY($1)', [watched]);
  const tokens = await signTokens(buyers);
  // Half of them guests, half signed in, ten places of a buyer at most.
  const each = Array.from({ length: connections }, (_, index) => ({
    cropId: watched[index % CROPS],
    ...(index % 2 === 0 ? {} : { token: tokens[(index >> 1) % tokens.length] }),
  }));
  const before = await server.usage();
  const began = performance.now();
  const opened = await ask({ open: { port: server.port, each } });
  if (opened !== 'open') throw new Error('Not all could connect.');
  const openMs = performance.now() - began;
  const withAll = await server.usage();
  const took = [];
  let last = { lacking: 0, cut: 0 };
  for (let number = 1; number <= rounds; number += 1) {
    const heard = ask({ expect: { version: number + 1, notifications: number } });
    await round(number, watched, buyers);
    last = await heard;
    took.push(last.tookMs);
    if (last.lacking > 0) break;
  }
  const after = await server.usage();
  took.sort((a, b) => a - b);
  const cost = withAll.rssBytes - before.rssBytes;
  const told = took.length * connections * 1.5;
  console.log(`load before: ${load}`);
  console.log(
    `${connections} connections open after ${(openMs / 1_000).toFixed(1)} s; memory ${megabytes(before.rssBytes)}, with them ${megabytes(withAll.rssBytes)}: ${megabytes(cost)} for them`,
  );
  console.log(`at the end ${megabytes(after.rssBytes)}, at most ${megabytes(after.peakRssBytes)}`);
  console.log(
    `${took.length} rounds, ${told} messages: everybody had heard after ${Math.round(took[Math.floor(took.length / 2)])} ms (median), ${Math.round(took.at(-1))} ms (longest)`,
  );
  console.log(`not heard: ${last.lacking}, cut: ${last.cut}`);
  isHeld = cost <= MOST_BYTES && last.lacking === 0 && last.cut === 0 && took.length === rounds;
  console.log(isHeld ? '\nHeld.' : '\nMissed.');
} finally {
  clients.kill();
  await server.stop();
  await sql.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isHeld ? 0 : 1;
