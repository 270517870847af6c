import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildServer } from '../scripts/lib/prepare.mjs';
import { createDatabase } from './database.mjs';
import { WORDS } from './search-terms.mjs';

/* What two hundred searches cost the database, each held against a first page without one. See README.md. */

const { values: flags } = parseArgs({
  options: {
    crops: { type: 'string', default: '100000' },
    /** How often each statement is run; the quickest run counts, since what else the machine does only makes it slower. */
    runs: { type: 'string', default: '5' },
    bar: { type: 'string', default: '15' },
  },
});
const serverUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!serverUrl) {
  console.error('Nothing was measured: set BENCH_DATABASE_URL to a PostgreSQL server.');
  process.exit(1);
}
await buildServer();
const built = (file) => import(new URL(`../server/dist/${file}`, import.meta.url).href);
const [{ createDataSource }, { createContext }, { listCrops }, { namesSearched }, { ENTITIES }] = await Promise.all([
  built('platform/database/data-source.js'),
  built('platform/context.js'),
  built('modules/crops/crop.service.js'),
  built('modules/crops/crop-search.js'),
  built('bootstrap/entities.js'),
]);

/** Listings that few have: one in so many. */
const RARE = { saffron: 20_000, cardamom: 5_000, garlic: 1_000, ginger: 300, potato: 60 };
const HINDI = [
  'गेहूँ',
  'गेहूं',
  'टमाटर',
  'प्याज',
  'प्याज़',
  'सरसों',
  'आम',
  'हल्दी',
  'कपास',
  'मक्का',
  'चना',
  'केसर',
  'लहसुन',
  'अदरक',
  'आलू',
];
const ROMAN = [
  'tamatar',
  'gehu',
  'gehun',
  'pyaaz',
  'pyaj',
  'sarson',
  'haldi',
  'kapas',
  'makka',
  'chana',
  'kesar',
  'lahsun',
  'adrak',
  'aloo',
];
const MISSPELLED = [
  'wheet',
  'tomatoe',
  'onin',
  'musterd',
  'safron',
  'garlik',
  'potatoe',
  'gingar',
  'cardamon',
  'turmaric',
];
const ABSENT = [
  'zz',
  'q',
  'qx',
  'xyz',
  'zzzz',
  'quinoa',
  'blueberry',
  'नहीं',
  'ळ',
  'श्र',
  'wwwwwwwwwwww',
  'हहहह',
  '%',
  '_',
  '--',
  '0-0',
  'zq wx',
];

/** Two hundred searches: common, rare and absent; of one to twelve letters; in both scripts; one word and several; with filters beside. */
function searches(farmer) {
  const known = [...WORDS.crops, ...WORDS.districts, ...Object.keys(RARE)];
  const begun = known.flatMap((word) => [1, 2, 3, 4, 6].map((length) => word.slice(0, length)));
  const inside = known.flatMap((word) => [word.slice(1, 3), word.slice(2, 5)]);
  const several = WORDS.crops.flatMap((crop, index) => [
    `${crop} ${WORDS.districts[index]}`,
    `${ROMAN[index]} ${WORDS.districts[index]}`,
  ]);
  const people = [farmer, `${farmer}@`, `${farmer}@gmail.com`, farmer.slice(0, 3), '@gmail.com', 'haryana', 'HARYANA'];
  const rare = [
    'saffron nashik',
    'kesar nashik',
    `saffron ${farmer}`,
    'garlic hisar',
    'lahsun hisar',
    'wheat zzzz',
    'gehu zzzz',
  ];
  const texts = [
    ...new Set([
      ...known,
      ...HINDI,
      ...ROMAN,
      ...MISSPELLED,
      ...ABSENT,
      ...rare,
      ...several,
      ...people,
      ...begun,
      ...inside,
    ]),
  ];
  const plain = texts.slice(0, 185).map((search) => ({ filter: { search } }));
  const beside = ['wheat', 'saffron', 'gehu', 'zzzz', 'qx'].flatMap((search) => [
    { filter: { search, district: 'Nashik' } },
    { filter: { search, verified: true, minPrice: 9_000 } },
    { filter: { search }, sort: 'price-low-to-high' },
  ]);
  return [...plain, ...beside];
}

