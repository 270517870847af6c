import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEMORY_SETTINGS } from '../scripts/lib/memory-settings.mjs';
import { createDatabase, signTokens } from './database.mjs';
import { makeJobs } from './jobs.mjs';
import { startServer } from './server-process.mjs';

/**
 * People of a market that is measured. So many buyers that none of them bids more often in a minute than the product lets
 * anybody: it counts the bids of that minute, and a buyer with hundreds of them is not there to be counted.
 */
export const PEOPLE = { farmers: 500, buyers: 3_000 };
const fileOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The PostgreSQL server to measure on; ends the program where none is named. */
export function requireDatabaseServer() {
  const url = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  if (url) return url;
  console.error('Nothing was measured: set BENCH_DATABASE_URL to a PostgreSQL server, for example\n');
  console.error('  BENCH_DATABASE_URL=postgres://postgres@127.0.0.1:5432/postgres npm run bench\n');
  console.error('A database of its own is made there and dropped at the end.');
  process.exit(1);
}

/** Several servers on one database as one: connections go to them in turn, and what they use is added up. */
async function asOne(starting) {
  const servers = await Promise.all(starting);
  let opened = 0;
  return {
    ...servers[0],
    get port() {
      opened += 1;
      return servers[opened % servers.length].port;
    },
    async usage() {
      const used = await Promise.all(servers.map((server) => server.usage()));
      const sum = (figure) => used.reduce((total, one) => total + one[figure], 0);
      return { cpuSeconds: sum('cpuSeconds'), rssBytes: sum('rssBytes') };
    },
  };
}

/**
 * A market of `size` in a database of its own, with the servers that are started on it. `close` stops them and removes
 * everything.
 */
export async function openMarket(serverUrl, size) {
  const database = await createDatabase(serverUrl, size);
  const folder = await mkdtemp(join(tmpdir(), 'annapath-bench-'));
  const servers = [];
  const started = async (starting) => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  await database.claim(folder);
  // What is bid elsewhere on the same rows would be counted as theirs.
  const half = Math.ceil(database.ids.buyers.length / 2);
  const ids = {
    crops: database.ids.crops,
    buyers: database.ids.buyers.slice(0, half),
    buyersElsewhere: database.ids.buyers.slice(half),
  };
  const startBaseline = () => started(startServer(fileOf('./baseline.mjs'), { DATABASE_URL: database.url }));
  /** Production in everything but its rate limits. */
  const startOurs = () =>
    started(
      startServer(fileOf('../server/dist/bootstrap/main.js'), {
        ...MEMORY_SETTINGS,
        APP_MODE: 'production',
        RATE_LIMIT_FACTOR: '1000000',
        GRAPHQL_INTROSPECTION: 'false',
        DATABASE_URL: database.url,
        DATA_DIR: folder,
      }),
    );
  return {
    url: database.url,
    ids,
    /** Stops with the market. */
    started,
    startBaseline,
    startOurs,
    /** So many baselines, and so many of ours, each as one. */
    async startBoth(count) {
      const several = (start) => asOne(Array.from({ length: count }, start));
      return [await several(startBaseline), await several(startOurs)];
    },
    /** The jobs, with tokens that have just been signed: they last for a quarter of an hour. */
    freshJobs: async () => makeJobs({ ids, tokens: await signTokens(ids.buyers) }),
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
