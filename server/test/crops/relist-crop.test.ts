import { readdir } from 'node:fs/promises';
import { CropEntity, CropImageEntity } from '../../src/modules/crops/crop.entity.js';
import { CropRelisted } from '../../src/modules/crops/crop.events.js';
import { on } from '../../src/platform/events.js';
import { placeBid, removeCrop } from '../bids/trading.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';
import { ask, call, codeOf, insertCrop, type Person, person, wheatForm } from './market.js';

const RELIST = `mutation ($input: RelistCropInput!) { relistCrop(input: $input) { crop {
  id status cropName basePrice quantity { amount unit } harvestDate expiryDate minQuantity images { id url isIllustration }
} } }`;

const told: CropRelisted[] = [];
let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  const eventHandlers = [
    on(CropRelisted, async (_tx, relisted) => {
      told.push(relisted);
    }),
  ];
  server = await startTestServer({ eventHandlers });
  farmer = await person(server, 'farmer');
});
afterAll(() => server.close());

const row = (id: string) => server.dataSource.manager.findOneByOrFail(CropEntity, { id });
const set = (id: string, values: Partial<CropEntity>) => server.dataSource.manager.update(CropEntity, { id }, values);
const relist = (id: string, body: unknown = { quantity: { amount: 50 } }, as: Person | undefined = farmer) =>
  call(server, 'POST', `/api/crops/${id}/relist`, { as, body });
const pictureFiles = async () =>
  (await readdir(server.parts.config.uploadsDir)).filter((name) => name.endsWith('.webp'));
const isThere = async (url: string) => (await fetch(`${server.url}${url}`)).status === 200;

/** A listing with two pictures that has expired. */
async function expired(): Promise<{ id: string; urls: string[] }> {
  const pictures = await Promise.all(
    ['#a00', '#0a0'].map((colour) => colouredPicture(60, 40, colour).png().toBuffer()),
  );
  const { body } = await call(server, 'POST', '/api/crops', { as: farmer, body: wheatForm(pictures) });
  const { id, images } = body.crop;
  await set(id, { status: 'expired', expiryDate: '2025-11-01', minQuantity: 5, qualityGrade: 'A' });
  return { id, urls: images.map(({ url }: { url: string }) => url) };
}

describe('AC-427: selling again', () => {
  test('a new listing with everything but quantity and dates; the old one stays as it is', async () => {
    const { id } = await expired();
    const before = await row(id);
    told.length = 0;
    const input = { id, quantity: { amount: 50, unit: 'QUINTAL' }, basePrice: 2_600 };
    const { crop } = (await ask(server, RELIST, { input }, farmer)).body.data.relistCrop;
    expect(crop).toMatchObject({
      status: 'ACTIVE',
      cropName: 'Wheat',
      basePrice: 2_600,
      quantity: { amount: 50, unit: 'QUINTAL' },
      minQuantity: 5,
      harvestDate: null,
      expiryDate: null,
    });
    expect(crop.id).not.toBe(id);
    expect(crop.images).toHaveLength(2);
    expect(await row(crop.id)).toMatchObject({ qualityGrade: 'A', soldQuantity: 0, version: 1 });
    expect(await row(id)).toEqual(before);
    expect(told).toMatchObject([{ crop: { id: crop.id }, from: { id } }]);
  });

  test('its pictures are its own: removing either listing leaves those of the other one', async () => {
    const { id, urls } = await expired();
    const { body } = await relist(id);
    const again = body.crop.images.map(({ url }: { url: string }) => url);
    expect(again.filter((url: string) => urls.includes(url))).toEqual([]);
    await removeCrop(server, farmer, id);
    expect(await Promise.all(urls.map(isThere))).toEqual([false, false]);
    expect(await Promise.all(again.map(isThere))).toEqual([true, true]);

    const other = await expired();
    const second = await relist(other.id);
    await removeCrop(server, farmer, second.body.crop.id);
    expect(await Promise.all(other.urls.map(isThere))).toEqual([true, true]);
  });

  test('a photograph stays one, and a picture of the demonstration data stays that (AC-726)', async () => {
    const { id } = await expired();
    const pictures = server.dataSource.getRepository(CropImageEntity);
    await pictures.update({ cropId: id, position: 0 }, { isIllustration: true });
    const input = { id, quantity: { amount: 50, unit: 'QUINTAL' } };
    const { crop } = (await ask(server, RELIST, { input }, farmer)).body.data.relistCrop;
    expect(crop.images.map(({ isIllustration }: { isIllustration: boolean }) => isIllustration)).toEqual([true, false]);
  });

  test('pictures in another order, without one, and with a new one', async () => {
    const { id } = await expired();
    const [first, second] = (await call(server, 'GET', `/api/crops/${id}`, { as: farmer })).body.crop.images;
    const form = new FormData();
    form.append('quantity.amount', '50');
    for (const one of [second.id, 'new']) form.append('imageOrder', one);
    const picture = await colouredPicture(70, 40, '#fff').png().toBuffer();
    form.append('images', new Blob([new Uint8Array(picture)]), 'a.png');
    const { status, body } = await relist(id, form);
    expect(status).toBe(201);
    expect(body.crop.images.map(({ width }: { width: number }) => width)).toEqual([60, 70]);
    const bytes = async (url: string) => Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());
    expect(await bytes(body.crop.images[0].url)).toEqual(await bytes(second.url));
    expect(await bytes(body.crop.images[0].url)).not.toEqual(await bytes(first.url));
  });

  test('an auction that nobody bid in, with one press: its pictures come along, and are its own', async () => {
    const { id, urls } = await expired();
    const now = server.clock.now();
    await set(id, {
      priceType: 'auction',
      basePricePaise: 1_600_00,
      minQuantity: null,
      auctionState: 'NOT_SOLD',
      auctionEndsAt: now,
      auctionPlannedEnd: now,
    });
    const { status, body } = await relist(id, {});
    expect([status, body.crop?.auction?.state]).toEqual([201, 'LIVE']);
    const again: string[] = body.crop.images.map(({ url }: { url: string }) => url);
    expect(again).toHaveLength(2);
    await removeCrop(server, farmer, id);
    expect(await Promise.all([...urls, ...again].map(isThere))).toEqual([false, false, true, true]);
  });

  test('what is sold, and what was removed while somebody had bid on it', async () => {
    const sold = await insertCrop(server, farmer, { status: 'sold', soldQuantity: 80 });
    expect(await relist(sold.id)).toMatchObject({ status: 201, body: { crop: { remainingQuantity: { amount: 50 } } } });
    const removed = await insertCrop(server, farmer);
    await placeBid(server, await person(server, 'buyer'), removed.id);
    await removeCrop(server, farmer, removed.id);
    expect((await relist(removed.id)).status).toBe(201);
  });

  test('what has expired by the clock, though nobody has written it down', async () => {
    const crop = await insertCrop(server, farmer, { expiryDate: '2025-11-01' });
    expect((await relist(crop.id)).status).toBe(201);
    expect((await row(crop.id)).status).toBe('active');
  });
});

