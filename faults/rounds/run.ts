import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildServer } from '../../scripts/lib/prepare.mjs';
import { freePort } from '../../server/test/support/programs.js';
import { textAt } from '../answers.js';
import { rest, send } from '../api.js';
import { CleanUp } from '../clean-up.js';
import { Cluster } from '../cluster.js';
import { ProductServer } from '../product-server.js';
import { Random } from '../random.js';
import { type Person, Stall } from './stall.js';
import { Tally } from './tally.js';

/*
 * Everybody wants something of one crop at the same moment, on two servers of the built product over one PostgreSQL:
 *   npm run test:rounds -- --seed 1 --rounds 10000
 * After each round everything that has to hold for that crop is looked at. Fails, and names the rounds, where something does
 * not.
 */

const { values: flags } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    rounds: { type: 'string', default: '1000' },
  },
});
const [seed, rounds] = [Number(flags.seed), Number(flags.rounds)];
if (![seed, rounds].every(Number.isInteger)) {
  console.error('Usage: npm run test:rounds -- --seed 1 --rounds 10000');
  process.exit(1);
}
/** Farmers who sell at the same time, and the buyers of each. */
const STALLS = 6;
const BUYERS = 4;
/** After so many rounds a farmer lists another crop, also where something is left of the old one. */
const ROUNDS_OF_A_CROP = 8;
/** After so many rounds everybody signs up anew: an access token lasts a quarter of an hour. */
const ROUNDS_OF_A_TOKEN = 200;
/** How many breaches are told one by one. */
const SHOWN = 20;

await buildServer();
const folder = mkdtempSync(join(tmpdir(), 'annapath-rounds-'));
chmodSync(folder, 0o755);
const cleanUp = new CleanUp();
const breaches: string[] = [];
const tally = new Tally();

async function startServers(cluster: Cluster): Promise<ProductServer[]> {
  const servers: ProductServer[] = [];
  for (const index of [0, 1]) {
    const server = new ProductServer({
      port: await freePort(),
      logFile: join(folder, `server-${index}.log`),
      settings: {
        APP_MODE: 'production',
        LOG_LEVEL: 'warn',
        DATABASE_URL: Cluster.addressThrough(cluster.port),
        DATA_DIR: join(folder, 'data'),
        JWT_SECRET: `a-secret-of-the-rounds-with-the-seed-${seed}-0123456789`,
        // One machine plays all people.
        RATE_LIMIT_FACTOR: '1000000',
        CONNECTIONS_PER_ADDRESS: '0',
      },
      onTrouble: (what) => breaches.push(`server ${index} ${what}`),
    });
    cleanUp.add(() => server.kill());
    server.start();
    if (!(await server.becomesReady())) throw new Error(`Server ${index} did not become ready.`);
    servers.push(server);
  }
  return servers;
}

async function signUp(url: string, role: string, name: string): Promise<Person & { readonly id: string }> {
  const password = 'Hari-fasal-2026';
  const account = { firstName: 'Sunita', lastName: 'Devi', email: `${name}@rounds.example`, phone: '9876543210' };
  const body = { ...account, password, confirmPassword: password, role };
  const reply = await send(url, rest('POST', '/auth/register', {}, body));
  const token = textAt(reply.body, 'accessToken');
  const id = textAt(reply.body, 'user', 'id');
  if (token === undefined || id === undefined) throw new Error(`Signing up was answered with ${reply.code}.`);
  return { token, id };
}

/** One farmer's rounds, one after the other. */
async function sell(servers: readonly string[], database: pg.Pool, index: number): Promise<void> {
  const [first] = servers;
  if (first === undefined) throw new Error('There is no server.');
  const random = new Random(seed * 1_000 + index);
  let farmer: Person | undefined;
  const buyers = new Map<string, Person>();
  const signIn = async (crop: number) => {
    farmer = await signUp(first, 'farmer', `farmer-${index}-${crop}`);
    for (let buyer = 0; buyer < BUYERS; buyer += 1) {
      const person = await signUp(first, 'buyer', `buyer-${index}-${crop}-${buyer}`);
      buyers.set(person.id, person);
    }
  };
  const own = Math.floor(rounds / STALLS) + (index < rounds % STALLS ? 1 : 0);
  let stall: Stall | undefined;
  let begun = 0;
  for (let round = 0; round < own; round += 1) {
    if (round % ROUNDS_OF_A_TOKEN === 0) {
      stall = undefined;
      buyers.clear();
      await signIn(round);
    }
    if (farmer === undefined) throw new Error('There is no farmer.');
    if (stall === undefined || stall.isOver || round - begun >= ROUNDS_OF_A_CROP) {
      begun = round;
      stall = await Stall.open({ servers, database, farmer, buyers, random, tally });
    }
    for (const breach of await stall.round()) breaches.push(`farmer ${index}, round ${round}: ${breach}`);
    done += 1;
    if (done % 1_000 === 0) console.log(`${done} rounds, ${breaches.length} breaches`);
  }
}

let done = 0;
console.log(`Seed ${seed}, ${rounds} rounds. Everything is written to ${folder}`);
try {
  const cluster = await Cluster.create(join(folder, 'database'), join(folder, 'postgres.log'), { connections: 80 });
  cleanUp.add(() => cluster.stop());
  const servers = (await startServers(cluster)).map(({ url }) => url);
  const database = new pg.Pool({ connectionString: cluster.productUrl, max: STALLS });
  cleanUp.add(() => database.end());
  await Promise.all(Array.from({ length: STALLS }, (_, index) => sell(servers, database, index)));
} finally {
  await cleanUp.run();
}
console.log(`\n${tally}\n`);
for (const breach of breaches.slice(0, SHOWN)) console.log(breach);
console.log(`${done} rounds, ${breaches.length} breaches.`);
if (breaches.length === 0) rmSync(folder, { recursive: true, force: true });
else process.exitCode = 1;
