import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mandiPrices } from '../../src/modules/catalogue/datasets/mandi-prices.js';
import { transporters } from '../../src/modules/catalogue/datasets/transporters.js';
import type { DATASETS } from '../../src/modules/catalogue/datasets.js';
import { importDataset } from '../../src/modules/catalogue/import-dataset.js';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { ManualClock } from '../../src/platform/clock.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';
import { runCommand } from '../operations/run-command.js';

const COLUMNS =
  'id,commodity,commodityHi,location,locationHi,market,marketHi,minPrice,maxPrice,modalPrice,trend,trendDirection,updated,updatedHi,sample';
const csvRow = (id: string, prices = '2400,2600,2500.5') =>
  `${id},Wheat,गेहूं,Karnal,करनाल,"Karnal, New Mandi",करनाल मंडी,${prices},+1.0%,up,today,आज,false`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
  folder = await mkdtemp(join(tmpdir(), 'annapath-import-'));
});
afterAll(async () => {
  for (const dataset of [mandiPrices, transporters]) await bringIn(dataset, undefined);
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const bringIn = (dataset: (typeof DATASETS)[number], file: string | undefined) =>
  importDataset(server.parts.systemContext(), dataset, { file, keepIn: join(folder, 'replaced') });

async function fileWith(name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

async function prices(): Promise<Array<{ id: string; modalPrice: number; market: string }>> {
  const { data } = await server.graphql<{
    mandiPrices: { nodes: Array<{ id: string; modalPrice: number; market: string }> };
  }>('{ mandiPrices(first: 100) { nodes { id modalPrice market } } }');
  return data?.mandiPrices.nodes ?? [];
}

test('a CSV file replaces a dataset; a later start keeps it; the replaced rows come back from where they were kept', async () => {
  const before = await prices();
  expect(before).toHaveLength(98);
  const csv = await fileWith('karnal.csv', `\uFEFF${COLUMNS}\n${csvRow('karnal-1')}\n${csvRow('karnal-2')}\n`);
  const report = await bringIn(mandiPrices, csv);
  expect(report).toEqual({ rows: 2, replaced: 98, keptIn: expect.stringContaining('mandi-prices-') });
  const imported = [
    { id: 'karnal-1', modalPrice: 2500.5, market: 'Karnal, New Mandi' },
    { id: 'karnal-2', modalPrice: 2500.5, market: 'Karnal, New Mandi' },
  ];
  expect(await prices()).toEqual(imported);

  await seedCatalogue(server.parts.systemContext());
  expect(await prices()).toEqual(imported);

  expect(await bringIn(mandiPrices, report.keptIn)).toMatchObject({ rows: 98, replaced: 2 });
  expect(await prices()).toEqual(before);
});

test('a second later the advisor tells the prices that were brought in, and then again those from before', async () => {
  const clock = new ManualClock();
  const asked = await startTestServer({ clock });
  const told = async () => {
    const body = { messages: [{ role: 'user', content: 'Wheat price in Hisar mandi' }] };
    return (await asked.rest('POST', '/chat', { body })).body.message;
  };
  try {
    const before = await told();
    expect(before).toContain('₹');
    const csv = await fileWith(
      'hisar.csv',
      `${COLUMNS}\n${csvRow('hisar-1').replace('Karnal,करनाल', 'Hisar,हिसार')}\n`,
    );
    const { keptIn } = await bringIn(mandiPrices, csv);
    clock.advance(1_000);
    expect(await told()).toContain('2,500.5');
    await bringIn(mandiPrices, keptIn);
    clock.advance(1_000);
    expect(await told()).toBe(before);
  } finally {
    await asked.close();
  }
});

test('going back to the built-in rows lets later starts keep them current again', async () => {
  const csv = await fileWith('one.csv', `${COLUMNS}\n${csvRow('karnal-1')}\n`);
  await bringIn(mandiPrices, csv);
  await bringIn(mandiPrices, undefined);
  expect(await prices()).toHaveLength(98);
  await server.dataSource.query("UPDATE dataset_seeds SET digest = 'of an older file' WHERE dataset = 'mandiPrices'");
  await server.dataSource.query("DELETE FROM mandi_prices WHERE location = 'Hisar'");
  await seedCatalogue(server.parts.systemContext());
  expect(await prices()).toHaveLength(98);
});

test('every line that is wrong is named with its field, and nothing is changed', async () => {
  const before = await prices();
  const file = await fileWith(
    'wrong.csv',
    [
      COLUMNS,
      csvRow('karnal-1'),
      csvRow('karnal-2', '2400,cheap,2500'),
      csvRow('Karnal 3'),
      csvRow('karnal-1'),
      csvRow('karnal-5', '2400,2450,2500'),
      csvRow('karnal-6').replace('false', 'maybe'),
    ].join('\n'),
  );
  const failure = await bringIn(mandiPrices, file).then(
    () => 'it was taken',
    (error: Error) => error.message,
  );
  expect(failure.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^ {2}- line 3, maxPrice: .*number/),
    expect.stringMatching(/^ {2}- line 4, id: has to be/),
    '  - line 5, id: "karnal-1" stands in line 2 already',
    '  - line 6: modalPrice has to lie between minPrice and maxPrice',
    expect.stringMatching(/^ {2}- line 7, sample: .*boolean/),
  ]);
  expect(await prices()).toEqual(before);
});

test.each([
  ['empty.csv', COLUMNS, 'there is no row in it'],
  ['short.csv', `${COLUMNS}\nkarnal-1,Wheat`, 'Invalid Record Length'],
  ['broken.json', '[{', 'it is not JSON'],
  ['number.json', '7', 'it has to be a list of rows'],
  ['prices.xlsx', '', 'has to end in .json or .csv'],
  ['column.csv', `${COLUMNS},colour\n${csvRow('karnal-1')},red`, 'line 2: Unrecognized key: "colour"'],
])('%s is refused with a reason', async (name, content, reason) => {
  await expect(bringIn(mandiPrices, await fileWith(name, content))).rejects.toThrow(reason);
});

test('JSON is taken as a list or like the built-in files, lists in a cell of CSV are parted by semicolons', async () => {
  const row = {
    id: 'kisan',
    name: 'Kisan',
    nameHi: 'किसान',
    vehicles: ['Truck', 'Tempo'],
    vehiclesHi: ['ट्रक', 'टेम्पो'],
  };
  const rest = {
    experience: '5 years',
    experienceHi: '5 साल',
    contact: '5000000001',
    rating: 4.5,
    pricePerKm: 15,
    sample: false,
  };
  await bringIn(transporters, await fileWith('list.json', JSON.stringify([{ ...row, ...rest }])));
  const nodes = async () =>
    (await server.graphql('{ transporters { nodes { id vehicles rating pricePerKm } } }')).data?.transporters;
  const expected = { nodes: [{ id: 'kisan', vehicles: ['Truck', 'Tempo'], rating: 4.5, pricePerKm: 15 }] };
  expect(await nodes()).toEqual(expected);
  await bringIn(
    transporters,
    await fileWith('rows.json', JSON.stringify({ rows: [{ ...row, ...rest, id: 'second' }] })),
  );
  expect(await nodes()).toEqual({ nodes: [{ ...expected.nodes[0], id: 'second' }] });
  const csv = `id,name,nameHi,vehicles,vehiclesHi,experience,experienceHi,contact,rating,pricePerKm,sample
kisan,Kisan,किसान,Truck; Tempo,ट्रक; टेम्पो,5 years,5 साल,5000000001,4.5,15,false`;
  await bringIn(transporters, await fileWith('list.csv', csv));
  expect(await nodes()).toEqual(expected);
});

test('rows that cannot be stored leave everything as it was', async () => {
  const before = await prices();
  const file = await fileWith(
    'nul.csv',
    `${COLUMNS}\n${csvRow('karnal-1')}\n${csvRow('karnal-2').replace('Wheat', 'Wh\u0000eat')}\n`,
  );
  await expect(bringIn(mandiPrices, file)).rejects.toThrow('invalid byte sequence for encoding "UTF8": 0x00');
  expect(await prices()).toEqual(before);
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
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const run = (...args: readonly string[]) =>
    runCommand(process.execPath, ['scripts/import-data.mjs', ...args], {
      cwd: root,
      env: { ...env, INIT_CWD: folder },
    });

  const usage = await run('mandi-price', 'x.csv');
  expect(usage.code).toBe(1);
  expect(usage.output).toContain('NAME is one of mandi-prices,');

  await fileWith('no-rows.csv', COLUMNS);
  const refused = await run('mandi-prices', 'no-rows.csv');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('cannot be loaded; nothing was changed:\n  - there is no row in it');

  await fileWith('own.csv', `${COLUMNS}\n${csvRow('karnal-1')}\n`);
  const done = await run('mandi-prices', 'own.csv');
  expect(done).toMatchObject({ code: 0, output: expect.stringMatching(/^mandi-prices: \d+ rows replaced by 1\.$/m) });
  if (!ON_POSTGRES_SERVER) {
    expect((await run('mandi-prices', '--built-in')).output).toContain('mandi-prices: 1 rows replaced by 98.');
  }
  const kept = await readdir(join(dataDir, 'replaced'));
  expect(kept).toHaveLength(1);
  expect(JSON.parse(await readFile(join(dataDir, 'replaced', kept[0] ?? ''), 'utf8'))[0]).toHaveProperty('modalPrice');
}, 120_000);