/** Rare listings, farmers with names of their own, and the names in both languages that the product writes at listing time. */
async function fillIn(url) {
  // The product's connections give up after seconds; so many rows take longer.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const number = "('x' || right(id::text, 8))::bit(32)::int";
  for (const [crop, oneIn] of Object.entries(RARE)) {
    await client.query(`UPDATE crops SET crop_name = initcap($1), status = 'active' WHERE ${number} % $2 = 7`, [
      crop,
      oneIn,
    ]);
  }
  // All wheat of the benchmark's market is sold.
  await client.query(`UPDATE crops SET status = 'active' WHERE ${number} % 20 = 0`);
  const names = Object.fromEntries([...WORDS.crops, ...Object.keys(RARE)].map((crop) => [crop, namesSearched(crop)]));
  await client.query(
    `UPDATE crops SET search_text =
       concat_ws(E'\n', lower(crop_name), farmer.name, farmer.name || '@gmail.com', 'haryana', lower(district), $1::jsonb ->> lower(crop_name))
     FROM (SELECT id, translate(left(md5(id::text), 8), '0123456789', 'ghijklmnop') AS name FROM users) farmer
     WHERE farmer.id = farmer_id`,
    [JSON.stringify(names)],
  );
  await client.query('VACUUM ANALYZE crops');
  const { rows } = await client.query(
    "SELECT split_part(search_text, E'\n', 2) AS name FROM crops WHERE status = 'active' ORDER BY created_at LIMIT 1",
  );
  await client.end();
  return rows[0].name;
}

/** The statements that a list sends, with their values. */
async function statementsOf(dataSource, request) {
  const sent = [];
  const silent = () => undefined;
  dataSource.logger = {
    logQuery: (text, values) => sent.push({ text, values }),
    ...{ logQueryError: silent, logQuerySlow: silent, logSchemaBuild: silent, logMigration: silent, log: silent },
  };
  const ctx = createContext({
    ...{ requestId: 'bench', clientAddress: 'none', viewer: null, language: 'en', tokenRefusal: null },
    ...{ db: dataSource.manager, clock: { now: () => new Date() }, mediaAddress: '', eventHandlers: [] },
    log: { info: silent, warn: silent, error: silent },
  });
  const { nodes } = await listCrops(ctx, { first: 20, ...request });
  dataSource.logger = { ...dataSource.logger, logQuery: silent };
  return { sent, found: nodes.length };
}

/** Milliseconds that the database plans and works, in the quickest of the runs. */
async function cost(dataSource, statements) {
  let total = 0;
  for (const { text, values } of statements) {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < Number(flags.runs); run += 1) {
      const [row] = await dataSource.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, values);
      const [plan] = row['QUERY PLAN'];
      best = Math.min(best, plan['Planning Time'] + plan['Execution Time']);
    }
    total += best;
  }
  return total;
}

const database = await createDatabase(serverUrl, {
  crops: Number(flags.crops),
  bids: 1_000,
  farmers: 500,
  buyers: 200,
});
const dataSource = createDataSource({ url: database.url, poolSize: 2, entities: ENTITIES, migrations: [] });
try {
  await dataSource.initialize();
  const farmer = await fillIn(database.url);
  const first = await statementsOf(dataSource, {});
  const page = await cost(dataSource, first.sent);
  const results = [];
  for (const request of searches(farmer)) {
    const { sent, found } = await statementsOf(dataSource, request);
    const pages = (await cost(dataSource, sent)) / (await cost(dataSource, first.sent));
    results.push({ pages, found, statements: sent.length, request });
  }
  results.sort((one, other) => other.pages - one.pages);
  console.log(`A first page: ${page.toFixed(2)} ms of the database. ${results.length} searches:\n`);
  console.log('| first pages | found | statements | search |\n| ---: | ---: | ---: | --- |');
  const shown = (request) =>
    [
      request.filter.search,
      ...Object.entries({ ...request.filter, sort: request.sort }).flatMap(([name, value]) =>
        name === 'search' || value === undefined ? [] : [`${name} ${value}`],
      ),
    ].join(', ');
  for (const { pages, found, statements, request } of results) {
    console.log(`| ${pages.toFixed(1)} | ${found} | ${statements} | ${shown(request).replaceAll('|', '\\|')} |`);
  }
  const at = (share) => results[Math.floor((1 - share) * (results.length - 1))].pages.toFixed(1);
  console.log(
    `\nmedian ${at(0.5)}, 95 of 100 within ${at(0.95)}, worst ${at(1)} first pages; the bar is ${flags.bar}.`,
  );
  if (results[0].pages > Number(flags.bar)) process.exitCode = 1;
} finally {
  if (dataSource.isInitialized) await dataSource.destroy();
  await database.drop();
}
