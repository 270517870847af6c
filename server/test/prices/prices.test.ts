import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import type { TestServer } from '../harness.js';
import {
  answered,
  daysOf,
  forgetPrices,
  importRows,
  quoted,
  seedSample,
  startPriceServer,
  TODAY,
} from './market-prices.js';

let server: TestServer;
beforeAll(async () => {
  server = await startPriceServer();
  await seedCatalogue(server.parts.systemContext());
});
afterAll(() => server.close());

interface LastOfMarket {
  readonly market: { readonly district: { readonly id: string } };
  readonly latest: { readonly source: string };
}

interface Quoted {
  readonly day: string;
  readonly variety: string;
  readonly market: { readonly id: string };
}

const POINT = '{ day least modal greatest quotes source }';

describe('the sample history of a product without settings', () => {
  beforeAll(() => seedSample(server));

  test('has the fourteen commodities of the demo table in seven districts, and says of each price that it is sample', async () => {
    const { commodities, commodityMarkets } = await answered(
      server,
      `{ commodities(first: 100) { totalCount nodes { commodity { id english hindi } latest ${POINT} } }
         commodityMarkets(commodity: "onion") { nodes { market { id name(language: HI) district { id } } latest ${POINT} } } }`,
    );
    expect(commodities.totalCount).toBe(14);
    expect(commodities.nodes[0].commodity).toEqual({ id: 'wheat', english: 'wheat', hindi: 'गेहूँ' });
    const markets: LastOfMarket[] = commodityMarkets.nodes;
    expect(markets.map(({ market }) => market.district.id).sort()).toEqual(
      ['delhi', 'faridabad', 'gurgaon', 'hisar', 'jaipur', 'panipat', 'sirsa'].sort(),
    );
    const all: LastOfMarket[] = [...markets, ...commodities.nodes];
    expect(new Set(all.map(({ latest }) => latest.source))).toEqual(new Set(['SAMPLE']));
  });

  test('goes back 400 days and stands where the demo table does on its day', async () => {
    const { day, year } = await answered(
      server,
      `{ day: prices(commodity: "wheat", district: "Hisar", to: "2026-11-21", first: 1) { nodes { day least modal greatest } }
         year: prices(commodity: "wheat", district: "हिसार") { totalCount } }`,
    );
    expect(day.nodes).toEqual([{ day: '2026-11-21', least: 2450, modal: 2500, greatest: 2540 }]);
    // Sundays are closed, and some days have gaps.
    expect(year.totalCount).toBeGreaterThan(300);
    expect(year.totalCount).toBeLessThan(345);
  });

  test('is made once, and grows by the days that have passed', async () => {
    const count = async () =>
      (await server.dataSource.query('SELECT count(*)::int AS rows FROM price_observations'))[0].rows;
    const before = await count();
    await seedSample(server);
    expect(await count()).toBe(before);
    server.clock.advance(24 * 60 * 60 * 1_000);
    await seedSample(server);
    server.clock.advance(-24 * 60 * 60 * 1_000);
    const more = (await count()) - before;
    expect(more).toBeGreaterThan(80);
    expect(more).toBeLessThanOrEqual(98);
  });

  test('goes with the first real price', async () => {
    await importRows(server, [quoted(TODAY, [2400, 2500, 2600])]);
    const rows = await server.dataSource.query(
      'SELECT DISTINCT source FROM price_series UNION SELECT source FROM price_days',
    );
    expect(rows).toEqual([{ source: 'CSV' }]);
  });
});

