import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildServer } from '../../scripts/lib/prepare.mjs';
import { KEYS_WITHOUT_ANSWER } from '../../server/test/bids/bid-invariants.js';
import { freePort } from '../../server/test/support/programs.js';
import { textAt } from '../answers.js';
import { rest, send } from '../api.js';
import { CleanUp } from '../clean-up.js';
import { Cluster } from '../cluster.js';
import { ProductServer } from '../product-server.js';
import { Random } from '../random.js';
import type { MarketKind } from './action.types.js';
import { AUCTION } from './auction.js';
import { brokenIn, ContendedCrop, type Person, PRESSED_TWICE } from './contended-crop.js';
import { FIXED_PRICE } from './fixed-price.js';
import { Minutes } from './minutes.js';
import { OutcomeCounts } from './outcome-counts.js';
import { countOutcomes } from './outcomes.js';

/*
 * Everybody wants something of one crop at the same moment, and the same buyers of other farmers' crops too, on two servers of the
 * built product over one PostgreSQL:
 *   npm run test:rounds -- --seed 1 --rounds 10000 [--market auction]
 * After each round everything that has to hold for that crop is looked at, and at the end of the run for every crop. Fails,
 * and names the rounds, where something does not; also where something that can be wished was hardly ever done.
 */

const { values: flags } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    rounds: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '1440' },
    market: { type: 'string', default: 'fixed-price' },
  },
});
/** The ways of selling. */
const MARKETS: ReadonlyMap<string, MarketKind> = new Map([
  ['fixed-price', FIXED_PRICE],
  ['auction', AUCTION],
]);
const [seed, rounds, minutes] = [Number(flags.seed), Number(flags.rounds), Number(flags.minutes)];

function explain(): never {
  console.error('Usage: npm run test:rounds -- --seed 1 --rounds 10000 [--minutes 60] [--market fixed-price|auction]');
  process.exit(1);
}
if (![seed, rounds, minutes].every(Number.isInteger)) explain();
const market = MARKETS.get(flags.market) ?? explain();
/** Farmers who sell at the same time, and the buyers of them all. */
const CROPS_AT_ONCE = 6;
const BUYERS = 8;
/** After so many rounds a farmer lists another crop, also where something is left of the old one. */
const ROUNDS_OF_A_CROP = 10;
/** After so long everybody signs up anew: an access token lasts a quarter of an hour. */
const TOKEN_MS = 8 * 60_000;
/** Every wish is done at least once in so many rounds. */
const ROUNDS_OF_A_WISH = 100;
/** How many breaches are printed one by one. */
const SHOWN = 20;
/** No round begins after it. */
const END = Date.now() + minutes * 60_000;

await buildServer();
const folder = mkdtempSync(join(tmpdir(), 'annapath-rounds-'));
chmodSync(folder, 0o755);
const cleanUp = new CleanUp();
let done = 0;
let breaches = 0;
const counts = new OutcomeCounts();

function report(what: string): void {
  breaches += 1;
  if (breaches <= SHOWN) console.log(what);
}

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
      onTrouble: (what) => report(`server ${index} ${what}`),
    });
    cleanUp.add(() => server.kill());
    server.start();
    if (!(await server.becomesReady())) throw new Error(`Server ${index} did not become ready.`);
    servers.push(server);
  }
  return servers;
}

async function signUp(url: string, role: string, name: string): Promise<Person> {
  const password = 'Hari-fasal-2026';
  const account = { firstName: 'Sunita', lastName: 'Devi', email: `${name}@rounds.example`, phone: '9876543210' };
  const body = { ...account, password, confirmPassword: password, role };
  const reply = await send(url, rest('POST', '/auth/register', {}, body));
  const token = textAt(reply.body, 'accessToken');
  const id = textAt(reply.body, 'user', 'id');
  if (token === undefined || id === undefined) throw new Error(`Signing up was answered with ${reply.code}.`);
  return { token, id };
}

/** The buyers of all crops, and when they signed up. */
interface Crowd {
  readonly since: number;
  readonly buyers: Promise<ReadonlyMap<string, Person>>;
}

