import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { startTestServer, type TestServer } from '../harness.js';
import { ask, call, insertCrop, type Person, person, WHEAT, wheatForm } from './market.js';

const EMPTY = { description: '', location: { state: '', district: '', address: '' } } as const;
/** As little as a draft can be saved with. */
const LITTLE = {
  cropName: 'Wheat',
  category: 'grains',
  quantity: WHEAT.quantity,
  price: WHEAT.price,
  asDraft: true,
} as const;

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

const post = (body: unknown, as: Person | undefined = farmer) => call(server, 'POST', '/api/crops', { as, body });
const patch = (id: string, body: unknown) => call(server, 'PATCH', `/api/crops/${id}`, { as: farmer, body });
const publish = (id: string) => call(server, 'POST', `/api/crops/${id}/publish`, { as: farmer });
const row = (id: string) => server.dataSource.manager.findOneBy(CropEntity, { id });
const refusedFields = (body: { errors: readonly { field: string }[] }) => body.errors.map(({ field }) => field);

describe('AC-490: a listing is saved as a draft before all of it is there', () => {
  test('REST: without its words; its farmer alone sees it', async () => {
    const { status, body } = await post(LITTLE);
    expect(status).toBe(201);
    expect(body.message).toBe('Draft saved.');
    expect(body.crop).toMatchObject({
      status: 'draft',
      cropName: 'Wheat',
      description: '',
      location: { state: '', district: '', address: '' },
    });
    expect((await call(server, 'GET', `/api/crops/${body.crop.id}`)).status).toBe(404);
    const others = await call(server, 'GET', `/api/crops/farmer/${farmer.id}`);
    expect(others.body.crops.map(({ id }: { id: string }) => id)).not.toContain(body.crop.id);
    const own = await call(server, 'GET', `/api/crops/farmer/${farmer.id}`, { as: farmer });
    expect(own.body.crops.map(({ id }: { id: string }) => id)).toContain(body.crop.id);
  });

  test('as a form, and through GraphQL', async () => {
    const form = await call(server, 'POST', '/api/crops', {
      as: farmer,
      body: wheatForm([], { asDraft: 'true', description: '' }),
    });
    expect(form.body.crop).toMatchObject({ status: 'draft', description: '' });
    const create = 'mutation ($input: CreateCropInput!) { createCrop(input: $input) { crop { id status } } }';
    const { price, quantity, asDraft, ...rest } = LITTLE;
    const input = {
      ...rest,
      ...EMPTY,
      asDraft,
      category: 'GRAINS',
      quantity: { ...quantity, unit: 'QUINTAL' },
      ...price,
    };
    const graphql = await ask(server, create, { input }, farmer);
    expect(graphql.body.data.createCrop.crop).toMatchObject({ status: 'DRAFT' });
    // Nothing of that is for sale without a word.
    const whole = await ask(server, create, { input: { ...input, asDraft: false } }, farmer);
    expect(whole.body.errors[0].extensions.fields).toHaveLength(4);
  });

  test.each([
    ['cropName', { cropName: ' ' }],
    ['cropName', { cropName: '\u2800' }],
    ['category', { category: '' }],
    ['quantity.amount', { quantity: { unit: 'kg' } }],
    ['price.basePrice', { price: {} }],
    ['expiryDate', { harvestDate: '2026-04-02', expiryDate: '2026-04-01' }],
    ['description', { description: 'x'.repeat(4_001) }],
  ])('%s is asked for, or held to its rule, already now', async (field, change) => {
    const before = await server.dataSource.manager.countBy(CropEntity, { farmerId: farmer.id });
    const { status, body } = await post({ ...LITTLE, ...change });
    expect([status, refusedFields(body)]).toEqual([400, expect.arrayContaining([field])]);
    expect(await server.dataSource.manager.countBy(CropEntity, { farmerId: farmer.id })).toBe(before);
  });

  test('it is edited as it is, and what is missing is named when it is published', async () => {
    const { crop } = (await post(LITTLE)).body;
    const edited = await patch(crop.id, { version: 1, description: 'Clean and dry.' });
    expect(edited.body.crop).toMatchObject({ status: 'draft', description: 'Clean and dry.', location: { state: '' } });

    const refused = await publish(crop.id);
    expect([refused.status, refused.body.message, refusedFields(refused.body)]).toEqual([
      400,
      'Please fill all required fields: state, district, address',
      ['location.state', 'location.district', 'location.address'],
    ]);
    expect(await row(crop.id)).toMatchObject({ status: 'draft', version: 2 });

    await patch(crop.id, { version: 2, location: WHEAT.location });
    const published = await publish(crop.id);
    expect(published.body.crop).toMatchObject({ status: 'active', location: WHEAT.location });
    expect((await call(server, 'GET', `/api/crops/${crop.id}`)).status).toBe(200);
  });

  test('what is for sale cannot lose its words', async () => {
    const crop = await insertCrop(server, farmer);
    const { status, body } = await patch(crop.id, { version: 1, description: '', location: { state: '' } });
    expect([status, refusedFields(body)]).toEqual([400, ['description', 'location.state']]);
    const empty = server.dataSource.query("UPDATE crops SET description = '' WHERE id = $1", [crop.id]);
    await expect(empty).rejects.toThrow('crops_description_check');
    expect(await row(crop.id)).toEqual(crop);
  });
});
