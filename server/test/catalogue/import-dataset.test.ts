import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coldStorages } from '../../src/modules/catalogue/datasets/cold-storages.js';
import { mandiPrices } from '../../src/modules/catalogue/datasets/mandi-prices.js';
import { transporters } from '../../src/modules/catalogue/datasets/transporters.js';
import type { DATASETS } from '../../src/modules/catalogue/datasets.js';
import { importDataset } from '../../src/modules/catalogue/import-dataset.js';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { ManualClock } from '../../src/platform/clock.js';
import { startTestServer, type TestServer } from '../harness.js';

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
  for (const dataset of [coldStorages, mandiPrices, transporters]) await bringIn(dataset, undefined);
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
    expect.stringMatching(/^ {2}- line 3, maxPrice: has to be a number of rupees/),
    expect.stringMatching(/^ {2}- line 4, id: has to be/),
    '  - line 5, id: "karnal-1" stands in line 2 already',
    '  - line 6: modalPrice has to lie between minPrice and maxPrice',
    '  - line 7, sample: has to be true or false',
  ]);
  expect(await prices()).toEqual(before);
});

test.each([
  ['empty.csv', COLUMNS, 'there is no row in it'],
  ['short.csv', `${COLUMNS}\nkarnal-1,Wheat`, 'line 2: there are 2 cells for the 15 columns of line 1'],
  ['long.csv', `${COLUMNS}\n${csvRow('karnal-1')},red`, 'line 2: there are 16 cells for the 15 columns of line 1'],
  ['quote.csv', `${COLUMNS}\n${csvRow('karnal-1').replace('Wheat', 'Wh"eat"')}`, 'line 2: a quotation mark stands'],
  ['twice.csv', `${COLUMNS},modalPrice\n${csvRow('karnal-1')},2450`, 'line 1: there are two columns "modalPrice"'],
  ['missing.csv', COLUMNS.replace(',sample', ''), 'line 1: there is no column "sample"'],
  ['unnamed.csv', `${COLUMNS.replace('trend,', ',')}`, 'line 1: a column has no name'],
  ['broken.json', '[{', 'it is not JSON'],
  ['number.json', '7', 'it has to be a list of rows'],
  ['prices.xlsx', '', 'has to end in .json or .csv'],
  ['column.csv', `${COLUMNS},colour\n${csvRow('karnal-1')},red`, 'line 1: "colour" is no column of this dataset'],
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

const PRICE = 'has to be a number of rupees above 0 and up to 10,00,00,000, with two decimals at most: 2450 or 2450.50';

test.each([
  ['2450.125', PRICE],
  ['0.001', PRICE],
  ['0x992', PRICE],
  ['2.45e3', PRICE],
  ['3000000000', PRICE],
  ['२४५०', PRICE],
])('a price of %s is refused with its line and field', async (modal, problem) => {
  const before = await prices();
  const file = await fileWith(
    'price.csv',
    `${COLUMNS}\n${csvRow('karnal-1')}\n${csvRow('karnal-2', `1,100000000,${modal}`)}`,
  );
  await expect(bringIn(mandiPrices, file)).rejects.toThrow(`line 3, modalPrice: ${problem}`);
  expect(await prices()).toEqual(before);
});

test.each([
  ['a NUL', 'Wh\u0000eat', 'has a character that cannot be stored (NUL, or half of a character)'],
  ['half of a pair', 'Wh\ud800eat', 'has a character that cannot be stored (NUL, or half of a character)'],
  ['what stands for lost letters', 'Hisar \ufffd', 'has lost letters, there is ??? or \ufffd: save the file as UTF-8'],
  ['question marks for Hindi', '????? ????', 'has lost letters, there is ??? or \ufffd: save the file as UTF-8'],
])('a text with %s is refused with its row and field, and in a list too', async (_what, name, problem) => {
  const row = { id: 'kisan', name, nameHi: 'किसान', vehicles: ['Truck', name], vehiclesHi: ['ट्रक', 'टेम्पो'] };
  const rest = { experience: '5 years', experienceHi: '5 साल', contact: '5000000001', rating: 4.55, pricePerKm: 15 };
  const file = await fileWith('text.json', JSON.stringify([{ ...row, ...rest, sample: false }]));
  const failure = await bringIn(transporters, file).catch((error: Error) => error.message);
  expect(String(failure).split('\n').slice(1)).toEqual([
    `  - row 1, name: ${problem}`,
    `  - row 1, vehicles, 1: ${problem}`,
    '  - row 1, rating: has to be a number of stars from 0 to 5, with one decimal at most',
  ]);
});

test('a whole number that the table cannot hold is refused with its field', async () => {
  const kept = await bringIn(coldStorages, undefined);
  const [first, ...others] = JSON.parse(await readFile(kept.keptIn ?? '', 'utf8'));
  const file = await fileWith('stores.json', JSON.stringify([{ ...first, capacity: 3_000_000_000 }, ...others]));
  await expect(bringIn(coldStorages, file)).rejects.toThrow(
    'row 1, capacity: has to be a whole number below 2,147,483,648',
  );
});

const TWO_ROWS = [COLUMNS, csvRow('karnal-1').replace('false', 'TRUE'), csvRow('karnal-2').replace('false', 'FALSE')];
const withDelimiter = (delimiter: string) =>
  // The market's own comma is quoted, and stays.
  TWO_ROWS.map((line) => line.replaceAll(/,(?! )/g, delimiter)).join('\r\n');

test.each<[string, Buffer]>([
  ['UTF-8 with its mark, TRUE and FALSE', Buffer.from(`\ufeff${withDelimiter(',')}`)],
  ['semicolons', Buffer.from(withDelimiter(';'))],
  ['tabs in UTF-16', Buffer.from(`\ufeff${withDelimiter('\t')}`, 'utf16le')],
  ['UTF-16 of the other order', Buffer.from(`\ufeff${withDelimiter(',')}`, 'utf16le').swap16()],
  [
    'empty columns and rows at the end',
    Buffer.from(`${TWO_ROWS.map((line) => `${line},,`).join('\n')}\n,,,\n${','.repeat(16)}\n\n`),
  ],
])('a spreadsheet as it is saved is taken: %s', async (_name, bytes) => {
  const file = join(folder, 'saved.csv');
  await writeFile(file, bytes);
  expect(await bringIn(mandiPrices, file)).toMatchObject({ rows: 2 });
  const { data } = await server.graphql('{ mandiPrices { nodes { id market sample hindi: market(language: HI) } } }');
  const row = { market: 'Karnal, New Mandi', hindi: 'करनाल मंडी' };
  expect(data?.mandiPrices).toEqual({
    nodes: [
      { id: 'karnal-1', ...row, sample: true },
      { id: 'karnal-2', ...row, sample: false },
    ],
  });
});

test('a file in an old encoding is refused, and what to do is said', async () => {
  const before = await prices();
  const file = join(folder, 'windows-1252.csv');
  await writeFile(file, Buffer.from(`${COLUMNS}\n${csvRow('karnal-1').replace('Wheat', 'Caf\u00e9')}`, 'latin1'));
  await expect(bringIn(mandiPrices, file)).rejects.toThrow(
    'it is not UTF-8: in Excel choose “Save As”, then “CSV UTF-8',
  );
  expect(await prices()).toEqual(before);
});

test('what an operator brings in is stored in one form, and found by its filters in any', async () => {
  const [composed, apart] = ['Café\u00a0Pur', 'Cafe\u0301 Pur'];
  const file = await fileWith('apart.csv', `${COLUMNS}\n${csvRow('karnal-1').replace('Karnal,', `${apart},`)}`);
  await bringIn(mandiPrices, file);
  for (const district of [composed, apart]) {
    const { data } = await server.graphql(
      'query ($district: String) { mandiPrices(district: $district) { nodes { location } } }',
      {
        district,
      },
    );
    expect(data?.mandiPrices).toEqual({ nodes: [{ location: 'Café Pur' }] });
  }
});
