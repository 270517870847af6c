import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mandiPrices } from '../../src/modules/catalogue/datasets/mandi-prices.js';
import { importDataset } from '../../src/modules/catalogue/import-dataset.js';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';
import { ROOT } from './project-copy.js';
import { runCommand } from './run-command.js';

const COLUMNS =
  'id,commodity,commodityHi,location,locationHi,market,marketHi,minPrice,maxPrice,modalPrice,trend,trendDirection,updated,updatedHi,sample';
const ROW = 'karnal-1,Wheat,गेहूं,Karnal,करनाल,"Karnal, New Mandi",करनाल मंडी,2400,2600,2500.5,+1.0%,up,today,आज,false';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
  folder = await mkdtemp(join(tmpdir(), 'annapath-import-'));
});
afterAll(async () => {
  const keepIn = join(folder, 'replaced');
  await importDataset(server.parts.systemContext(), mandiPrices, { file: undefined, keepIn });
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('npm run data:import: says how it is used, what is wrong, and what it replaced', async () => {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const env = {
    APP_MODE: 'test',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    ...(ON_POSTGRES_SERVER
      ? { DATABASE_URL: workerDatabaseUrl(), JWT_SECRET: 'a-secret-for-the-tests-alone-0123456789' }
      : {}),
  };
  const run = (...args: readonly string[]) =>
    runCommand(process.execPath, ['scripts/import-data.mjs', ...args], {
      cwd: ROOT,
      env: { ...env, INIT_CWD: folder },
    });

  const usage = await run('mandi-price', 'x.csv');
  expect(usage.code).toBe(1);
  expect(usage.output).toContain('NAME is one of mandi-prices,');

  await writeFile(join(folder, 'no-rows.csv'), COLUMNS);
  const refused = await run('mandi-prices', 'no-rows.csv');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('cannot be loaded; nothing was changed:\n  - there is no row in it');

  await writeFile(join(folder, 'own.csv'), `${COLUMNS}\n${ROW}\n`);
  const done = await run('mandi-prices', 'own.csv');
  expect(done).toMatchObject({ code: 0, output: expect.stringMatching(/^mandi-prices: \d+ rows replaced by 1\.$/m) });
  if (!ON_POSTGRES_SERVER) {
    expect((await run('mandi-prices', '--built-in')).output).toContain('mandi-prices: 1 rows replaced by 98.');
  }
  const kept = await readdir(join(dataDir, 'replaced'));
  expect(kept).toHaveLength(1);
  expect(JSON.parse(await readFile(join(dataDir, 'replaced', kept[0] ?? ''), 'utf8'))[0]).toHaveProperty('modalPrice');
});