describe('what is refused leaves neither row nor file', () => {
  async function refused(id: string, body: unknown, expected: object, as: Person | undefined = farmer): Promise<void> {
    const [rows, files] = [await server.dataSource.manager.count(CropEntity), await pictureFiles()];
    expect(await relist(id, body, as)).toMatchObject(expected);
    expect(await server.dataSource.manager.count(CropEntity)).toBe(rows);
    expect(await pictureFiles()).toEqual(files);
  }
  const WELL = { quantity: { amount: 50 } };

  test('what is for sale, and a draft', async () => {
    const [active, draft] = [await insertCrop(server, farmer), await insertCrop(server, farmer, { status: 'draft' })];
    const message = 'This crop is still for sale. Edit it instead.';
    await refused(active.id, WELL, { status: 409, body: { code: 'CONFLICT', message } });
    await refused(draft.id, WELL, {
      status: 409,
      body: { message: 'This crop is a draft. Edit it and publish it instead.' },
    });
  });

  test('somebody else’s: seen or not', async () => {
    const { id } = await expired();
    const stranger = await person(server, 'farmer');
    await refused(id, WELL, { status: 403, body: { code: 'FORBIDDEN' } }, stranger);
    await set(id, { deletedAt: server.clock.now() });
    await refused(id, WELL, { status: 404, body: { code: 'NOT_FOUND' } }, stranger);
    const buyer = await person(server, 'buyer');
    await refused(id, WELL, { status: 403, body: { code: 'FORBIDDEN' } }, buyer);
    const input = { id, quantity: { amount: 5, unit: 'KG' } };
    expect(codeOf(await ask(server, RELIST, { input }, stranger))).toBe('NOT_FOUND');
  });

  test('without a quantity, and with a day that is over', async () => {
    const { id } = await expired();
    const errors = (field: string) => ({ status: 400, body: { errors: [{ field }] } });
    await refused(id, {}, errors('quantity.amount'));
    await refused(id, { ...WELL, expiryDate: '2025-11-01' }, errors('expiryDate'));
    await refused(id, { ...WELL, imageOrder: ['018f0000-0000-7000-8000-000000000000'] }, errors('imageOrder'));
  });
});

describe('AC-428: a draft is published', () => {
  const publish = (id: string, as: Person | undefined = farmer) =>
    call(server, 'POST', `/api/crops/${id}/publish`, { as });

  test('it is for sale from now on, among the newest', async () => {
    const draft = await insertCrop(server, farmer, { status: 'draft', createdAt: new Date('2025-01-01T00:00:00Z') });
    expect((await call(server, 'GET', `/api/crops/${draft.id}`)).status).toBe(404);
    const reply = await publish(draft.id);
    expect(reply).toMatchObject({
      status: 200,
      body: { message: 'Your crop is now for sale.', crop: { status: 'active' } },
    });
    expect(await row(draft.id)).toMatchObject({ status: 'active', createdAt: server.clock.now(), version: 2 });
    expect((await call(server, 'GET', `/api/crops/${draft.id}`)).status).toBe(200);
  });

  test('through GraphQL, after an edit', async () => {
    const draft = await insertCrop(server, farmer, { status: 'draft' });
    const edited = await call(server, 'PATCH', `/api/crops/${draft.id}`, {
      as: farmer,
      body: { version: 1, cropName: 'Barley', remainingQuantity: { unit: 'kg' } },
    });
    expect(edited.body.crop).toMatchObject({ cropName: 'Barley', status: 'draft' });
    const mutation = 'mutation ($id: ID!) { publishCrop(input: { id: $id }) { crop { status cropName } } }';
    expect((await ask(server, mutation, { id: draft.id }, farmer)).body.data.publishCrop.crop).toEqual({
      status: 'ACTIVE',
      cropName: 'Barley',
    });
  });

  test('not with a day that is over, not twice, not by somebody else', async () => {
    const draft = await insertCrop(server, farmer, { status: 'draft', expiryDate: '2025-11-01' });
    expect(await publish(draft.id)).toMatchObject({ status: 400, body: { errors: [{ field: 'expiryDate' }] } });
    expect((await row(draft.id)).status).toBe('draft');
    expect((await publish(draft.id, await person(server, 'farmer'))).status).toBe(404);
    const active = await insertCrop(server, farmer);
    expect(await publish(active.id)).toMatchObject({
      status: 409,
      body: { message: 'This crop was published already.' },
    });
  });
});
