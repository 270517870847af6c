import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { CropEdited } from '../../src/modules/crops/crop.events.js';
import { on } from '../../src/platform/events.js';
import { accept, placeBid } from '../bids/trading.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';
import type { RestAnswer } from '../support/http-client.js';
import { ask, call, codeOf, insertCrop, type Person, person, uniqueWord, wheatForm, withRealLimits } from './market.js';

const UPDATE = `mutation ($input: UpdateCropInput!) { updateCrop(input: $input) { crop {
  id cropName category description version status basePrice minQuantity expiryDate harvestDate qualityGrade
  quantity { amount unit } remainingQuantity { amount unit } specifications { organic pesticidesUsed } images { id alt }
} } }`;

const edits: CropEdited[] = [];
let server: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  const eventHandlers = [
    on(CropEdited, async (_tx, edited) => {
      edits.push(edited);
    }),
  ];
  server = await startTestServer({ eventHandlers });
  farmer = await person(server, 'farmer');
  buyer = await person(server, 'buyer');
});
afterAll(() => server.close());

const row = (id: string) => server.dataSource.manager.findOneByOrFail(CropEntity, { id });
const patch = (id: string, body: unknown, as: Person | undefined = farmer) =>
  call(server, 'PATCH', `/api/crops/${id}`, { as, body });
const update = (input: Readonly<Record<string, unknown>>, as: Person | undefined = farmer) =>
  ask(server, UPDATE, { input }, as);

/** Refused with this, and the row is what it was. */
async function refused(id: string, body: Readonly<Record<string, unknown>>, expected: object): Promise<RestAnswer> {
  const before = await row(id);
  const reply = await patch(id, { version: before.version, ...body });
  expect(reply).toMatchObject(expected);
  expect(await row(id)).toEqual(before);
  return reply;
}

describe('AC-421: its farmer edits a crop', () => {
  test('GraphQL: what is sent changes, everything else stays', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 5, organic: true, pesticidesUsed: ['Neem oil'] });
    const reply = await update({ id: crop.id, version: 1, basePrice: 2_400.5, description: 'Cleaned twice.' });
    expect(reply.body.data.updateCrop.crop).toMatchObject({
      version: 2,
      basePrice: 2_400.5,
      description: 'Cleaned twice.',
      cropName: 'Wheat',
      minQuantity: 5,
      quantity: { amount: 80, unit: 'QUINTAL' },
      specifications: { organic: true, pesticidesUsed: ['Neem oil'] },
    });
  });

  test('REST: nested, dotted and as a form; null and an empty text empty what may be empty', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 5, expiryDate: null });
    const nested = await patch(crop.id, { version: 1, price: { basePrice: 2_300 }, qualityGrade: 'A' });
    expect(nested).toMatchObject({ status: 200, body: { message: 'Changes saved.', crop: { version: 2 } } });
    const form = new FormData();
    for (const [name, text] of Object.entries({ version: '2', 'location.district': 'Karnal', minQuantity: '' })) {
      form.append(name, text);
    }
    expect((await patch(crop.id, form)).body.crop).toMatchObject({
      version: 3,
      price: { basePrice: 2_300 },
      qualityGrade: 'A',
      minQuantity: null,
      location: { state: 'Haryana', district: 'Karnal', address: 'Village Kaimri' },
    });
    expect((await patch(crop.id, { version: 3, minQuantity: 4 })).body.crop.minQuantity).toBe(4);
    expect((await patch(crop.id, { version: 4, minQuantity: null })).body.crop.minQuantity).toBeNull();
  });

  test('the marketplace finds it by its new name, and no longer by the old one', async () => {
    const [old, now] = [uniqueWord(), uniqueWord()];
    const crop = await insertCrop(server, farmer, { cropName: old });
    await patch(crop.id, { version: 1, cropName: now });
    const found = async (search: string) =>
      (await call(server, 'GET', `/api/crops?search=${search}&limit=5`)).body.crops.length;
    expect([await found(old), await found(now)]).toEqual([0, 1]);
  });

  test('what nothing is different in writes nothing and tells nobody', async () => {
    const crop = await insertCrop(server, farmer);
    edits.length = 0;
    expect(
      (await patch(crop.id, { version: 1, cropName: 'Wheat', price: { basePrice: 2_520 } })).body.crop.version,
    ).toBe(1);
    expect(edits).toEqual([]);
    await patch(crop.id, { version: 1, price: { basePrice: 2_521 } });
    expect(edits).toMatchObject([{ before: { basePricePaise: 252_000 }, crop: { basePricePaise: 252_100 } }]);
  });
});

