import { mkdir, readdir } from 'node:fs/promises';
import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { CropEntity, CropImageEntity } from '../../src/modules/crops/crop.entity.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';
import { ask, call, codeOf, insertCrop, type Person, person, wheatForm } from './market.js';

const DELETE = 'mutation ($id: ID!) { deleteCrop(input: { id: $id }) { deletedCropId } }';

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
  await mkdir(server.parts.config.uploadsDir, { recursive: true });
});
afterAll(() => server.close());

const rowOf = (id: string) => server.dataSource.manager.findOneBy(CropEntity, { id });
const remove = (id: string, as?: Person) => call(server, 'DELETE', `/api/crops/${id}`, { as });
const pictureFiles = async () =>
  (await readdir(server.parts.config.uploadsDir)).filter((name) => name.endsWith('.webp'));

describe('removing a crop', () => {
  test.each(['/api/crops', '/crops'])(
    'AC-296, AC-007: DELETE %s/:id; it is gone from every list and its page',
    async (path) => {
      const crop = await insertCrop(server, farmer);
      const reply = await call(server, 'DELETE', `${path}/${crop.id}`, { as: farmer });
      expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Crop deleted successfully!' } });
      expect((await call(server, 'GET', `/crops/${crop.id}`, { as: farmer })).status).toBe(404);
      const mine = await call(server, 'GET', `/crops/farmer/${farmer.id}?limit=100`, { as: farmer });
      expect(mine.body.crops.map((each: { _id: string }) => each._id)).not.toContain(crop.id);
      expect(await rowOf(crop.id)).toBeNull();
    },
  );

  test('through GraphQL', async () => {
    const crop = await insertCrop(server, farmer);
    expect((await ask(server, DELETE, { id: crop.id }, farmer)).body).toEqual({
      data: { deleteCrop: { deletedCropId: crop.id } },
    });
    expect(await rowOf(crop.id)).toBeNull();
  });

  test('its pictures go with it', async () => {
    const before = await pictureFiles();
    const picture = await colouredPicture(700, 500).png().toBuffer();
    const { body } = await call(server, 'POST', '/crops', { as: farmer, body: wheatForm([picture]) });
    expect(await pictureFiles()).toHaveLength(before.length + 3);
    await remove(body.crop._id, farmer);
    expect(await pictureFiles()).toEqual(before);
  });

  test('with bids on it, the row and its pictures stay for the bidders and the bids are closed', async () => {
    const buyer = await person(server, 'buyer');
    const picture = await colouredPicture(300, 200).png().toBuffer();
    const { body } = await call(server, 'POST', '/crops', { as: farmer, body: wheatForm([picture]) });
    const { _id: id, images } = body.crop;
    await call(server, 'POST', '/bids/place', { as: buyer, body: { cropId: id, bidAmount: 5 } });
    expect((await remove(id, farmer)).status).toBe(200);
    expect((await rowOf(id))?.deletedAt).toEqual(server.clock.now());
    expect(await server.dataSource.manager.findBy(BidEntity, { cropId: id })).toMatchObject([
      { state: 'EXPIRED', endedReason: 'LISTING_REMOVED' },
    ]);
    expect(await server.dataSource.manager.countBy(CropImageEntity, { cropId: id })).toBe(1);
    expect((await fetch(`${server.url}${images[0].url}`)).status).toBe(200);
    expect((await call(server, 'GET', `/crops/${id}`)).status).toBe(404);
    // A second removal finds nothing.
    expect(await remove(id, farmer)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('who may not, and nothing changes (AC-284, Z1)', () => {
  test.each(['farmer', 'buyer'] as const)('another %s: FORBIDDEN in both', async (role) => {
    const crop = await insertCrop(server, farmer);
    const stranger = await person(server, role);
    expect(await remove(crop.id, stranger)).toMatchObject({
      status: 403,
      body: { success: false, code: 'FORBIDDEN', message: 'Only the farmer who listed this crop can delete it.' },
    });
    expect(codeOf(await ask(server, DELETE, { id: crop.id }, stranger))).toBe('FORBIDDEN');
    expect(await rowOf(crop.id)).toMatchObject({ deletedAt: null, status: 'active' });
  });

  test('AC-283: signed out, also for what is not there', async () => {
    const crop = await insertCrop(server, farmer);
    expect((await remove(crop.id)).status).toBe(401);
    expect((await remove('1')).status).toBe(401);
    expect(codeOf(await ask(server, DELETE, { id: crop.id }))).toBe('UNAUTHENTICATED');
    expect(await rowOf(crop.id)).toMatchObject({ deletedAt: null });
  });

  test('A14, AC-287: a token with another signature', async () => {
    const crop = await insertCrop(server, farmer);
    const forged = { ...farmer, token: `${farmer.token.slice(0, -4)}AAAA` };
    expect((await remove(crop.id, forged)).status).toBe(401);
    expect(await rowOf(crop.id)).toMatchObject({ deletedAt: null });
  });

  test.each(['1', '%27%20OR%201', 'null', '0198c0de-0000-7000-8000-000000000000'])(
    'Z8, AC-301: %s is not found',
    async (id) => {
      expect(await remove(id, farmer)).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } });
      expect(codeOf(await ask(server, DELETE, { id }, farmer))).toBe('NOT_FOUND');
    },
  );
});
