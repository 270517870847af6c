import {
  fetchPricesOfTheDay,
  nextFetch,
  PRICES_OF_THE_DAY,
  queuePricesOfTheDay,
} from '../../src/modules/prices/fetch-prices.js';
import { importPrices } from '../../src/modules/prices/import/import-prices.js';
import { type DatagovAccess, datagovHistory, datagovToday } from '../../src/modules/prices/sources/datagov-prices.js';
import { ON_POSTGRES_SERVER, type TestServer } from '../harness.js';
import { type FakeDatagov, startFakeDatagov } from './fake-datagov.js';
import { answered, contextOf, forgetPrices, NOW, startPriceServer, TODAY } from './market-prices.js';

let server: TestServer;
let datagov: FakeDatagov;
const pauses: number[] = [];
beforeAll(async () => {
  server = await startPriceServer();
  datagov = await startFakeDatagov();
});
beforeEach(async () => {
  await forgetPrices(server);
  Object.assign(datagov, { faults: [], records: [], asked: [], pageRows: 10 });
  pauses.length = 0;
});
afterAll(async () => {
  await datagov.close();
  await server.close();
});

const access = (): DatagovAccess => ({
  address: datagov.address,
  key: 'a-key-of-the-tests',
  timeoutMs: 300,
  pause: async (milliseconds) => {
    pauses.push(milliseconds);
  },
});
const fetching = () => ({ datagov: access(), makesSample: false, canCopy: ON_POSTGRES_SERVER });
const bringIn = (source: Parameters<typeof importPrices>[1]) =>
  importPrices(contextOf(server), source, { canCopy: ON_POSTGRES_SERVER });

const record = (market: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ state: 'Haryana', district: 'Hisar', market, commodity: 'Wheat', variety: 'Other', grade: 'FAQ' },
  ...{ arrival_date: '23/11/2026', min_price: '2400', max_price: '2600', modal_price: '2500', ...more },
});
const markets = (count: number) => Array.from({ length: count }, (_, index) => record(`Market ${index}`));
const stored = async () =>
  (await server.dataSource.query('SELECT count(*)::int AS rows FROM price_observations'))[0].rows;

test('prices come as texts or numbers, "NA" and 0 are refused, and the key is in no row of ours', async () => {
  datagov.records = [
    record('Hisar'),
    record('Uklana', { min_price: 2300, max_price: 2500.5, modal_price: 2400 }),
    record('Hansi', { min_price: 'NA' }),
    record('Adampur', { modal_price: 0 }),
    { ...record('Barwala'), state: undefined },
  ];
  expect(await bringIn(datagovToday(access(), { today: TODAY }))).toMatchObject({
    read: 5,
    added: 2,
    refusals: { 'a price is missing': 2, 'a field is missing': 1 },
  });
  const { priceImports } = await answered(
    server,
    '{ priceImports { totalCount nodes { source origin readRows newRows refusedRows refusals { reason rows } endedAt } } }',
  );
  expect(priceImports.nodes).toEqual([
    {
      source: 'DATAGOV',
      origin: `${datagov.address}/resource/9ef84268-d588-465a-a308-a864a43d0070`,
      readRows: 5,
      newRows: 2,
      refusedRows: 3,
      refusals: [
        { reason: 'a price is missing', rows: 2 },
        { reason: 'a field is missing', rows: 1 },
      ],
      endedAt: NOW.toISOString(),
    },
  ]);
});

test('all rows are read, however few come in one answer, of one state where it is named', async () => {
  datagov.records = markets(25);
  expect(await bringIn(datagovToday(access(), { today: TODAY, state: 'Haryana' }))).toMatchObject({
    read: 25,
    added: 25,
  });
  expect(datagov.asked.map((url) => url.searchParams.get('offset'))).toEqual(['0', '10', '20']);
  expect(datagov.asked[0]?.searchParams.get('filters[state.keyword]')).toBe('Haryana');
});

test('a page that fails in a passing way is asked for again, later each time', async () => {
  datagov.records = markets(12);
  datagov.faults = [502, 503, 504, 'half', undefined, 'stall'];
  expect(await bringIn(datagovToday(access(), { today: TODAY }))).toMatchObject({ read: 12, added: 12 });
  expect(pauses).toEqual([1_000, 4_000, 16_000, 64_000, 1_000]);
});

test('a refused key is not tried again', async () => {
  datagov.faults = [403];
  await expect(bringIn(datagovToday(access(), { today: TODAY }))).rejects.toThrow('data.gov.in answered 403 at row 0');
  expect(pauses).toEqual([]);
});

test('the history names its fields otherwise, is asked for a day with hyphens and answers with slashes', async () => {
  datagov.records = [
    {
      ...{ State: 'Haryana', District: 'Hisar', Market: 'Hisar', Commodity: 'Wheat', Variety: 'Other', Grade: 'FAQ' },
      ...{ Arrival_Date: '21/11/2025', Min_Price: 2300, Max_Price: 2500, Modal_Price: 2400, Commodity_Code: 1 },
    },
  ];
  const source = datagovHistory(access(), { commodity: 'Wheat', state: 'Haryana', day: '2025-11-21', today: TODAY });
  expect(await bringIn(source)).toMatchObject({ read: 1, added: 1 });
  const [asked] = datagov.asked;
  expect(asked?.pathname).toBe('/resource/35985678-0d79-46b4-9ed6-6f13308a1d24');
  expect(['Commodity', 'State', 'Arrival_Date'].map((name) => asked?.searchParams.get(`filters[${name}]`))).toEqual([
    'Wheat',
    'Haryana',
    '21-11-2025',
  ]);
});

describe('the prices of the day', () => {
  const queued = async () =>
    (
      await server.dataSource.query(
        'SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = $1',
        [PRICES_OF_THE_DAY],
      )
    )[0].jobs;
  const fetchNow = () => fetchPricesOfTheDay(contextOf(server), fetching());

  test('that break off are stored as far as they came, and gone on with from there; the last good day stays', async () => {
    datagov.records = markets(25);
    datagov.faults = [undefined, undefined, 502, 502, 502, 502, 502];
    await fetchNow();
    expect(await stored()).toBe(20);
    datagov.asked.length = 0;
    await fetchNow();
    expect(datagov.asked.map((url) => url.searchParams.get('offset'))).toEqual(['20']);
    expect(await stored()).toBe(25);
    datagov.faults = [403];
    await fetchNow();
    const { commodityPrices } = await answered(
      server,
      '{ commodityPrices(commodity: "wheat") { latest { day quotes } } }',
    );
    expect(commodityPrices.latest).toEqual({ day: TODAY, quotes: 25 });
  });

  test('are queued once, and again three hours after a fetch', async () => {
    await server.dataSource.query('SELECT graphile_worker.remove_job($1)', [PRICES_OF_THE_DAY]);
    await queuePricesOfTheDay(contextOf(server), fetching());
    await queuePricesOfTheDay(contextOf(server), fetching());
    expect(await queued()).toBe(1);
  });

  test('wait longer after each fetch that broke off, six hours at most', () => {
    const run = (endedAt: Date | null) => ({ startedAt: NOW, endedAt });
    const hours = (runs: Parameters<typeof nextFetch>[0]) =>
      ((nextFetch(runs)?.getTime() ?? 0) - NOW.getTime()) / 3_600_000;
    expect(nextFetch([])).toBeUndefined();
    expect(hours([run(NOW)])).toBe(3);
    expect([1, 2, 3, 6].map((broken) => hours([...Array.from({ length: broken }, () => run(null)), run(NOW)]))).toEqual(
      [0.5, 1, 2, 6],
    );
  });
});
