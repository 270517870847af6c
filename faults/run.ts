import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { freePort } from '../server/test/support/programs.js';
import { inputsWithKey } from './api.js';
import { Buyer } from './buyer.js';
import { check } from './checker.js';
import { CleanUp } from './clean-up.js';
import { Cluster } from './cluster.js';
import { Disk } from './disk.js';
import { Farmer } from './farmer.js';
import { History } from './history.js';
import { type Machinery, makeFaults } from './make-faults.js';
import type { Market } from './market.js';
import { planFaults } from './plan.js';
import { ProductServer } from './product-server.js';
import { Random } from './random.js';
import { report } from './report.js';
import { readStored } from './stored.js';
import { TcpLine } from './tcp-line.js';

/* Two servers, one database, people who trade, and everything that goes wrong. See README.md. */

const { values: flags } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '2' },
    clients: { type: 'string', default: '20' },
    keep: { type: 'boolean', default: false },
  },
});
const seed = Number(flags.seed);
const milliseconds = Number(flags.minutes) * 60_000;
const clients = Number(flags.clients);
if (![seed, milliseconds, clients].every(Number.isFinite) || clients < 2) {
  console.error('Usage: npm run test:faults -- --seed 1 --minutes 2 --clients 20 [--keep]');
  process.exit(1);
}

await buildServer();
const folder = mkdtempSync(join(tmpdir(), 'annapath-faults-'));
chmodSync(folder, 0o755);
const history = new History(join(folder, 'history.jsonl'));
const cleanUp = new CleanUp();

async function startMachinery(): Promise<Machinery> {
  const databaseDisk = Disk.inFile(join(folder, 'database'), 320);
  cleanUp.add(() => databaseDisk.remove());
  const pictureDisk = Disk.inMemory(join(folder, 'pictures'), 96);
  cleanUp.add(() => pictureDisk.remove());
  const cluster = await Cluster.create(databaseDisk.folder, join(folder, 'postgres.log'), { connections: 48 });
  cleanUp.add(() => cluster.stop());
  const [servers, databaseLines, clientLines] = [[], [], []] as [ProductServer[], TcpLine[], TcpLine[]];
  for (const index of [0, 1]) {
    const databaseLine = await TcpLine.to(cluster.port);
    cleanUp.add(() => databaseLine.close());
    const port = await freePort();
    const logFile = join(folder, `server-${index}.log`);
    appendFileSync(logFile, '');
    const server = new ProductServer({
      port,
      logFile,
      settings: {
        APP_MODE: 'production',
        DATABASE_URL: Cluster.addressThrough(databaseLine.port),
        DATA_DIR: join(folder, `data-${index}`),
        UPLOADS_DIR: pictureDisk.folder,
        JWT_SECRET: `a-secret-of-the-run-with-the-seed-${seed}-0123456789`,
        // One machine plays all people.
        RATE_LIMIT_FACTOR: '1000000',
        CONNECTIONS_PER_ADDRESS: '0',
        GRAPHQL_INTROSPECTION: 'true',
      },
      onTrouble: (what) => history.add({ event: 'server trouble', line: index, what, at: Date.now() }),
    });
    cleanUp.add(() => server.kill());
    const clientLine = await TcpLine.to(port);
    cleanUp.add(() => clientLine.close());
    servers.push(server);
    databaseLines.push(databaseLine);
    clientLines.push(clientLine);
  }
  for (const server of servers) server.start();
  return { cluster, servers, databaseLines, clientLines, databaseDisk, pictureDisk };
}

/** Waits for both servers; one that stays away is written down. */
async function becomeReady({ servers }: Machinery): Promise<void> {
  const times = await Promise.all(servers.map((server) => server.becomesReady()));
  for (const [line, time] of times.entries()) {
    if (time === undefined)
      history.add({ event: 'server trouble', line, what: 'did not become ready', at: Date.now() });
  }
}

async function trade(): Promise<void> {
  const machinery = await startMachinery();
  await becomeReady(machinery);
  const lines = machinery.clientLines.map(({ port }) => `http://127.0.0.1:${port}`);
  const withKey = await inputsWithKey(lines[0] ?? '');
  console.log(`Inputs with an idempotency key: ${[...withKey].join(', ') || 'none'}.`);
  const market: Market = { history, lines, withKey, crops: [], isClosing: false, isCalm: false };
  const people = Array.from({ length: clients }, (_, index) => {
    const random = new Random(seed * 1_000 + index + 1);
    return index % 2 === 0 ? new Farmer(`farmer${index}`, market, random) : new Buyer(`buyer${index}`, market, random);
  });
  const lives = Promise.all(people.map((person) => person.live()));
  await Promise.all([makeFaults(planFaults(seed, milliseconds), machinery, history), pause(milliseconds)]);
  market.isCalm = true;
  await becomeReady(machinery);
  market.isClosing = true;
  await lives;
  await Promise.all(people.map((person) => person.settle()));
  for (const crop of market.crops) await people[0]?.lookAt(crop);
  // What is still under way inside a server ends before the rows are read.
  await Promise.all(machinery.servers.map((server) => server.stop()));
  history.add(await readStored(machinery.cluster));
}

console.log(`Seed ${seed}, ${flags.minutes} min, ${clients} clients. Everything is written to ${folder}`);
let isBroken = true;
try {
  await trade();
  const breaches = check(history.events);
  console.log(`\n${report(history.events, breaches)}\n`);
  isBroken = breaches.length > 0;
} finally {
  await cleanUp.run();
  await history.close();
}
if (isBroken) {
  console.log(`The history and the logs are kept in ${folder}. The same faults again:`);
  console.log(`  npm run test:faults -- --seed ${seed} --minutes ${flags.minutes} --clients ${clients}`);
  process.exitCode = 1;
} else if (!flags.keep) {
  rmSync(folder, { recursive: true, force: true });
}
