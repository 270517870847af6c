import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { insertAuction } from '../auctions/auctioning.js';
import { ask, call, codeOf, insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

const PLACE =
  'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bid { id bidAmount message status crop { id } } } }';

let server: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  server = await startTestServer();
  [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
});
afterAll(() => server.close());

const bidsOn = (cropId: string) => server.dataSource.manager.findBy(BidEntity, { cropId });
const place = (body: unknown, as?: Person) => call(server, 'POST', '/api/bids/place', { as, body });

describe('placing a bid', () => {
  test.each(['/api/bids/place', '/bids/place'])('AC-302, AC-203: POST %s stores it', async (path) => {
    const crop = await insertCrop(server, farmer);
    const reply = await call(server, 'POST', path, {
      as: buyer,
      body: { cropId: crop.id, bidAmount: 2480.5, message: '  Is it dry?  ' },
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      success: true,
      bid: { bidAmount: 2480.5, message: 'Is it dry?', status: 'pending', crop: { _id: crop.id } },
    });
    expect(reply.body.data.bid).toEqual(reply.body.bid);
    expect(await bidsOn(crop.id)).toMatchObject([{ amountPaise: 248_050, buyerId: buyer.id }]);
  });

  test('AC-302: through GraphQL, without a message', async () => {
    const crop = await insertCrop(server, farmer);
    const reply = await ask(server, PLACE, { input: { cropId: crop.id, bidAmount: 2500 } }, buyer);
    expect(reply.body.data.placeBid.bid).toMatchObject({ bidAmount: 2500, message: null, status: 'PENDING' });
    expect(await bidsOn(crop.id)).toHaveLength(1);
  });

  test('R4: the same bid within five seconds is one bid, after that a second one', async () => {
    const crop = await insertCrop(server, farmer);
    const body = { cropId: crop.id, bidAmount: 10, message: 'All of it' };
    const first = await place(body, buyer);
    const again = await place(body, buyer);
    expect(again.body.bid.bidId).toBe(first.body.bid.bidId);
    const other = await place({ ...body, message: 'Half of it' }, buyer);
    expect(other.body.bid.bidId).not.toBe(first.body.bid.bidId);
    server.clock.advance(5_001);
    const later = await place(body, buyer);
    expect(later.body.bid.bidId).not.toBe(first.body.bid.bidId);
    expect(await bidsOn(crop.id)).toHaveLength(3);
  });

  test.each([
    { name: 'at a fixed price', insert: insertCrop },
    { name: 'in an auction', insert: insertAuction },
  ])(
    'R4: a double press through GraphQL that asks for the identifier alone is told the one bid: $name',
    async ({ insert }) => {
      const crop = await insert(server, farmer);
      const query = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bid { id } } }';
      const press = () => ask(server, query, { input: { cropId: crop.id, bidAmount: 2500 } }, buyer);
      const [first, again] = [await press(), await press()];
      const [bid, ...more] = await bidsOn(crop.id);
      expect(more).toEqual([]);
      for (const { body } of [first, again]) expect(body).toEqual({ data: { placeBid: { bid: { id: bid?.id } } } });
    },
  );

  test('a pending crop still takes bids (X-43)', async () => {
    const crop = await insertCrop(server, farmer, { status: 'pending' });
    expect((await place({ cropId: crop.id, bidAmount: 1 }, buyer)).status).toBe(201);
  });
});

describe('who may, and on what; nothing is stored otherwise', () => {
  /** Refused in both interfaces with the same words, which come back. */
  const refused = async (cropId: string, as: Person | undefined, status: number, code: string): Promise<string> => {
    const rest = await place({ cropId, bidAmount: 10 }, as);
    expect(rest).toMatchObject({ status, body: { success: false, code } });
    const graphql = await ask(server, PLACE, { input: { cropId, bidAmount: 10 } }, as);
    expect([codeOf(graphql), graphql.body.errors[0].message]).toEqual([code, rest.body.message]);
    return rest.body.message;
  };

  test('signed out (AC-282)', async () => {
    const crop = await insertCrop(server, farmer);
    expect(await refused(crop.id, undefined, 401, 'UNAUTHENTICATED')).toBe('Please log in first.');
    expect(await bidsOn(crop.id)).toEqual([]);
  });

  test('AC-286, Z2, Z3: a farmer, also on their own crop', async () => {
    const crop = await insertCrop(server, farmer);
    for (const as of [farmer, await person(server, 'farmer')]) {
      expect(await refused(crop.id, as, 403, 'FORBIDDEN')).toBe('Only buyers can place bids.');
    }
    expect(await bidsOn(crop.id)).toEqual([]);
  });

  test('Z3: someone who became a buyer, on the crop of their own', async () => {
    const changed = await person(server, 'buyer');
    const crop = await insertCrop(server, changed);
    expect(await refused(crop.id, changed, 403, 'FORBIDDEN')).toBe('You cannot bid on your own crop.');
    expect(await bidsOn(crop.id)).toEqual([]);
  });

  test.each(['sold', 'expired'] as const)('a crop that is %s', async (status) => {
    const crop = await insertCrop(server, farmer, { status });
    expect(await refused(crop.id, buyer, 409, 'CONFLICT')).toBe('This crop is no longer for sale.');
    expect(await bidsOn(crop.id)).toEqual([]);
  });

  test('a draft and a removed crop are not there', async () => {
    const draft = await insertCrop(server, farmer, { status: 'draft' });
    const removed = await insertCrop(server, farmer, { deletedAt: new Date() });
    for (const crop of [draft, removed]) {
      await refused(crop.id, buyer, 404, 'NOT_FOUND');
      expect(await bidsOn(crop.id)).toEqual([]);
    }
  });

  test.each([
    ['a number', '1'],
    ['a path', '../'],
    ['an identifier that nobody has', '0198c0de-0000-7000-8000-000000000000'],
    ['ten kilobytes', 'x'.repeat(10_000)],
  ])('Z8: %s is no crop', async (_name, id) => {
    await refused(id, buyer, 404, 'NOT_FOUND');
  });

  test.each<[string, unknown]>([
    ['null', 'null'],
    ['a text', '"x"'],
    ['a list', '[]'],
    ['half a JSON', '{'],
    ['nothing', {}],
    ['an object for the crop', { cropId: { $ne: 1 }, bidAmount: 5 }],
    ['a list for the crop', { cropId: ['x'], bidAmount: 5 }],
  ])('I3, R1: a body that is no bid: %s', async (_name, body) => {
    expect(await place(body, buyer)).toMatchObject({ status: 400, body: { success: false, code: 'BAD_USER_INPUT' } });
  });
});

