import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { JWT_SECRET } from './server-process.mjs';

const { from: copyFrom } = createRequire(new URL('../server/package.json', import.meta.url))('pg-copy-streams');
const built = (file) => import(new URL(`../server/dist/${file}`, import.meta.url).href);
const IMPORT = fileURLToPath(new URL('../server/dist/bootstrap/operator/import-prices.js', import.meta.url));

const SMALL = 100_000;
const MARKETS = 200;
/** More than the year that a page shows, whatever the size: its answer has as many points and markets with few rows as with many. */
const FEWEST_DAYS = 500;
const ASKED = 20;
const COMMODITIES = [
  'Wheat',
  'Mustard',
  'Onion',
  'Potato',
  'Tomato',
  'Maize',
  'Barley(Jau)',
  'Cotton',
  'Guar',
  'Garlic',
];
const DISTRICTS = ['Hisar', 'Sirsa', 'Panipat', 'Karnal', 'Rohtak', 'Sonipat', 'Ambala', 'Jind', 'Kaithal', 'Rewari'];
const HEAD =
  'State,District,Market,Commodity,Variety,Grade,Arrival_Date,Min_x0020_Price,Max_x0020_Price,Modal_x0020_Price';

/** The lines of an export up to yesterday, every series each day: first there are more commodities, and when all are there more days. */
function* lines(count) {
  const commodities = Math.ceil(count / MARKETS / FEWEST_DAYS);
  const series = COMMODITIES.slice(0, commodities).flatMap((commodity) =>
    Array.from({ length: MARKETS }, (_, market) => [commodity, market]),
  );
  const days = Math.ceil(count / series.length);
  yield `\uFEFF${HEAD}\r\n`;
  for (let row = 0; row < count; row += 1) {
    const [commodity, market] = series[row % series.length];
    const ago = days - Math.floor(row / series.length);
    const [year, month, day] = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10).split('-');
    const modal = 2_000 + ((row * 31) % 900);
    const names = `Haryana,${DISTRICTS[market % DISTRICTS.length]},Market ${market} APMC,${commodity},Other,FAQ`;
    yield `${names},${day}/${month}/${year},${modal - 100},${modal + 100},${modal}\r\n`;
  }
}

/** The same in larger pieces, which a stream takes faster. */
function* pieces(count) {
  let piece = [];
  for (const line of lines(count)) {
    piece.push(line);
    if (piece.length < 10_000) continue;
    yield piece.join('');
    piece = [];
  }
  yield piece.join('');
}

async function timed(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** Seconds of a bare COPY of the file into a table without an index. */
async function bareCopy(client, file) {
  const columns = HEAD.split(',').map((name) => `"${name}" text`);
  await client.query(`DROP TABLE IF EXISTS bare; CREATE TABLE bare (${columns.join(', ')})`);
  return timed(() =>
    pipeline(createReadStream(file), client.query(copyFrom('COPY bare FROM STDIN (FORMAT csv, HEADER)'))),
  );
}

/** Seconds and most memory of the product's own import. */
async function runImport(url, file, folder) {
  const child = spawn(process.execPath, [IMPORT, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      APP_MODE: 'development',
      LOG_LEVEL: 'warn',
      DATABASE_URL: url,
      DATA_DIR: folder,
      JWT_SECRET,
    },
  });
  let megabytes = 0;
  // Each batch says how far it is: then its memory is looked at.
  child.stderr.on('data', () => {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    megabytes = Math.max(megabytes, Number(kilobytes) / 1024);
  });
  const seconds = await timed(
    () =>
      new Promise((resolve, reject) => {
        child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`The import ended with ${code}.`))));
      }),
  );
  return { seconds, megabytes };
}

/** Milliseconds of what a commodity's page asks for, of each database the least of some turns: whatever else runs only adds to it. */
async function pageQueries(dataSources) {
  const [{ commodityPrices, commodityMarkets, priceSeries }, { commandContext }, { createLogger }] = await Promise.all([
    built('modules/prices/price.service.js'),
    built('bootstrap/operator/command-context.js'),
    built('platform/logger.js'),
  ]);
  const clock = { now: () => new Date(), wallClockAheadMs: () => 0 };
  const log = createLogger('warn');
  const from = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
  const least = dataSources.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < ASKED; turn += 1) {
    for (const [place, dataSource] of dataSources.entries()) {
      const ctx = commandContext({ dataSource, clock }, log);
      const seconds = await timed(async () => {
        await commodityPrices(ctx, 'wheat', { district: 'hisar' });
        await priceSeries(ctx, { commodity: 'wheat', district: 'hisar', from, interval: 'DAY' });
        await commodityMarkets(ctx, { commodity: 'wheat', first: 100 });
      });
      least[place] = Math.min(least[place], seconds * 1_000);
    }
  }
  return least;
}

/** A database with so many prices, with what it took to bring them in. */
async function fillDatabase(serverUrl, count, folder) {
  const name = `annapath_bench_prices_${process.pid}_${count}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const [{ createDataSource }, { migrate }, { ENTITIES }, { MIGRATIONS }] = await Promise.all([
    built('platform/database/data-source.js'),
    built('platform/database/migrate.js'),
    built('bootstrap/entities.js'),
    built('bootstrap/migrations.js'),
  ]);
  const dataSource = createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations: MIGRATIONS });
  const client = new pg.Client({ connectionString: url });
  const close = async () => {
    await client.end();
    await dataSource.destroy();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  };
  try {
    await dataSource.initialize();
    await migrate(dataSource);
    await client.connect();
    const file = join(folder, `${count}.csv`);
    await pipeline(pieces(count), createWriteStream(file));
    const bare = await bareCopy(client, file);
    const ours = await runImport(url, file, folder);
    await client.query('DROP TABLE bare');
    await client.query('VACUUM ANALYZE');
    console.log(
      `${count} rows: bare COPY ${bare.toFixed(2)} s, import ${ours.seconds.toFixed(2)} s ` +
        `(${(bare / ours.seconds).toFixed(2)} of its rows a second), ${ours.megabytes.toFixed(0)} MB`,
    );
    return { ...ours, dataSource, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The import beside a bare COPY, its memory, and a commodity's page, with few rows and with many. */
export async function runPrices({ serverUrl, rows }) {
  const folder = await mkdtemp(join(tmpdir(), 'annapath-bench-prices-'));
  const filled = [];
  try {
    for (const count of [SMALL, rows]) filled.push(await fillDatabase(serverUrl, count, folder));
    const [few, many] = filled;
    const [fast, slow] = await pageQueries(filled.map(({ dataSource }) => dataSource));
    console.log(
      `memory: ${(many.megabytes - few.megabytes).toFixed(0)} MB more; a commodity's page: ` +
        `${fast.toFixed(1)} ms and ${slow.toFixed(1)} ms, ${(slow / fast).toFixed(2)} times`,
    );
  } finally {
    await Promise.all(filled.map(({ close }) => close()));
    await rm(folder, { recursive: true, force: true });
  }
}