describe('AC-422: the quantity of an edit is what is left to sell', () => {
  async function partlySold(): Promise<CropEntity> {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const { offerId } = await placeBid(server, buyer, crop.id, { quantity: 30 });
    expect((await accept(server, farmer, offerId)).status).toBe(200);
    return row(crop.id);
  }

  test('what was sold stays sold', async () => {
    const { id, version } = await partlySold();
    expect(version).toBe(2);
    const reply = await update({ id, version, remainingQuantity: { amount: 12.5, unit: 'QUINTAL' } });
    expect(reply.body.data.updateCrop.crop).toMatchObject({
      quantity: { amount: 42.5 },
      remainingQuantity: { amount: 12.5 },
    });
    expect(await row(id)).toMatchObject({ quantityAmount: 42.5, soldQuantity: 30 });
  });

  test.each([0, -5, 0.0001, '12', 100_000_001])('%p is none', async (amount) => {
    const { id } = await partlySold();
    const reply = await refused(id, { remainingQuantity: { amount } }, { status: 400 });
    expect(reply.body.errors[0].field).toBe('remainingQuantity.amount');
  });

  test('a bid on more than is left then keeps its terms', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const { bidId } = await placeBid(server, buyer, crop.id, { quantity: 60 });
    await patch(crop.id, { version: 1, remainingQuantity: { amount: 20 }, price: { basePrice: 9_000 } });
    const [bid] = await server.dataSource.query('SELECT quantity, amount_paise FROM bids WHERE id = $1', [bidId]);
    expect(bid).toEqual({ quantity: '60.000', amount_paise: '248000' });
  });
});

