import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { dayInIndia } from '../../src/platform/calendar-day.js';
import { startTestServer, type TestServer } from '../harness.js';
import { ask, call, codeOf, insertCrop, type Person, person, WHEAT, wheatForm, withRealLimits } from './market.js';

const CREATE = `mutation ($input: CreateCropInput!) { createCrop(input: $input) { crop {
  id cropName name category priceType basePrice reservePrice qualityGrade status verified
  quantity { amount unit } location { state district address } harvestDate expiryDate
  specifications { organic pesticidesUsed fertilizersUsed certifications } farmer { id } images { url } } } }`;

const INPUT = {
  cropName: 'Wheat',
  category: 'GRAINS',
  description: 'Clean and dry.',
  quantity: { amount: 80, unit: 'QUINTAL' },
  basePrice: 2520,
  location: WHEAT.location,
} as const;

let server: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  server = await startTestServer();
  [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
});
afterAll(() => server.close());

const cropsOf = (owner: Person) => server.dataSource.manager.countBy(CropEntity, { farmerId: owner.id });
const post = (body: unknown, as?: Person) => call(server, 'POST', '/api/crops', { as, body });

describe('listing a crop', () => {
  test.each(['/api/crops', '/crops'])(
    'AC-298, AC-238, AC-267: POST %s, multipart, with no more than is needed',
    async (path) => {
      const { status, body } = await call(server, 'POST', path, { as: farmer, body: wheatForm() });
      expect(status).toBe(201);
      expect(body).toMatchObject({ success: true, message: 'Crop added successfully!' });
      expect(body.crop).toEqual(body.data.crop);
      expect(body.crop).toMatchObject({
        cropName: 'Wheat',
        quantity: { amount: 80, unit: 'quintal' },
        price: { basePrice: 2520 },
        priceType: 'fixed',
        qualityGrade: 'B',
        status: 'active',
        verified: false,
        farmerId: { _id: farmer.id },
        specifications: { organic: false, pesticidesUsed: [], fertilizersUsed: [], certifications: [] },
      });
      expect((await call(server, 'GET', `/crops/${body.crop._id}`)).body.crop.cropName).toBe('Wheat');
    },
  );

  test('AC-401: sold in parts, through all three', async () => {
    const shown = { minQuantity: 10, remainingQuantity: { amount: 80, unit: 'quintal' } };
    const form = await call(server, 'POST', '/api/crops', { as: farmer, body: wheatForm([], { minQuantity: '10' }) });
    expect(form.body.crop).toMatchObject(shown);
    expect((await post({ ...WHEAT, minQuantity: 10 }, farmer)).body.crop).toMatchObject(shown);
    const create = `mutation ($input: CreateCropInput!) { createCrop(input: $input) { crop {
      minQuantity remainingQuantity { amount unit } } } }`;
    const graphql = await ask(server, create, { input: { ...INPUT, minQuantity: 10 } }, farmer);
    expect(graphql.body.data.createCrop.crop).toEqual({
      minQuantity: 10,
      remainingQuantity: { amount: 80, unit: 'QUINTAL' },
    });
  });

  test('AC-196, AC-199: everything that a listing can have, JSON', async () => {
    const specifications = {
      organic: true,
      pesticidesUsed: ['Neem oil'],
      fertilizersUsed: ['DAP'],
      certifications: ['NPOP'],
    };
    const { body } = await post(
      {
        ...WHEAT,
        priceType: 'auction',
        price: { basePrice: 2520, reservePrice: 2600.5 },
        harvestDate: new Date().toISOString().slice(0, 10),
        qualityGrade: 'A',
        specifications,
      },
      farmer,
    );
    expect(body.crop).toMatchObject({
      priceType: 'auction',
      price: { basePrice: 2520, reservePrice: 2600.5 },
      harvestDate: new Date().toISOString().slice(0, 10),
      qualityGrade: 'A',
      specifications,
    });
  });

  test('AC-196: through GraphQL', async () => {
    const reply = await ask(
      server,
      CREATE,
      { input: { ...INPUT, specifications: { certifications: ['NPOP'] } } },
      farmer,
    );
    expect(reply.body.data.createCrop.crop).toMatchObject({
      cropName: 'Wheat',
      name: 'Wheat',
      category: 'GRAINS',
      priceType: 'FIXED',
      qualityGrade: 'B',
      status: 'ACTIVE',
      basePrice: 2520,
      reservePrice: null,
      specifications: { organic: false, certifications: ['NPOP'] },
      farmer: { id: farmer.id },
      images: [],
    });
  });

  test('X-41: a checked farmer’s crop carries the mark', async () => {
    const checked = await person(server, 'farmer', { verified: true });
    expect((await post(WHEAT, checked)).body.crop.verified).toBe(true);
  });

  test('it is found at once, by its name and by its farmer’s e-mail', async () => {
    const seller = await person(server, 'farmer');
    const cropName = `Kathia ${seller.id}`;
    await post({ ...WHEAT, cropName }, seller);
    for (const search of [cropName, seller.email]) {
      const { body } = await call(server, 'GET', `/crops?search=${encodeURIComponent(search)}`);
      expect(body.crops).toMatchObject([{ cropName }]);
    }
  });
});

