import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decideHeld, describeHeld } from '../../src/modules/prices/held-prices.js';
import { importPrices } from '../../src/modules/prices/import/import-prices.js';
import type { RefusedRow } from '../../src/modules/prices/import/price-source.js';
import { csvPrices } from '../../src/modules/prices/sources/csv-prices.js';
import { ON_POSTGRES_SERVER, type TestServer } from '../harness.js';
import {
  answered,
  contextOf,
  daysOf,
  forgetPrices,
  importRows,
  quoted,
  startPriceServer,
  TODAY,
} from './market-prices.js';

const HEAD =
  'State,District,Market,Commodity,Variety,Grade,Arrival_Date,Min_x0020_Price,Max_x0020_Price,Modal_x0020_Price';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startPriceServer();
  folder = await mkdtemp(join(tmpdir(), 'annapath-prices-'));
});
beforeEach(() => forgetPrices(server));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function importFile(lines: readonly string[], end = '\r\n') {
  const file = join(folder, 'export.csv');
  await writeFile(file, `\uFEFF${lines.join(end)}${end}`);
  const refused: RefusedRow[] = [];
  const report = await importPrices(contextOf(server), csvPrices(file, TODAY), {
    canCopy: ON_POSTGRES_SERVER,
    onRefused: async (rows) => {
      refused.push(...rows);
    },
  });
  return { report, refused };
}

const observations = () =>
  server.dataSource.query(
    `SELECT commodity, market, variety, day::text, least, modal, greatest, arrivals FROM price_observations
     JOIN price_series ON price_series.id = series_id ORDER BY commodity, market, day`,
  );