describe('the prices of a commodity', () => {
  beforeAll(async () => {
    await forgetPrices(server);
    await importRows(server, [
      quoted(TODAY, [2400, 2500, 2600]),
      quoted(TODAY, [2500, 2600, 2700], { variety: '147 Average' }),
      quoted(TODAY, [2300, 2400, 2500], { district: 'Sirsa', market: 'Sirsa APMC' }),
      quoted('2026-11-21', [2380, 2480, 2580]),
      quoted('2026-11-16', [2350, 2450, 2550]),
      quoted('2025-11-22', [2200, 2300, 2400]),
      quoted('2026-11-20', [1500, 1600, 1700], {
        commodity: 'Onion',
        district: 'Nashik',
        state: 'Maharashtra',
        market: 'Lasalgaon',
      }),
    ]);
  });

  test('in a district stand beside those of the day, week and year before, with the MSP of the season', async () => {
    const { commodityPrices } = await answered(
      server,
      `{ commodityPrices(commodity: "wheat", district: "hisar") {
           area { level id name(language: HI) } market { id }
           latest ${POINT} dayBefore { day modal } weekBefore { day modal } yearBefore { day modal }
           supportPrices { crop price marketingYear } } }`,
    );
    expect(commodityPrices).toEqual({
      area: { level: 'DISTRICT', id: 'hisar', name: 'हिसार' },
      market: null,
      latest: { day: TODAY, least: 2400, modal: 2550, greatest: 2700, quotes: 2, source: 'CSV' },
      dayBefore: { day: '2026-11-21', modal: 2480 },
      weekBefore: { day: '2026-11-16', modal: 2450 },
      yearBefore: { day: '2025-11-22', modal: 2300 },
      supportPrices: [{ crop: 'Wheat', price: 2585, marketingYear: 'RMS 2026-27' }],
    });
  });

  test('are put together for a state and for the country, and told for a market alone', async () => {
    const { state, india, market } = await answered(
      server,
      `{ state: commodityPrices(commodity: "wheat", state: "Haryana") { latest { modal quotes } }
         india: commodityPrices(commodity: "onion") { area { id } latest { day modal } }
         market: commodityPrices(commodity: "wheat", market: "sirsa") { market { name } latest { modal quotes } dayBefore { day } } }`,
    );
    expect(state.latest).toEqual({ modal: 2500, quotes: 3 });
    expect(india).toEqual({ area: { id: 'india' }, latest: { day: '2026-11-20', modal: 1600 } });
    expect(market).toEqual({ market: { name: 'Sirsa' }, latest: { modal: 2400, quotes: 1 }, dayBefore: null });
  });

  test('through a time, by days, weeks and months', async () => {
    const series = (more: string) => `priceSeries(commodity: "wheat", ${more}) { points { day least modal greatest } }`;
    const { days, weeks, months, market } = await answered(
      server,
      `{ days: ${series('district: "hisar"')} weeks: ${series('state: "haryana", interval: WEEK')}
         months: ${series('from: "2025-11-01", interval: MONTH')} market: ${series('market: "hisar", from: "2026-11-21"')} }`,
    );
    expect(daysOf(days.points)).toEqual(['2026-11-16', '2026-11-21', TODAY]);
    expect(weeks.points).toEqual([
      { day: '2026-11-16', least: 2350, modal: 2465, greatest: 2580 },
      { day: TODAY, least: 2300, modal: 2500, greatest: 2700 },
    ]);
    expect(daysOf(months.points)).toEqual(['2025-11-01', '2026-11-01']);
    expect(market.points).toEqual([
      { day: '2026-11-21', least: 2380, modal: 2480, greatest: 2580 },
      { day: TODAY, least: 2400, modal: 2550, greatest: 2700 },
    ]);
  });

  test('as the markets quoted them, page by page, in every place', async () => {
    const rows: string[] = [];
    let after = 'null';
    for (let page = 0; page < 3; page += 1) {
      const { prices } = await answered(
        server,
        `{ prices(commodity: "wheat", state: "haryana", first: 2, after: ${after}) {
             totalCount pageInfo { hasNextPage endCursor } nodes { id day variety market { id } origin } } }`,
      );
      expect(prices.totalCount).toBe(6);
      const nodes: Quoted[] = prices.nodes;
      rows.push(...nodes.map(({ day, market, variety }) => `${day} ${market.id} ${variety}`));
      expect(prices.pageInfo.hasNextPage).toBe(page < 2);
      after = `"${prices.pageInfo.endCursor}"`;
    }
    expect(rows).toEqual([
      `${TODAY} hisar Other`,
      `${TODAY} hisar 147 Average`,
      `${TODAY} sirsa Other`,
      '2026-11-21 hisar Other',
      '2026-11-16 hisar Other',
      '2025-11-22 hisar Other',
    ]);
    const { prices } = await answered(
      server,
      '{ prices(commodity: "wheat", market: "sirsa") { totalCount nodes { day } } }',
    );
    expect(prices).toEqual({ totalCount: 1, nodes: [{ day: TODAY }] });
  });

  test('by their markets, each with its own last day; a market keeps one name whatever stands behind it', async () => {
    await importRows(server, [quoted('2026-11-22', [2310, 2410, 2510], { district: 'Sirsa', market: 'Sirsa' })]);
    const { commodityMarkets } = await answered(
      server,
      `{ commodityMarkets(commodity: "wheat", state: "Haryana") { totalCount nodes { market { id } latest { day modal } } } }`,
    );
    expect(commodityMarkets).toEqual({
      totalCount: 2,
      nodes: [
        { market: { id: 'hisar' }, latest: { day: TODAY, modal: 2550 } },
        { market: { id: 'sirsa' }, latest: { day: TODAY, modal: 2400 } },
      ],
    });
  });

  test('are found by the words of people', async () => {
    const { commodities } = await answered(server, '{ commodities(search: "gehu") { nodes { commodity { id } } } }');
    expect(commodities.nodes).toEqual([{ commodity: { id: 'wheat' } }]);
  });

  test.each([
    ['{ commodityPrices(commodity: "gold") { market { id } } }', 'NOT_FOUND'],
    ['{ commodityPrices(commodity: "wheat", market: "nowhere") { market { id } } }', 'NOT_FOUND'],
    ['{ commodityPrices(commodity: "wheat", district: "Atlantis") { market { id } } }', 'BAD_USER_INPUT'],
    [
      '{ commodityPrices(commodity: "wheat", district: "hisar", state: "haryana") { market { id } } }',
      'BAD_USER_INPUT',
    ],
    ['{ priceSeries(commodity: "wheat", from: "2020-01-01") { points { day } } }', 'BAD_USER_INPUT'],
    ['{ priceSeries(commodity: "wheat", from: "2026-11-20", to: "2026-11-19") { points { day } } }', 'BAD_USER_INPUT'],
    ['{ prices(commodity: "wheat", after: "WzEsMl0") { totalCount } }', 'BAD_USER_INPUT'],
  ])('%s is refused', async (query, code) => {
    expect((await server.graphql(query)).code).toBe(code);
  });
});
