import { insertAuction } from '../auctions/auctioning.js';
import { startTestServer, type TestServer } from '../harness.js';
import { giveStars } from '../ratings/rated-deals.js';
import { ask, call, insertCrop, type Person, person, uniqueWord } from './market.js';

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer', {
    firstName: 'Ramesh',
    lastName: 'Yadav',
    phone: '5123456789',
    location: 'Hisar, Haryana',
  });
  await giveStars(server, farmer, [5, 5, 4, 4, 5]);
});
afterAll(() => server.close());

const idsOf = (crops: ReadonlyArray<{ _id: string }>) => crops.map((crop) => crop._id);

describe('GET /crops', () => {
  test.each(['/api/crops', '/crops'])('AC-194, AC-195, AC-294, X-01: %s, signed out', async (path) => {
    const word = uniqueWord();
    await insertCrop(server, farmer, {
      cropName: word,
      harvestDate: '2025-11-20',
      reservePricePaise: 1,
    });
    const { status, body } = await call(server, 'GET', `${path}?search=${word}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, total: 1, page: 1 });
    expect(body.data.crops).toEqual(body.crops);
    const [crop] = body.crops;
    expect(crop).toMatchObject({
      _id: crop.id,
      cropName: word,
      name: word,
      category: 'grains',
      farmerId: { _id: farmer.id, firstName: 'Ramesh', email: farmer.email },
      farmer: { location: 'Hisar, Haryana', rating: 4.6, verified: false },
      location: { state: 'Haryana', district: 'Hisar' },
      images: [],
      price: { basePrice: 2520 },
      quantity: { amount: 80, unit: 'quintal' },
      harvestDate: '2025-11-20',
      status: 'active',
      verified: false,
      rating: 4.6,
      reviews: 5,
    });
    // In lists nothing more of the farmer than this, and nobody's reserve price (AC-202).
    expect(Object.keys(crop.farmerId).sort()).toEqual(['_id', 'email', 'firstName', 'id']);
    expect(JSON.stringify(body)).not.toContain('5123456789');
    expect(crop.price).not.toHaveProperty('reservePrice');
  });

  test('AC-261, AC-262: a category in any case; "All" is every one; anything else is refused', async () => {
    const word = uniqueWord();
    const crop = await insertCrop(server, farmer, { cropName: word, category: 'spices' });
    for (const category of ['spices', 'SPICES', 'All', 'all']) {
      const { body } = await call(server, 'GET', `/crops?search=${word}&category=${category}`);
      expect(idsOf(body.crops)).toEqual([crop.id]);
    }
    expect((await call(server, 'GET', `/crops?search=${word}&category=grains`)).body.crops).toEqual([]);
    const refused = await call(server, 'GET', '/crops?category=spi');
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'category' }] } });
  });

  test('X-17: without a page all of them; with one, that page and the total', async () => {
    const word = uniqueWord();
    for (let i = 0; i < 23; i += 1) await insertCrop(server, farmer, { cropName: word });
    expect((await call(server, 'GET', `/crops?search=${word}`)).body.crops).toHaveLength(23);
    const third = (await call(server, 'GET', `/crops?search=${word}&page=3&limit=10`)).body;
    expect(third).toMatchObject({ total: 23, page: 3, limit: 10 });
    expect(third.crops).toHaveLength(3);
  });

  test('state, district, unit, grade, price and checked narrow it as in GraphQL; sort orders it', async () => {
    const word = uniqueWord();
    const make = (values: Parameters<typeof insertCrop>[2]) =>
      insertCrop(server, farmer, { cropName: word, ...values });
    const cheap = await make({ basePricePaise: 100_000, state: 'Punjab', district: 'Moga' });
    const dear = await make({ basePricePaise: 300_000, quantityUnit: 'kg', qualityGrade: 'A', verified: true });
    const middle = await make({ basePricePaise: 200_000 });
    const found = async (query: string) => {
      const { body } = await call(server, 'GET', `/crops?search=${word}&${query}`);
      expect(body.warnings).toBeUndefined();
      return idsOf(body.crops);
    };
    expect(await found('state=haryana&sort=price-low-to-high')).toEqual([middle.id, dear.id]);
    expect(await found('state=Haryana&sort=price-high-to-low')).toEqual([dear.id, middle.id]);
    expect(await found('district=moga')).toEqual([cheap.id]);
    expect(await found('unit=kg')).toEqual([dear.id]);
    expect(await found('qualityGrade=A')).toEqual([dear.id]);
    expect(await found('verified=true')).toEqual([dear.id]);
    expect(await found('minPrice=1500&maxPrice=2500')).toEqual([middle.id]);
    expect(await found('sort=price-low-to-high&page=2&limit=2')).toEqual([dear.id]);
  });

  test.each(['sort=name', 'minPrice=x', 'maxPrice=-1', 'verified=yes', 'unit=stone', 'qualityGrade=D'])(
    '?%s is refused by name',
    async (query) => {
      const { status, body } = await call(server, 'GET', `/crops?${query}`);
      expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'limit=101',
    'limit=0',
    'page=1&page=2',
    'page=1e9',
    'page=2000&limit=100',
  ])('R5: ?%s is refused', async (query) => {
    expect(await call(server, 'GET', `/crops?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('GET /crops/:id', () => {
  test.each(['/api/crops', '/crops'])('AC-004, AC-161, AC-200, AC-201, AC-300: %s/:id', async (path) => {
    const made = await insertCrop(server, farmer, { cropName: 'Sharbati Wheat (शरबती गेहूँ)' });
    const { status, body } = await call(server, 'GET', `${path}/${made.id}`);
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.crop).toEqual(body.data.crop);
    expect(body.crop).toMatchObject({
      _id: made.id,
      id: made.id,
      name: 'Sharbati Wheat (शरबती गेहूँ)',
      cropName: 'Sharbati Wheat (शरबती गेहूँ)',
      category: 'grains',
      images: [],
      farmerId: { _id: farmer.id, firstName: 'Ramesh', lastName: 'Yadav', email: farmer.email, phone: '5123456789' },
      farmer: { location: 'Hisar, Haryana', rating: 4.6 },
      price: { basePrice: 2520 },
      quantity: { amount: 80, unit: 'quintal' },
      harvestDate: null,
    });
  });

  test('AC-162, AC-163: no location and no rating are null', async () => {
    const made = await insertCrop(server, await person(server, 'farmer'));
    expect((await call(server, 'GET', `/crops/${made.id}`)).body.crop.farmer).toEqual({
      location: null,
      rating: null,
      verified: false,
    });
  });

  test.each([
    ['a number', '1'],
    ['a word', 'undefined'],
    ['a path', '..%2f..%2fetc'],
    ['a NUL', '%00'],
    ['2,000 letters', 'x'.repeat(2_000)],
    ['one that nobody has', '0198c0de-0000-7000-8000-000000000000'],
  ])('AC-301, Z8: an identifier that is none of ours is not found: %s', async (_name, id) => {
    expect(await call(server, 'GET', `/api/crops/${id}`)).toMatchObject({
      status: 404,
      body: { success: false, message: 'Crop not found.', code: 'NOT_FOUND' },
    });
    const reply = await ask(server, 'query ($id: ID!) { crop(id: $id) { id } }', { id });
    expect(reply.body).toEqual({ data: { crop: null } });
  });

  test('a draft is its farmer’s alone; a removed crop is nobody’s', async () => {
    const draft = await insertCrop(server, farmer, { status: 'draft' });
    expect((await call(server, 'GET', `/crops/${draft.id}`)).status).toBe(404);
    expect((await call(server, 'GET', `/crops/${draft.id}`, { as: await person(server, 'farmer') })).status).toBe(404);
    expect((await call(server, 'GET', `/crops/${draft.id}`, { as: farmer })).status).toBe(200);
    const removed = await insertCrop(server, farmer, { deletedAt: new Date() });
    expect((await call(server, 'GET', `/crops/${removed.id}`, { as: farmer })).status).toBe(404);
  });

  test('AC-202: the reserve price is for the owner alone, in both', async () => {
    const made = await insertAuction(server, farmer, { basePricePaise: 252_000, reservePricePaise: 300_000 });
    const query = `{ crop(id: "${made.id}") { reservePrice } }`;
    for (const as of [undefined, await person(server, 'farmer'), await person(server, 'buyer')]) {
      expect((await call(server, 'GET', `/crops/${made.id}`, { as })).body.crop.price).toEqual({ basePrice: 2520 });
      expect((await ask(server, query, {}, as)).body.data.crop.reservePrice).toBeNull();
    }
    expect((await call(server, 'GET', `/crops/${made.id}`, { as: farmer })).body.crop.price.reservePrice).toBe(3000);
    expect((await ask(server, query, {}, farmer)).body.data.crop.reservePrice).toBe(3000);
  });
});

describe('GET /crops/farmer/:id', () => {
  test.each(['/api/crops/farmer', '/crops/farmer'])('AC-295, AC-327, X-16: %s/:id, ten a page', async (path) => {
    const seller = await person(server, 'farmer');
    for (let i = 0; i < 12; i += 1) await insertCrop(server, seller);
    const first = await call(server, 'GET', `${path}/${seller.id}`);
    expect(first.body).toMatchObject({ success: true, data: { total: 12, page: 1, limit: 10 } });
    expect(first.body.data.crops).toHaveLength(10);
    expect(first.body.crops).toEqual(first.body.data.crops);
    const second = await call(server, 'GET', `${path}/${seller.id}?page=2&limit=10`);
    expect(second.body.data.crops).toHaveLength(2);
    expect(new Set(idsOf([...first.body.crops, ...second.body.crops])).size).toBe(12);
  });

  test('AC-138, X-43: the owner sees every status, others what is for sale', async () => {
    const seller = await person(server, 'farmer');
    for (const status of ['active', 'pending', 'sold', 'expired', 'draft'] as const) {
      await insertCrop(server, seller, { status });
    }
    await insertCrop(server, seller, { deletedAt: new Date() });
    const statuses = async (as?: Person, query = '') =>
      (await call(server, 'GET', `/crops/farmer/${seller.id}${query}`, { as })).body.data.crops
        .map((crop: { status: string }) => crop.status)
        .sort();
    const everything = ['active', 'draft', 'expired', 'pending', 'sold'];
    expect(await statuses(seller)).toEqual(everything);
    expect(await statuses(seller, '?status=all')).toEqual(everything);
    expect(await statuses()).toEqual(['active', 'pending']);
    expect(await statuses(farmer, '?status=all')).toEqual(['active', 'pending']);
    const query = `{ farmerCrops(farmerId: "${seller.id}") { totalCount nodes { status } } }`;
    expect((await ask(server, query, {}, seller)).body.data.farmerCrops.totalCount).toBe(5);
    expect((await ask(server, query)).body.data.farmerCrops.totalCount).toBe(2);
  });

  test('an identifier that can be nobody’s is not found', async () => {
    expect((await call(server, 'GET', '/crops/farmer/1')).body.message).toBe('Farmer not found.');
    const reply = await ask(server, '{ farmerCrops(farmerId: "1") { nodes { id } } }');
    expect(reply.body.errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

test('Z5: no way through the schema leads to a phone number but the contact of a crop', async () => {
  const { body } = await ask(server, '{ __schema { types { name fields { name } } } }');
  const withPhone = body.data.__schema.types
    .filter((type: { fields: { name: string }[] | null }) => type.fields?.some((field) => field.name === 'phone'))
    .map((type: { name: string }) => type.name);
  expect(withPhone.sort()).toEqual(['Contact', 'User']);
});
