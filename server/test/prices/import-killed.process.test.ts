import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { ownDatabase } from '../operations/built-server.js';

const DIST = new URL('../../dist/', import.meta.url);
const IMPORT = fileURLToPath(new URL('bootstrap/operator/import-prices.js', DIST));
const MARKETS = 250;
const DAYS = 480;

let folder: string;
let database: { readonly url: string; drop(): Promise<void> } | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annapath-import-'));
  database = ON_POSTGRES_SERVER ? await ownDatabase('import_killed') : undefined;
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function writeExport(): Promise<string> {
  const lines = ['State,District,Market,Commodity,Variety,Grade,Arrival_Date,Min_Price,Max_Price,Modal_Price'];
  for (let day = 0; day < DAYS; day += 1) {
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    for (let market = 0; market < MARKETS; market += 1) {
      lines.push(`Haryana,Hisar,Market ${market},Wheat,Other,FAQ,${date},2400,2600,${2500 + (market % 50)}`);
    }
  }
  const file = join(folder, 'export.csv');
  await writeFile(file, lines.join('\n'));
  return file;
}

/** Runs the operator's command; `atFirstBatch` is called once it says that a batch is stored. */
async function runImport(file: string, atFirstBatch?: (kill: () => void) => void) {
  const child = spawn(process.execPath, [IMPORT, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      APP_MODE: 'development',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      JWT_SECRET: 'a-secret-for-the-tests-alone-0123456789',
      ...(database ? { DATABASE_URL: database.url } : {}),
    },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  if (atFirstBatch) child.stderr.once('data', () => atFirstBatch(() => child.kill('SIGKILL')));
  const [code, signal] = await once(child, 'close');
  return { code, signal, output };
}

async function ask(statement: string) {
  const embedded = database
    ? undefined
    : await startEmbeddedDatabase(folder, new URL('platform/database/embedded-worker.js', DIST));
  const client = new pg.Client(database?.url ?? embedded?.url);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  await embedded?.stop();
  return rows[0];
}

test('an import that is killed in the middle and run again leaves nothing twice and nothing missing', async () => {
  const file = await writeExport();
  expect((await runImport(file, (kill) => kill())).signal).toBe('SIGKILL');
  const { rows } = await ask('SELECT count(*)::int AS rows FROM price_observations');
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(MARKETS * DAYS);

  const again = await runImport(file);
  expect(again).toMatchObject({ code: 0 });
  const all = MARKETS * DAYS;
  expect(again.output).toContain(
    `export.csv: ${all} rows read: ${all - rows} new, 0 changed, ${rows} as they were, 0 held apart, 0 refused.`,
  );
  expect(
    await ask(
      `SELECT (SELECT count(*)::int FROM price_observations) AS rows, (SELECT count(*)::int FROM price_series) AS series,
         (SELECT sum(quotes)::int FROM price_days WHERE level = 'DISTRICT') AS quotes,
         (SELECT sum(modal_total)::float FROM price_days WHERE level = 'COUNTRY')
           = (SELECT sum(modal)::float FROM price_observations) AS adds_up`,
    ),
  ).toEqual({ rows: all, series: MARKETS, quotes: all, adds_up: true });
});