describe('AC-275, N1: what is not an amount', () => {
  const asJson: ReadonlyArray<readonly [string, string]> = [
    '-1',
    '0',
    '-0',
    '0.001',
    '19.999',
    '1e12',
    '1e309',
    '-1e309',
    '100000000.01',
    '9007199254740993',
    '"5"',
    '" 5 "',
    '"1_000"',
    '"0x1F"',
    '"५"',
    '""',
    'true',
    'null',
    '[]',
    '[5]',
    '{}',
  ].map((json) => [json, json] as const);

  test.each(asJson)('%s, through REST and as a GraphQL variable', async (_name, json) => {
    const crop = await insertCrop(server, farmer);
    const rest = await place(`{"cropId":"${crop.id}","bidAmount":${json}}`, buyer);
    expect(rest.status).toBe(400);
    expect(rest.body.errors).toMatchObject([{ field: 'bidAmount' }]);
    const graphql = await call(server, 'POST', '/graphql', {
      as: buyer,
      body: `{"query":${JSON.stringify(PLACE)},"variables":{"input":{"cropId":"${crop.id}","bidAmount":${json}}}}`,
    });
    expect(graphql.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(await bidsOn(crop.id)).toEqual([]);
  });

  const literals = [
    '-1',
    '0',
    '-0',
    '0.001',
    '19.999',
    '1e12',
    '1e309',
    '"5"',
    '[5]',
    'true',
    '[]',
    '{}',
    'NaN',
    'Infinity',
  ];
  test.each([
    ...literals.map((literal) => [literal, 'BAD_USER_INPUT'] as const),
    ['null', 'GRAPHQL_VALIDATION_FAILED'] as const,
  ])('%s, as a GraphQL literal', async (literal, code) => {
    const crop = await insertCrop(server, farmer);
    const reply = await ask(
      server,
      `mutation { placeBid(input: { cropId: "${crop.id}", bidAmount: ${literal} }) { bid { id } } }`,
      {},
      buyer,
    );
    expect([reply.status, codeOf(reply)]).toEqual([400, code]);
    expect(await bidsOn(crop.id)).toEqual([]);
  });

  test('a missing amount', async () => {
    const crop = await insertCrop(server, farmer);
    expect(await place({ cropId: crop.id }, buyer)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'bidAmount' }] },
    });
  });

  test.each([0.01, 19.99, 100_000_000])('%d is one, to the paisa', async (amount) => {
    const crop = await insertCrop(server, farmer);
    expect((await place({ cropId: crop.id, bidAmount: amount }, buyer)).body.bid.bidAmount).toBe(amount);
  });
});

describe('the message (security.md I5)', () => {
  test.each([
    ['too long', 'x'.repeat(1_001)],
    ['with a NUL', 'a\u0000b'],
    ['with half a character', 'a\ud800'],
    ['not text', { text: 'x' }],
  ])('%s', async (_name, message) => {
    const crop = await insertCrop(server, farmer);
    const reply = await place({ cropId: crop.id, bidAmount: 5, message }, buyer);
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'message' }] } });
    expect(await bidsOn(crop.id)).toEqual([]);
  });

  test('blank is none; lines stay', async () => {
    const crop = await insertCrop(server, farmer);
    expect((await place({ cropId: crop.id, bidAmount: 5, message: '  ' }, buyer)).body.bid.message).toBeNull();
    expect((await place({ cropId: crop.id, bidAmount: 6, message: 'a\nब' }, buyer)).body.bid.message).toBe('a\nब');
  });
});