describe('an export of data.gov.in', () => {
  test('is read with its mark at the beginning, its names and its days, in whole cells or quoted ones', async () => {
    const { report } = await importFile([
      HEAD,
      'Haryana,Gurgaon,Gurgaon APMC,Paddy(Dhan)(Common),Other,FAQ,21/11/2026,2300,2500,2400',
      'NCT of Delhi,Delhi,Azadpur,Onion,"Red, large",FAQ,2-1-2026,"1,000",2200.5,1600',
      'Madhya Pradesh,Indore,Indore(F&V),Bengal Gram(Gram)(Whole),,,2026-11-20,5000,5900,5550',
    ]);
    expect(report).toMatchObject({ read: 3, added: 3, changed: 0, held: 0, refused: 0 });
    expect(await observations()).toEqual([
      {
        commodity: 'gram',
        market: 'indore',
        variety: 'Other',
        day: '2026-11-20',
        least: 500000,
        modal: 555000,
        greatest: 590000,
        arrivals: null,
      },
      {
        commodity: 'onion',
        market: 'azadpur',
        variety: 'Red, large',
        day: '2026-01-02',
        least: 100000,
        modal: 160000,
        greatest: 220050,
        arrivals: null,
      },
      {
        commodity: 'paddy',
        market: 'gurgaon',
        variety: 'Other',
        day: '2026-11-21',
        least: 230000,
        modal: 240000,
        greatest: 250000,
        arrivals: null,
      },
    ]);
  });

  test('has rows that are refused, each with its reason; the others are taken', async () => {
    const wheat = 'Haryana,Hisar,Hisar,Wheat,Other,FAQ';
    const { report, refused } = await importFile([
      HEAD,
      `${wheat},21/11/2026,2400,2600,2500`,
      `${wheat},31/02/2026,2400,2600,2500`,
      `${wheat},24/11/2026,2400,2600,2500`,
      `${wheat},20/11/2026,NA,2600,2500`,
      `${wheat},19/11/2026,0,2600,2500`,
      `${wheat},18/11/2026,2600,2500,2400`,
      `${wheat},17/11/2026,24,26,25`,
      `${wheat},16/11/2026,2400,700000,2500`,
      'Haryana,Hisar,Hisar,Cement,Other,FAQ,21/11/2026,300,400,350',
      'Atlantis,Hisar,Hisar,Wheat,Other,FAQ,21/11/2026,2400,2600,2500',
      'Haryana,Hisar',
    ]);
    expect(report).toMatchObject({ read: 11, added: 1, refused: 10 });
    expect(report.refusals).toEqual({
      'the day cannot be read': 2,
      'the day has not come yet': 1,
      'a price is missing': 2,
      'the modal price is not between the least and the greatest': 1,
      'a price is below ₹50 or above ₹5 lakh a quintal': 2,
      'the commodity Cement is not known': 1,
      'the state Atlantis is not known': 1,
    });
    expect(refused.map(({ row }) => row)).toContain(`${wheat},20/11/2026,NA,2600,2500`);
  });

  test('changes nothing when it comes again, and what it then says otherwise is changed, also in the day of the area', async () => {
    const rows = (modal: number) => [
      HEAD,
      `Haryana,Hisar,Hisar,Wheat,Other,FAQ,21/11/2026,2400,2600,${modal}`,
      'Haryana,Hisar,Uklana,Wheat,Other,FAQ,21/11/2026,2300,2500,2400',
    ];
    await importFile(rows(2500));
    expect((await importFile(rows(2500))).report).toMatchObject({ read: 2, added: 0, changed: 0, refused: 0 });
    expect((await importFile(rows(2600))).report).toMatchObject({ added: 0, changed: 1 });
    const { commodityPrices } = await answered(
      server,
      '{ commodityPrices(commodity: "wheat", district: "Hisar") { latest { least modal greatest quotes } } }',
    );
    expect(commodityPrices.latest).toEqual({ least: 2300, modal: 2500, greatest: 2600, quotes: 2 });
  });

  test('of a row that stands twice, the later one counts, and the area counts it once', async () => {
    const row = (modal: number) => `Haryana,Hisar,Hisar,Wheat,Other,FAQ,21/11/2026,2400,2600,${modal}`;
    expect((await importFile([HEAD, row(2450), row(2550)])).report).toMatchObject({ read: 2, added: 1 });
    const { commodityPrices } = await answered(
      server,
      '{ commodityPrices(commodity: "wheat", district: "Hisar") { latest { modal quotes } } }',
    );
    expect(commodityPrices.latest).toEqual({ modal: 2550, quotes: 1 });
  });

  test('that has no column of prices is refused as a whole, and so is one with a quotation mark that is not closed', async () => {
    await expect(importFile(['State,District,Market,Commodity', 'a,b,c,d'])).rejects.toThrow(
      'export.csv: line 1 has no column for day, least, modal, greatest',
    );
    await expect(importFile([HEAD, 'Haryana,Hisar,"Hisar,Wheat,Other,FAQ,21/11/2026,1,2,3'])).rejects.toThrow(
      'export.csv: a quotation mark stands within a cell, or is not closed',
    );
  });
});

test('an export of e-NAM names its market alone, counts in quintals, and has other goods in other units', async () => {
  const { report } = await importFile(
    [
      'State,APMC,Commodity,Min Price (Rs.),Modal Price (Rs.),Max Price (Rs.),Commodity Arrivals,Commodity Traded,Commodity Uom,Created At',
      'HARYANA,HISAR,WHEAT,2400,2500,2600,450,400,Qui,2026-11-21',
      'HARYANA,HISAR,LEMON,10,20,30,100,100,Nos,2026-11-21',
    ],
    '\n',
  );
  expect(report).toMatchObject({ read: 2, added: 1, refusals: { 'the unit is not a quintal': 1 } });
  expect(await observations()).toEqual([
    {
      commodity: 'wheat',
      market: 'hisar',
      variety: 'Other',
      day: '2026-11-21',
      least: 240000,
      modal: 250000,
      greatest: 260000,
      arrivals: 45,
    },
  ]);
});

test('two imports at once store each price once', async () => {
  await importRows(server, [quoted('2026-10-01', [2400, 2500, 2600])]);
  const days = Array.from({ length: 20 }, (_, index) =>
    quoted(`2026-11-${String(index + 1).padStart(2, '0')}`, [2400, 2500, 2600]),
  );
  const reports = await Promise.all([importRows(server, days), importRows(server, days)]);
  expect(reports.map(({ added }) => added).sort()).toEqual([0, 20]);
});

