import { ask, call, codeOf, insertCrop, type Person, person, statements, wheatForm } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';

const MY_BIDS = `query ($first: Int!, $after: String) { myBids(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  nodes { id bidAmount message status createdAt
    crop { id cropName status basePrice listed quantity { amount unit } farmer { firstName } images { url alt } } } } }`;

let server: TestServer;
let farmer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer', { firstName: 'Ramesh' });
});
afterAll(() => server.close());

const bid = (as: Person, cropId: string, bidAmount: number) =>
  call(server, 'POST', '/api/bids/place', { as, body: { cropId, bidAmount } });

describe('the bids of a buyer', () => {
  test.each(['/api/bids/my-bids', '/bids/my-bids'])('AC-147, AC-204, AC-297, X-14: GET %s', async (path) => {
    const buyer = await person(server, 'buyer');
    const picture = await colouredPicture(400, 300).jpeg().toBuffer();
    const { body: listed } = await call(server, 'POST', '/api/crops', { as: farmer, body: wheatForm([picture]) });
    await bid(buyer, listed.crop.id, 2500);
    const { status, body } = await call(server, 'GET', path, { as: buyer });
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.data).toEqual({ crops: body.crops, bids: body.bids });
    expect(body.crops).toEqual(body.bids);
    const [item] = body.crops;
    expect(item).toMatchObject({
      bidId: item._id,
      bidAmount: 2500,
      message: null,
      status: 'pending',
      crop: {
        _id: listed.crop.id,
        cropName: 'Wheat',
        name: 'Wheat',
        status: 'active',
        farmerId: { firstName: 'Ramesh' },
        images: [{ url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-400\.webp$/), alt: 'Wheat, picture 1' }],
      },
    });
    expect(Object.keys(item.crop.farmerId)).toEqual(['firstName']);
  });

  test('AC-143: only their own, newest first; a user in the query changes nothing (Z7)', async () => {
    const [buyer, other] = [await person(server, 'buyer'), await person(server, 'buyer')];
    const crop = await insertCrop(server, farmer);
    await bid(other, crop.id, 1);
    for (const amount of [10, 20, 30]) {
      await bid(buyer, crop.id, amount);
      server.clock.advance(1_000);
    }
    const { body } = await call(server, 'GET', `/api/bids/my-bids?userId=${other.id}&buyerId=${other.id}`, {
      as: buyer,
    });
    expect(body.crops.map((item: { bidAmount: number }) => item.bidAmount)).toEqual([30, 20, 10]);
    const reply = await ask(server, MY_BIDS, { first: 10 }, buyer);
    expect(reply.body.data.myBids.nodes.map((node: { bidAmount: number }) => node.bidAmount)).toEqual([30, 20, 10]);
  });

  test('in pages, none twice and none missing, also among bids of one moment', async () => {
    const buyer = await person(server, 'buyer');
    const crop = await insertCrop(server, farmer);
    for (const amount of [1, 2, 3, 4, 5]) await bid(buyer, crop.id, amount);
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const {
        body,
      }: {
        body: {
          data: {
            myBids: {
              totalCount: number;
              nodes: { bidAmount: number }[];
              pageInfo: { hasNextPage: boolean; endCursor: string };
            };
          };
        };
      } = await ask(server, MY_BIDS, { first: 2, after }, buyer);
      const { nodes, pageInfo, totalCount } = body.data.myBids;
      expect(totalCount).toBe(5);
      seen.push(...nodes.map((node) => node.bidAmount));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen.sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('REST: numbered pages with the total, or on from a marker, not both', async () => {
    const buyer = await person(server, 'buyer');
    const crop = await insertCrop(server, farmer);
    for (const amount of [1, 2, 3, 4, 5]) {
      await bid(buyer, crop.id, amount);
      server.clock.advance(1_000);
    }
    const list = async (query: string) => {
      const { body } = await call(server, 'GET', `/api/bids/my-bids?${query}`, { as: buyer });
      return { ...body, amounts: body.bids?.map(({ bidAmount }: { bidAmount: number }) => bidAmount) };
    };
    expect(await list('')).toMatchObject({ amounts: [5, 4, 3, 2, 1], total: 5, page: 1, limit: 100 });
    expect(await list('limit=2')).toMatchObject({ amounts: [5, 4], total: 5, page: 1, limit: 2 });
    expect(await list('page=3&limit=2')).toMatchObject({ amounts: [1], total: 5, page: 3 });
    const { pageInfo } = await list('limit=2');
    expect(pageInfo.hasNextPage).toBe(true);
    expect(await list(`limit=2&after=${pageInfo.endCursor}`)).toMatchObject({ amounts: [3, 2] });
    expect(await list(`first=2&after=${pageInfo.endCursor}`)).toMatchObject({ amounts: [3, 2] });
    expect(await list(`page=2&after=${pageInfo.endCursor}`)).toMatchObject({ success: false, code: 'BAD_USER_INPUT' });
    expect(await list('page=1000&limit=100')).toMatchObject({ success: false, code: 'BAD_USER_INPUT' });
  });

  test('AC-283: signed out, UNAUTHENTICATED in both', async () => {
    expect(await call(server, 'GET', '/bids/my-bids')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    const reply = await ask(server, MY_BIDS, { first: 1 });
    expect(reply.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('X-45: a farmer has an empty list', async () => {
    const { status, body } = await call(server, 'GET', '/bids/my-bids', { as: farmer });
    expect([status, body.crops, body.total]).toEqual([200, [], 0]);
  });

  test('the crop stays visible to its bidders after it was removed, the bid is closed', async () => {
    const buyer = await person(server, 'buyer');
    const crop = await insertCrop(server, farmer);
    await bid(buyer, crop.id, 99);
    expect((await call(server, 'DELETE', `/crops/${crop.id}`, { as: farmer })).status).toBe(200);
    const [item] = (await call(server, 'GET', '/bids/my-bids', { as: buyer })).body.crops;
    expect(item).toMatchObject({ status: 'closed', crop: { cropName: 'Wheat', listed: false } });
  });

  test.each([0, -1, 101, 2 ** 31, 1.5])('G16: a page of %d is refused', async (first) => {
    const buyer = await person(server, 'buyer');
    expect(codeOf(await ask(server, MY_BIDS, { first }, buyer))).toBe('BAD_USER_INPUT');
    const rest = await call(server, 'GET', `/bids/my-bids?first=${first}`, { as: buyer });
    expect(rest).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', errors: [{ field: 'first' }] } });
  });

  test('a cursor that is not ours is refused', async () => {
    const buyer = await person(server, 'buyer');
    const forged = Buffer.from(JSON.stringify(["' OR 1=1", 'x'])).toString('base64url');
    for (const after of ['x', forged]) {
      expect(codeOf(await ask(server, MY_BIDS, { first: 1, after }, buyer))).toBe('BAD_USER_INPUT');
    }
  });

  test('one bid or twenty: the same number of statements', async () => {
    const one = await person(server, 'buyer');
    const many = await person(server, 'buyer');
    const count = (as: Person) => statements(server, () => ask(server, MY_BIDS, { first: 100 }, as));
    await bid(one, (await insertCrop(server, farmer)).id, 5);
    for (let i = 0; i < 20; i += 1) await bid(many, (await insertCrop(server, await person(server, 'farmer'))).id, 5);
    await Promise.all([count(one), count(many)]);
    expect([await count(one), await count(many)]).toEqual([5, 5]);
  });
});
