import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import type { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { ask, insertCrop, type Person, person, statements } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

const PRICE = `mandiPrice { price distanceKm row { commodity(language: EN) location(language: EN) modalPrice sample updatedAt } }`;

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

async function priceOf(values: Partial<CropEntity>) {
  const { id } = await insertCrop(server, farmer, values);
  const { body } = await ask(server, `query ($id: ID!) { crop(id: $id) { ${PRICE} } }`, { id });
  expect(body.errors).toBeUndefined();
  return body.data.crop.mandiPrice;
}

describe('AC-499: what the nearest mandi pays for a crop', () => {
  test('in the district of the crop, per unit of the crop, with what it is and of which day', async () => {
    expect(await priceOf({ cropName: 'Sharbati Wheat', district: 'Hisar', quantityUnit: 'quintal' })).toEqual({
      price: 2500,
      distanceKm: null,
      row: { commodity: 'Wheat', location: 'Hisar', modalPrice: 2500, sample: true, updatedAt: expect.any(String) },
    });
    expect(await priceOf({ cropName: 'गेहूँ', district: 'हिसार', quantityUnit: 'kg' })).toMatchObject({ price: 25 });
    expect(await priceOf({ cropName: 'Gehun', district: 'Gurugram', quantityUnit: 'ton' })).toMatchObject({
      price: expect.any(Number),
      distanceKm: null,
      row: { location: 'Gurgaon' },
    });
  });

  test('from the nearest market, with how far it is, where the district has none', async () => {
    expect(await priceOf({ district: 'Fatehabad' })).toMatchObject({ distanceKm: 40, row: { location: 'Hisar' } });
    expect(await priceOf({ district: 'Karnal' })).toMatchObject({ distanceKm: 30, row: { location: 'Panipat' } });
    expect(await priceOf({ district: 'Meerut', state: 'Uttar Pradesh' })).toMatchObject({ row: { location: 'Delhi' } });
  });

  test.each([
    ['a market that is far away', { district: 'Nashik', state: 'Maharashtra', cropName: 'Onion' }],
    ['a district that we do not know', { district: 'Somewhere' }],
    ['what the table has not', { cropName: 'Saffron' }],
    ['what is made of it', { cropName: 'Wheat flour' }],
    ['rice, which is not paddy', { cropName: 'Basmati Rice 1121' }],
    ['its seed', { cropName: 'गेहूँ का बीज' }],
    ['milk', { cropName: 'Buffalo milk', category: 'dairy' as const, quantityUnit: 'liters' as const }],
    ['pieces', { cropName: 'Cauliflower', category: 'vegetables' as const, quantityUnit: 'pieces' as const }],
  ])('none for %s', async (_why, values) => {
    expect(await priceOf(values)).toBeNull();
  });

  test('a list asks for each commodity once', async () => {
    const seller = await person(server, 'farmer');
    for (let index = 0; index < 4; index += 1) await insertCrop(server, seller);
    const list = (first: number) => () =>
      ask(
        server,
        `query ($id: ID!, $first: Int!) { farmerCrops(farmerId: $id, first: $first) { nodes { ${PRICE} } } }`,
        {
          id: seller.id,
          first,
        },
      );
    expect(await statements(server, list(4))).toBe(await statements(server, list(1)));
  });
});