test('a batch that cannot be counted in its import is not stored; the import is repeated', async () => {
  const rows = [quoted('2026-11-21', [2400, 2500, 2600])];
  await server.dataSource.query('ALTER TABLE price_imports ADD CONSTRAINT counts_nothing CHECK (new_rows = 0)');
  await expect(importRows(server, rows)).rejects.toThrow('counts_nothing');
  await server.dataSource.query('ALTER TABLE price_imports DROP CONSTRAINT counts_nothing');
  expect(await observations()).toEqual([]);
  expect(await importRows(server, rows)).toMatchObject({ added: 1 });
});

describe('a price more than five times off the median of its thirty days', () => {
  const month = Array.from({ length: 10 }, (_, index) =>
    quoted(`2026-11-${String(index + 10)}`, [2400, 2500 + index, 2600]),
  );
  const wrong = quoted('2026-11-21', [24000, 25000, 26000]);

  test('is held apart, in the import that brings its month or a later one, and stays so when it comes again', async () => {
    expect(await importRows(server, [...month, wrong])).toMatchObject({ added: 10, held: 1 });
    expect(await importRows(server, [wrong])).toMatchObject({ added: 0, changed: 0 });
    await forgetPrices(server);
    await importRows(server, month);
    expect(await importRows(server, [wrong, quoted('2026-11-22', [300, 400, 500])])).toMatchObject({
      added: 0,
      held: 2,
    });
    const held = await server.dataSource.query('SELECT day::text, modal, median FROM price_held ORDER BY day');
    expect(held).toEqual([
      { day: '2026-11-21', modal: 2500000, median: 250400 },
      // The wrong one before it is one of its days.
      { day: '2026-11-22', modal: 40000, median: 250500 },
    ]);
    const { prices } = await answered(server, '{ prices(commodity: "wheat") { nodes { day } } }');
    expect(daysOf(prices.nodes)[0]).toBe('2026-11-19');
  });

  test('is taken where the series has too few days to say, or where it rose that far in time', async () => {
    expect(await importRows(server, [...month.slice(0, 4), wrong])).toMatchObject({ added: 5, held: 0 });
    await forgetPrices(server);
    const slowly = [1, 2, 4, 8, 16, 32].map((times, index) =>
      quoted(`2026-0${index + 1}-15`, [100 * times, 110 * times, 120 * times]),
    );
    expect(await importRows(server, slowly)).toMatchObject({ added: 6, held: 0 });
  });
});

describe('what the operator decides of a price that is held apart', () => {
  const wrong = quoted('2026-11-21', [24000, 25000, 26000]);
  beforeEach(async () => {
    const days = ['10', '11', '12', '13', '14', '16'];
    await importRows(server, [...days.map((day) => quoted(`2026-11-${day}`, [2400, 2500, 2600])), wrong]);
  });
  const latest = async () => {
    const { commodityPrices } = await answered(
      server,
      '{ commodityPrices(commodity: "wheat") { latest { day modal } } }',
    );
    return commodityPrices.latest;
  };

  test('released, it is a price like any other, also when it comes again', async () => {
    expect(await describeHeld(contextOf(server))).toBe(
      '1: wheat in hisar on 2026-11-21, ₹25,000 a quintal, where the thirty days before had ₹2,500',
    );
    expect(await decideHeld(contextOf(server), 1, 'RELEASED')).toBe('wheat in hisar on 2026-11-21: taken');
    expect(await latest()).toEqual({ day: '2026-11-21', modal: 25000 });
    expect(await importRows(server, [wrong])).toMatchObject({ added: 0, changed: 0, held: 0 });
    expect(await describeHeld(contextOf(server))).toBe('No price is held apart.');
  });

  test('dropped, it stays out, also when it comes again; it is decided once', async () => {
    await decideHeld(contextOf(server), 1, 'DROPPED');
    expect(await importRows(server, [wrong])).toMatchObject({ added: 0, changed: 0 });
    expect(await latest()).toEqual({ day: '2026-11-16', modal: 2500 });
    expect(await describeHeld(contextOf(server))).toBe('No price is held apart.');
    await expect(decideHeld(contextOf(server), 1, 'RELEASED')).rejects.toThrow('No such price is held apart.');
  });
});
