import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import type { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { importPrices } from '../../src/modules/prices/import/import-prices.js';
import { ask, insertCrop, type Person, person, statements } from '../crops/market.js';
import { ON_POSTGRES_SERVER, type TestServer } from '../harness.js';
import { contextOf, importRows, quoted, sourceOf, startPriceServer } from './market-prices.js';

const COMPARISON =
  '{ price verdict difference mandi district districtHi: district(language: HI) distanceKm lowest highest msp day isSample isOld }';

const YESTERDAY = '2026-11-22';
const inMandi = (district: string, modal: number, day = YESTERDAY, names = {}) =>
  quoted(day, [modal - 50, modal, modal + 50], { district, market: district, ...names });

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startPriceServer();
  await seedCatalogue(server.parts.systemContext());
  farmer = await person(server, 'farmer');
  await importRows(server, [
    inMandi('Hisar', 2500),
    inMandi('Sirsa', 2440),
    inMandi('Panipat', 2585),
    // Closed for the season: no word on today.
    inMandi('Rohtak', 2300, '2026-10-01'),
    // Farther away than anybody drives.
    inMandi('Gaya', 2900, YESTERDAY, { state: 'Bihar' }),
    inMandi('Hisar', 1600, '2026-11-10', { commodity: 'Onion' }),
    inMandi('Hisar', 1880, YESTERDAY, { commodity: 'Bajra(Pearl Millet/Cumbu)' }),
  ]);
});
afterAll(() => server.close());

async function compared(values: Partial<CropEntity>, price?: number) {
  const { id } = await insertCrop(server, farmer, values);
  const { body } = await ask(
    server,
    `query ($id: ID!, $price: Rupees) { crop(id: $id) { priceComparison(price: $price) ${COMPARISON} } }`,
    { id, price },
  );
  expect(body.errors).toBeUndefined();
  return body.data.crop.priceComparison;
}

test("a listing's price beside its own mandi, those around it and the MSP of what is sold now", async () => {
  expect(await compared({ cropName: 'HD-3086 गेहूँ', basePricePaise: 2600_00 })).toEqual({
    price: 2600,
    verdict: 'ABOVE',
    difference: 100,
    mandi: 2500,
    district: 'Hisar',
    districtHi: 'हिसार',
    distanceKm: null,
    lowest: 2440,
    highest: 2585,
    msp: 2585,
    day: YESTERDAY,
    isSample: false,
    isOld: false,
  });
});

test.each([
  [1620, 'ABOVE', 20],
  [1607, 'AT', 7],
  [1593, 'AT', 7],
  [1540, 'BELOW', 60],
])('₹%i stands %s, by ₹%i', async (price, verdict, difference) => {
  expect(await compared({ cropName: 'Onion', category: 'vegetables' }, price)).toMatchObject({
    price,
    verdict,
    difference,
  });
});

test('below the MSP is said first, whatever the mandi pays', async () => {
  expect(await compared({ cropName: 'Bajra' }, 1900)).toMatchObject({
    verdict: 'BELOW_MSP',
    difference: 1000,
    msp: 2900,
  });
});

test('in the unit of the listing', async () => {
  expect(await compared({ quantityUnit: 'kg' }, 25.85)).toMatchObject({
    mandi: 25,
    lowest: 24.4,
    msp: 25.85,
    verdict: 'ABOVE',
  });
  expect(await compared({ quantityUnit: 'ton' }, 26_000)).toMatchObject({ mandi: 25_000, difference: 1000 });
});

test('from the nearest mandi, with how far it is, where the own district has none', async () => {
  expect(await compared({ district: 'Fatehabad' })).toMatchObject({ district: 'Hisar', distanceKm: 40 });
});

test('a price of more than seven days ago is said to be old', async () => {
  expect(await compared({ cropName: 'Onion', category: 'vegetables' })).toMatchObject({
    day: '2026-11-10',
    isOld: true,
  });
});

test('a price that was made up is said to be a sample', async () => {
  const made = sourceOf([inMandi('Hisar', 6000, YESTERDAY, { commodity: 'Mustard' })], 'SAMPLE');
  await importPrices(contextOf(server), made, { canCopy: ON_POSTGRES_SERVER });
  expect(await compared({ cropName: 'Mustard' })).toMatchObject({ mandi: 6000, isSample: true });
});

test('what is about to be listed is compared too, with the least, middle and greatest of the week', async () => {
  await importRows(server, [
    inMandi('Ambala', 2400, '2026-11-20'),
    inMandi('Ambala', 2460, '2026-11-22'),
    inMandi('Ambala', 1000, '2026-11-10'),
  ]);
  const { body } = await ask(
    server,
    `{ priceComparison(cropName: "gehun", category: GRAINS, unit: KG, state: "Haryana", district: "अंबाला") {
      price verdict weekLeast weekMiddle weekGreatest } }`,
  );
  expect(body.data.priceComparison).toEqual({
    price: 24.6,
    verdict: 'BELOW_MSP',
    weekLeast: 23.5,
    weekMiddle: 24.3,
    weekGreatest: 25.1,
  });
});

test.each([
  ['a place far from any mandi with a price', { district: 'Nashik', state: 'Maharashtra' }],
  ['a place that we do not know', { district: 'Nowhere' }],
  ['a commodity without a price', { cropName: 'Turmeric', category: 'spices' as const }],
  ['what is made of it', { cropName: 'Wheat flour' }],
  ['pieces', { quantityUnit: 'pieces' as const }],
  ['another kind of produce of the name', { cropName: 'Wheat', category: 'fruits' as const }],
])('nothing for %s', async (_why, values) => {
  expect(await compared(values)).toBeNull();
});

test('a page of listings costs as many statements as one of them', async () => {
  const seller = await person(server, 'farmer');
  for (const [cropName, district] of [
    ['Wheat', 'Hisar'],
    ['Bajra', 'Sirsa'],
    ['Wheat', 'Rohtak'],
    ['Gram', 'Ambala'],
  ]) {
    await insertCrop(server, seller, { cropName, district });
  }
  const list = (first: number) => () =>
    ask(
      server,
      `query ($id: ID!) { farmerCrops(farmerId: $id, first: ${first}) { nodes { priceComparison ${COMPARISON} } } }`,
      { id: seller.id },
    );
  expect(await statements(server, list(4))).toBe(await statements(server, list(1)));
});