async function signUpBuyers(url: string, name: string): Promise<ReadonlyMap<string, Person>> {
  const numbers = Array.from({ length: BUYERS }, (_, index) => index);
  const buyers = await Promise.all(numbers.map((index) => signUp(url, 'buyer', `buyer-${name}-${index}`)));
  return new Map(buyers.map((buyer) => [buyer.id, buyer]));
}

let crowd: Crowd | undefined;

/** The current buyer. */
function crowdAt(url: string): Crowd {
  if (crowd === undefined || Date.now() - crowd.since > TOKEN_MS) {
    const since = Date.now();
    crowd = { since, buyers: signUpBuyers(url, String(since)) };
  }
  return crowd;
}

/** One farmer's rounds, one after the other. */
async function sell(servers: readonly string[], database: pg.Pool, index: number): Promise<void> {
  const [first] = servers;
  if (first === undefined) throw new Error('There is no server.');
  const random = new Random(seed * 1_000 + index);
  let signedUpAt = 0;
  const openAnother = async (name: string): Promise<ContendedCrop> => {
    const farmer = await signUp(first, 'farmer', `farmer-${index}-${name}`);
    const { buyers, since } = crowdAt(first);
    signedUpAt = since;
    return ContendedCrop.open({ servers, database, market, farmer, buyers: await buyers, random, counts });
  };
  const own = Math.floor(rounds / CROPS_AT_ONCE) + (index < rounds % CROPS_AT_ONCE ? 1 : 0);
  let crop: ContendedCrop | undefined;
  let begun = 0;
  for (let round = 0; round < own && Date.now() < END; round += 1) {
    if (crop === undefined || Date.now() - signedUpAt > TOKEN_MS) {
      begun = round;
      crop = await openAnother(String(round));
    } else if (crop.isOver || round - begun >= ROUNDS_OF_A_CROP) {
      begun = round;
      crop = crop.next() ?? (await ContendedCrop.open(crop.around));
    }
    for (const breach of await crop.round()) report(`farmer ${index}, round ${round}: ${breach}`);
    done += 1;
    if (done % 500 === 0) console.log(`${done} rounds, ${breaches} breaches`);
  }
}

/** Every crop of the run once more, since the minute's job has gone on; and all keys, also of people who were only refused. */
async function lookAtAll(database: pg.Pool): Promise<void> {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM crops ORDER BY id');
  for (const { id } of rows) {
    for (const broken of await brokenIn(database, id)) report(`crop ${id} at the end: ${broken}`);
  }
  const { rowCount } = await database.query(KEYS_WITHOUT_ANSWER);
  if (rowCount) report(`${rowCount} keys have no answer at the end`);
}

console.log(`${flags.market}: seed ${seed}, ${rounds} rounds. Everything is written to ${folder}`);
try {
  const cluster = await Cluster.create(join(folder, 'database'), join(folder, 'postgres.log'), { connections: 80 });
  cleanUp.add(() => cluster.stop());
  const servers = (await startServers(cluster)).map(({ url }) => url);
  // Compiling the statement that looks at all invariants takes a hundred times as long as doing it.
  const database = new pg.Pool({ connectionString: cluster.productUrl, max: CROPS_AT_ONCE + 1, options: '-c jit=off' });
  cleanUp.add(() => database.end());
  for (const sql of market.prepare) await database.query(sql);
  const sweeps = new Minutes(database);
  cleanUp.add(() => sweeps.stop());
  await Promise.all(Array.from({ length: CROPS_AT_ONCE }, (_, index) => sell(servers, database, index)));
  for (const left of await sweeps.settle()) report(left);
  await lookAtAll(database);
  await countOutcomes(database, market, counts);
} finally {
  await cleanUp.run();
}
const wishes = market.actions.flatMap(({ names }) => names);
const names = [...wishes, ...Object.keys(market.outcomes), PRESSED_TWICE];
for (const missing of counts.missing(names, Math.ceil(done / ROUNDS_OF_A_WISH))) report(missing);
console.log(`\n${counts}\n\n${done} rounds, ${breaches} breaches.`);
if (breaches === 0) rmSync(folder, { recursive: true, force: true });
else process.exitCode = 1;
