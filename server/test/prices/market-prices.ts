import { type ImportReport, importPrices } from '../../src/modules/prices/import/import-prices.js';
import type { PriceRow, PriceSource } from '../../src/modules/prices/import/price-source.js';
import { seedPrices } from '../../src/modules/prices/seed-prices.js';
import { ManualClock } from '../../src/platform/clock.js';
import { contextWith } from '../../src/platform/context.js';
import { ask } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer, type TestServerOptions } from '../harness.js';

/** A Monday, two days after the day of the demo table, noon in India. */
export const NOW = new Date('2026-11-23T06:30:00Z');
export const TODAY = '2026-11-23';

/** A server on a Monday in November. The worker's database has no prices, and none once it is closed: other files read it too. */
export async function startPriceServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer({ clock: new ManualClock(NOW), ...options });
  await forgetPrices(server);
  const close = async () => {
    await forgetPrices(server);
    await server.close();
  };
  return { ...server, close };
}

export async function forgetPrices({ dataSource }: TestServer): Promise<void> {
  await dataSource.query(
    'TRUNCATE price_alerts, price_days, price_held, price_observations, price_imports, price_series, price_markets RESTART IDENTITY',
  );
}

export const contextOf = (server: TestServer) => contextWith(server.parts.systemContext(), { clock: server.clock });

export const seedSample = (server: TestServer) => seedPrices(contextOf(server), ON_POSTGRES_SERVER);

const WHEAT_IN_HISAR = {
  state: 'Haryana',
  district: 'Hisar',
  market: 'Hisar',
  commodity: 'Wheat',
  variety: 'Other',
  grade: 'FAQ',
};

/** A row of wheat in Hisar but for what is said; prices in rupees. */
export function quoted(
  day: string,
  [least, modal, greatest]: readonly [number, number, number],
  names: Partial<typeof WHEAT_IN_HISAR> = {},
): PriceRow {
  return {
    names: { ...WHEAT_IN_HISAR, ...names },
    day,
    least: least * 100,
    modal: modal * 100,
    greatest: greatest * 100,
    arrivals: null,
  };
}

export const sourceOf = (rows: readonly PriceRow[], name: PriceSource['name'] = 'CSV'): PriceSource => ({
  name,
  origin: 'prices.csv',
  async *chunks() {
    yield { rows, refused: [] };
  },
});

export const importRows = (
  server: TestServer,
  rows: readonly PriceRow[],
  name: PriceSource['name'] = 'CSV',
): Promise<ImportReport> => importPrices(contextOf(server), sourceOf(rows, name), { canCopy: ON_POSTGRES_SERVER });

/** What a query answers; the test fails where it is refused. */
export async function answered(server: TestServer, query: string) {
  const { body } = await ask(server, query);
  expect(body.errors).toBeUndefined();
  return body.data;
}

/** The days of points or observations. */
export const daysOf = (all: ReadonlyArray<{ readonly day: string }>) => all.map(({ day }) => day);
