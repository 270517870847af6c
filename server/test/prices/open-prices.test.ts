import { importPrices } from '../../src/modules/prices/import/import-prices.js';
import type { TestServer } from '../harness.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { answered, contextOf, importRows, quoted, sourceOf, startPriceServer, TODAY } from './market-prices.js';

let server: TestServer;
beforeAll(async () => {
  server = await startPriceServer();
});
afterAll(() => server.close());

test('AC-661: each state has its last price of the last thirty days', async () => {
  await importRows(server, [
    quoted('2026-11-20', [2400, 2480, 2560]),
    quoted(TODAY, [2420, 2500, 2600]),
    quoted('2026-11-20', [2300, 2350, 2400], { state: 'Punjab', district: 'Ludhiana', market: 'Khanna' }),
    quoted('2026-10-24', [2300, 2350, 2400], { state: 'Bihar', district: 'Patna', market: 'Patna' }),
  ]);
  const { commodityStates } = await answered(
    server,
    '{ commodityStates(commodity: "wheat") { totalCount nodes { state { id name(language: HI) } latest { day modal } } } }',
  );
  expect(commodityStates).toEqual({
    totalCount: 2,
    nodes: [
      { state: { id: 'haryana', name: 'हरियाणा' }, latest: { day: TODAY, modal: 2500 } },
      { state: { id: 'punjab', name: 'पंजाब' }, latest: { day: '2026-11-20', modal: 2350 } },
    ],
  });
});

test('AC-662: why rows were refused is said in the language that is asked for', async () => {
  const source = sourceOf([]);
  const refused = [
    { reason: 'a price is missing', row: '' },
    { reason: 'a price is missing', row: '' },
    { reason: 'the commodity Gold is not known', row: '' },
  ];
  async function* chunks() {
    yield { rows: [], refused };
  }
  await importPrices(contextOf(server), { ...source, chunks }, { canCopy: ON_POSTGRES_SERVER });
  const { priceImports } = await answered(
    server,
    '{ priceImports(first: 1) { nodes { refusedRows refusals { en: reason hi: reason(language: HI) rows } } } }',
  );
  expect(priceImports.nodes).toEqual([
    {
      refusedRows: 3,
      refusals: [
        { en: 'a price is missing', hi: 'कोई भाव नहीं लिखा है', rows: 2 },
        { en: 'the commodity Gold is not known', hi: 'जिंस Gold हमारी सूची में नहीं है', rows: 1 },
      ],
    },
  ]);
});
