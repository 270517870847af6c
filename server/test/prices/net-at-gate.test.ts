import { ask } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import { answered, importRows, quoted, startPriceServer } from './market-prices.js';

const NET = 'net farePerQuintal fare ratePerKm trucks roadKm load';
const asked = (argument: string) =>
  `{ commodityMarkets(first: 10, commodity: "wheat") { nodes { market { id } latest { modal } netAtGate(${argument}) { ${NET} } } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startPriceServer();
  await importRows(
    server,
    [
      ['Haryana', 'Hisar', 2500],
      ['Haryana', 'Sirsa', 2560],
      ['Bihar', 'Gaya', 2900],
    ].map(([state, district, modal]) =>
      quoted('2026-11-22', [2000, Number(modal), 3000], {
        state: String(state),
        district: String(district),
        market: String(district),
      }),
    ),
  );
});
afterAll(() => server.close());

interface Row {
  readonly market: { readonly id: string };
  readonly latest: { readonly modal: number };
  readonly netAtGate: Record<string, number> | null;
}

async function netsOf(argument: string) {
  const { commodityMarkets } = await answered(server, asked(argument));
  return Object.fromEntries(commodityMarkets.nodes.map((row: Row) => [row.market.id, row.netAtGate]));
}

test('Sirsa pays ₹60 more, the truck costs more than that: it does not pay to leave Hisar', async () => {
  const { hisar, sirsa } = await netsOf('from: "Hisar"');
  expect(hisar).toEqual({ net: 2500, farePerQuintal: 0, fare: 0, ratePerKm: 15, trucks: 1, roadKm: 0, load: 20 });
  expect(sirsa.net).toBeLessThan(hisar.net);
  // The parts give the whole.
  expect(sirsa.fare).toBe(sirsa.ratePerKm * sirsa.roadKm * sirsa.trucks);
  expect(sirsa.net).toBeCloseTo(2560 - sirsa.fare / sirsa.load);
  expect(sirsa.roadKm).toBe(90);
});

test('with a full truck it pays; one quintal more takes a second truck', async () => {
  const [full, more] = [await netsOf('from: "हिसार", load: 90'), await netsOf('from: "hisar", load: 91')];
  expect(full.sirsa.net).toBeGreaterThan(full.hisar.net);
  expect(more.sirsa).toMatchObject({ trucks: 2, fare: full.sirsa.fare * 2 });
});

test('nothing is said of a market that nobody drives to, and of a place that we do not know', async () => {
  expect((await netsOf('from: "Hisar"')).gaya).toBeNull();
  expect((await netsOf('from: "Atlantis"')).sirsa).toBeNull();
});

test.each([0, 100_001])('a load of %i quintals is refused', async (load) => {
  const { body } = await ask(server, asked(`from: "Hisar", load: ${load}`));
  expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'load' }] });
});