describe('what is refused leaves nothing behind', () => {
  test('AC-283, AC-299: signed out', async () => {
    for (const body of [WHEAT, wheatForm()]) {
      expect(await post(body)).toMatchObject({ status: 401, body: { success: false, code: 'UNAUTHENTICATED' } });
    }
    expect(codeOf(await ask(server, CREATE, { input: INPUT }))).toBe('UNAUTHENTICATED');
  });

  test('AC-286, Z2: a buyer', async () => {
    for (const body of [WHEAT, wheatForm()]) {
      expect(await post(body, buyer)).toMatchObject({
        status: 403,
        body: { success: false, code: 'FORBIDDEN', message: 'Only farmers can list crops.' },
      });
    }
    expect(codeOf(await ask(server, CREATE, { input: INPUT }, buyer))).toBe('FORBIDDEN');
    expect(await cropsOf(buyer)).toBe(0);
  });

  test('AC-264, AC-265, AC-266: missing and blank fields, the same through both', async () => {
    const before = await cropsOf(farmer);
    const rest = await post(wheatForm([], { cropName: '  ', 'location.address': '' }), farmer);
    expect(rest).toMatchObject({
      status: 400,
      body: {
        success: false,
        errors: [{ field: 'cropName' }, { field: 'location.address' }],
      },
    });
    const input = { ...INPUT, cropName: ' ', location: { ...WHEAT.location, address: '\t' } };
    const graphql = await ask(server, CREATE, { input }, farmer);
    expect(graphql.body.errors[0]).toMatchObject({
      message: rest.body.message,
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'cropName' }, { field: 'location.address' }] },
    });
    expect(await cropsOf(farmer)).toBe(before);
  });

  test.each([
    ['AC-268: a price that is no number', { 'price.basePrice': 'abc' }, 'price.basePrice'],
    ['AC-268: a price below zero', { 'price.basePrice': '-5' }, 'price.basePrice'],
    ['AC-268: no quantity', { 'quantity.amount': '0' }, 'quantity.amount'],
    ['N1: infinity', { 'price.basePrice': '1e309' }, 'price.basePrice'],
    ['AC-270: another unit', { 'quantity.unit': 'maund' }, 'quantity.unit'],
    ['AC-271: another grade', { qualityGrade: 'D' }, 'qualityGrade'],
    ['AC-197: another price type', { priceType: 'barter' }, 'priceType'],
    ['AC-269: another category', { category: 'tractors' }, 'category'],
    ['X-56: expired before it was harvested', { harvestDate: '2026-01-02', expiryDate: '2026-01-01' }, 'expiryDate'],
    ['N5: 31 February', { harvestDate: '2026-02-31' }, 'harvestDate'],
    ['I5: NUL', { cropName: 'a\u0000b' }, 'cropName'],
  ])('%s', async (_name, fields, field) => {
    const before = await cropsOf(farmer);
    const { status, body } = await post(wheatForm([], fields), farmer);
    expect(status).toBe(400);
    expect(body.code).toBe('BAD_USER_INPUT');
    expect(body.errors).toMatchObject([{ field }]);
    expect(await cropsOf(farmer)).toBe(before);
  });

  test('a last good day that is over in India, offered or as a draft, through both; today is fine', async () => {
    const before = await cropsOf(farmer);
    const dayAhead = (days: number) => dayInIndia(server.clock.now(), days);
    const message = 'That day is over. Choose a later one, or leave it empty.';
    for (const asDraft of [false, true]) {
      const expiryDate = dayAhead(-1);
      expect(await post({ ...WHEAT, expiryDate, asDraft }, farmer)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'expiryDate', message }] },
      });
      const { body } = await ask(server, CREATE, { input: { ...INPUT, expiryDate, asDraft } }, farmer);
      expect(body.errors[0].extensions).toMatchObject({ fields: [{ field: 'expiryDate', message }] });
    }
    expect(await cropsOf(farmer)).toBe(before);
    expect((await post({ ...WHEAT, expiryDate: dayAhead(0) }, farmer)).status).toBe(201);
  });

  test.each(['null', '"x"', '[]', '{', '{}', ''])('R1: the body %p', async (text) => {
    const before = await cropsOf(farmer);
    const { status, body } = await post(text, farmer);
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await cropsOf(farmer)).toBe(before);
  });

  test('U9: the twenty-first crop of an hour', () =>
    withRealLimits(async (strict) => {
      const seller = await person(strict, 'farmer');
      const list = () => call(strict, 'POST', '/crops', { as: seller, body: WHEAT });
      for (let i = 0; i < 20; i += 1) expect((await list()).status).toBe(201);
      const refused = await list();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    }));
});

describe('what a caller cannot set (Z9, Z10, I4)', () => {
  test('an identifier, an owner, a status, a mark, a rating', async () => {
    const victim = await insertCrop(server, await person(server, 'farmer'), { cropName: 'Victim' });
    const { body } = await post(
      {
        ...WHEAT,
        id: victim.id,
        _id: victim.id,
        farmerId: victim.farmerId,
        status: 'sold',
        verified: true,
        rating: 5,
        reviews: 999,
        createdAt: '2020-01-01',
        deletedAt: '2020-01-01',
      },
      farmer,
    );
    expect(body.crop).toMatchObject({
      farmerId: { _id: farmer.id },
      status: 'active',
      verified: false,
      rating: null,
      reviews: null,
    });
    expect(body.crop._id).not.toBe(victim.id);
    const row = await server.dataSource.manager.findOneByOrFail(CropEntity, { id: victim.id });
    expect(row).toMatchObject({ cropName: 'Victim', farmerId: victim.farmerId });
  });

  test('the prototype of anything', async () => {
    const reply = await post(`{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`, farmer);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