describe('AC-423: what somebody has bid on stays what it is', () => {
  const OTHERS = [
    ['cropName', { cropName: 'Maize' }],
    ['category', { category: 'other' }],
    ['remainingQuantity.unit', { remainingQuantity: { unit: 'kg' } }],
    ['priceType', { priceType: 'auction' }],
  ] as const;

  test.each(OTHERS)('%s changes freely before, and not once a bid exists', async (field, body) => {
    const free = await insertCrop(server, farmer);
    expect((await patch(free.id, { version: 1, ...body })).status).toBe(200);
    const crop = await insertCrop(server, farmer);
    const { bidId } = await placeBid(server, buyer, crop.id);
    const reply = await refused(crop.id, body, { status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(reply.body.errors).toEqual([{ field, message: 'Somebody has bid on this crop, so this stays as it is.' }]);
    // A bid that was taken back was one.
    await call(server, 'POST', `/api/bids/${bidId}/withdraw`, { as: buyer });
    await refused(crop.id, body, { status: 400 });
    const price = { price: { basePrice: 2_600 } };
    expect((await patch(crop.id, { version: 1, ...price })).status).toBe(200);
  });
});

describe('AC-424: an edit is of the version that it names', () => {
  const CHANGED = {
    status: 409,
    body: {
      code: 'CONFLICT',
      message: 'This crop has changed in the meantime. Look at what it says now, then save again.',
    },
  };

  test('of two tabs the second is told, and the first is not undone', async () => {
    const crop = await insertCrop(server, farmer);
    await patch(crop.id, { version: 1, price: { basePrice: 2_700 } });
    expect(await patch(crop.id, { version: 1, description: 'From the other tab.' })).toMatchObject(CHANGED);
    expect(await row(crop.id)).toMatchObject({ basePricePaise: 270_000, description: 'Clean and dry.' });
  });

  test('two at once: one is done', async () => {
    const crop = await insertCrop(server, farmer);
    const replies = await Promise.all(
      [2_601, 2_602].map((basePrice) => patch(crop.id, { version: 1, price: { basePrice } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await row(crop.id)).version).toBe(2);
  });

  test('a sale in between counts as well: the farmer saw more than is left', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const { offerId } = await placeBid(server, buyer, crop.id, { quantity: 30 });
    await accept(server, farmer, offerId);
    expect(await patch(crop.id, { version: 1, remainingQuantity: { amount: 80 } })).toMatchObject(CHANGED);
  });

  test.each([undefined, null, '1', 1.5])('a version of %p is none', async (version) => {
    const crop = await insertCrop(server, farmer);
    const reply = await refused(crop.id, { version }, { status: 400 });
    expect(reply.body.errors).toEqual([
      { field: 'version', message: 'Send the version of the crop that you have read.' },
    ]);
  });

  test('with the same idempotency key it is the same edit', async () => {
    const crop = await insertCrop(server, farmer);
    const input = { id: crop.id, version: 1, basePrice: 2_650, idempotencyKey: uniqueWord().repeat(3) };
    const [first, second] = [await update(input), await update(input)];
    expect(first.body.data.updateCrop.crop.version).toBe(2);
    expect(second.body).toEqual(first.body);
  });
});

describe('who edits what, and what is refused', () => {
  test('nobody but its farmer; somebody else’s draft is not there', async () => {
    const crop = await insertCrop(server, farmer);
    const draft = await insertCrop(server, farmer, { status: 'draft' });
    const stranger = await person(server, 'farmer');
    const body = { version: 1, price: { basePrice: 1 } };
    expect(await patch(crop.id, body, stranger)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Only the farmer who listed this crop can change it.' },
    });
    expect(await patch(draft.id, body, stranger)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await patch(crop.id, body, buyer)).status).toBe(403);
    expect((await call(server, 'PATCH', `/api/crops/${crop.id}`, { body })).status).toBe(401);
    expect(codeOf(await update({ id: crop.id, version: 1, basePrice: 1 }, stranger))).toBe('FORBIDDEN');
    expect(await row(crop.id)).toEqual(crop);
  });

  test.each([
    ['sold', 'This crop is sold. Sell it again to list more of it.', { soldQuantity: 80 }],
    ['expired', 'This crop has expired. Sell it again with new dates.', {}],
  ] as const)('what is %s', async (status, message, values) => {
    const crop = await insertCrop(server, farmer, { status, ...values });
    await refused(crop.id, { price: { basePrice: 1 } }, { status: 409, body: { code: 'CONFLICT', message } });
  });

  test('what was removed', async () => {
    const crop = await insertCrop(server, farmer, { deletedAt: server.clock.now() });
    await refused(crop.id, { price: { basePrice: 1 } }, { status: 404, body: { message: 'Crop not found.' } });
  });

  test('every rule of a new listing, by the names of the edit', async () => {
    const crop = await insertCrop(server, farmer);
    const wrong = { cropName: ' ', description: null, price: { basePrice: null }, remainingQuantity: { amount: '' } };
    await refused(crop.id, wrong, {
      status: 400,
      body: {
        message: 'Please fill all required fields: cropName, description, quantity amount, base price',
        errors: [
          { field: 'cropName' },
          { field: 'description' },
          { field: 'remainingQuantity.amount' },
          { field: 'price.basePrice' },
        ],
      },
    });
    await refused(crop.id, { minQuantity: 81 }, { status: 400, body: { errors: [{ field: 'minQuantity' }] } });
    await refused(crop.id, { expiryDate: '2025-01-01' }, { status: 400, body: { errors: [{ field: 'expiryDate' }] } });
  });

  test('with the limits of production, an edit too many', () =>
    withRealLimits(async (strict) => {
      const seller = await person(strict, 'farmer');
      const crop = await insertCrop(strict, seller);
      const send = () => call(strict, 'PATCH', `/api/crops/${crop.id}`, { as: seller, body: { version: 1 } });
      for (let edit = 0; edit < 120; edit += 1) expect((await send()).status).toBe(200);
      expect(await send()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    }));
});

describe('AC-425: its pictures', () => {
  const tile = (colour: string) => colouredPicture(60, 40, colour).png().toBuffer();
  const idsOf = (reply: RestAnswer): string[] => reply.body.crop.images.map(({ id }: { id: string }) => id);
  const isThere = async (url: string) => (await fetch(`${server.url}${url}`)).status === 200;

  async function withPictures(count: number) {
    const pictures = await Promise.all(['#a00', '#0a0', '#00a'].slice(0, count).map(tile));
    const reply = await call(server, 'POST', '/api/crops', { as: farmer, body: wheatForm(pictures) });
    const { id, images } = reply.body.crop;
    return { id: String(id), ids: idsOf(reply), urls: images.map(({ url }: { url: string }) => url) as string[] };
  }

  function form(order: readonly string[] | undefined, pictures: readonly Buffer[], version = 1): FormData {
    const made = new FormData();
    made.append('version', String(version));
    for (const one of order ?? []) made.append('imageOrder', one);
    for (const bytes of pictures) made.append('images', new Blob([new Uint8Array(bytes)]), 'a.png');
    return made;
  }

  test('some are taken away, some are added, in the order that is asked for', async () => {
    const { id, ids, urls } = await withPictures(3);
    const reply = await patch(id, form(['new', ids[2] ?? '', ids[0] ?? ''], [await tile('#fff')]));
    const [first, ...rest] = idsOf(reply);
    expect(ids).not.toContain(first);
    expect(rest).toEqual([ids[2], ids[0]]);
    expect(reply.body.crop.images[1].alt).toBe('Wheat, picture 2');
    // The file of the one that was taken away is no longer served, all others are.
    expect(await Promise.all(urls.map(isThere))).toEqual([true, false, true]);
    expect(await isThere(reply.body.crop.images[0].url)).toBe(true);
    const shown = await call(server, 'GET', `/api/crops/${id}`);
    expect(idsOf(shown)).toEqual(idsOf(reply));
  });

  test('without an order all stay, and new ones come after them', async () => {
    const { id, ids } = await withPictures(2);
    const reply = await patch(id, form(undefined, [await tile('#fff')]));
    expect(idsOf(reply).slice(0, 2)).toEqual(ids);
    expect(idsOf(reply)).toHaveLength(3);
  });

  test('through GraphQL they are put in order, and taken away', async () => {
    const { id, ids } = await withPictures(2);
    const reply = await update({ id, version: 1, imageOrder: [ids[1]] });
    expect(reply.body.data.updateCrop.crop).toMatchObject({ version: 2, images: [{ id: ids[1] }] });
    expect((await update({ id, version: 2, imageOrder: [] })).body.data.updateCrop.crop.images).toEqual([]);
  });

  test('the texts for those who do not see them follow the name', async () => {
    const { id } = await withPictures(1);
    const reply = await patch(id, { version: 1, cropName: 'Barley' });
    expect(reply.body.crop.images[0].alt).toBe('Barley, picture 1');
  });

  test.each([
    ['a picture of another crop', (ids: readonly string[], other: string) => [...ids, other]],
    ['a picture twice', (ids: readonly string[]) => [...ids, ids[0] ?? '']],
    ['more new ones than were sent', (ids: readonly string[]) => [...ids, 'new', 'new']],
    ['fewer new ones than were sent', (ids: readonly string[]) => ids],
  ])('%s: refused, and all are as they were', async (_name, orderOf) => {
    const [one, other] = [await withPictures(2), await withPictures(1)];
    const before = await row(one.id);
    const reply = await patch(one.id, form(orderOf(one.ids, other.ids[0] ?? ''), [await tile('#fff')]));
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'imageOrder' }] } });
    expect(await row(one.id)).toEqual(before);
    expect(idsOf(await call(server, 'GET', `/api/crops/${one.id}`))).toEqual(one.ids);
  });

  test('an edit that is refused takes no picture away', async () => {
    const { id, ids, urls } = await withPictures(1);
    expect((await patch(id, { version: 7, imageOrder: [] })).status).toBe(409);
    expect(await isThere(urls[0] ?? '')).toBe(true);
    expect(idsOf(await call(server, 'GET', `/api/crops/${id}`))).toEqual(ids);
  });

  test('more than ten in all', async () => {
    const { id } = await withPictures(3);
    const tiny = await tile('#fff');
    const reply = await patch(id, form(undefined, Array(8).fill(tiny)));
    expect(reply).toMatchObject({ status: 400, body: { message: 'Please add at most 10 pictures.' } });
  });
});
