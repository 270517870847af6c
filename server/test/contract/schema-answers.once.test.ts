import { ask, call, insertCrop, type Person, person, uniqueWord } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { giveStars } from '../ratings/rated-deals.js';

const FARMER = 'farmer { id firstName email location rating verified contact { lastName email phone } }';

let server: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer', { lastName: 'Yadav', phone: '5550001111', location: 'Hisar' });
  await giveStars(server, farmer, [5, 4]);
  buyer = await person(server, 'buyer');
});
afterAll(() => server.close());

test('one root field that fails leaves the others', async () => {
  const { body } = await ask(
    server,
    '{ crops(first: 1) { totalCount } mandiPrices(first: 0) { totalCount } me { id } }',
  );
  expect(body.data).toEqual({ crops: { totalCount: expect.any(Number) }, mandiPrices: null, me: null });
  expect(body.errors).toMatchObject([{ path: ['mandiPrices'], extensions: { code: 'BAD_USER_INPUT' } }]);
});

describe('the one type of crop', () => {
  const shown = {
    id: expect.any(String),
    firstName: expect.any(String),
    email: expect.any(String),
    location: 'Hisar',
    rating: 4.5,
    verified: false,
  };

  test('on its own page, with the contact of its farmer (AC-161)', async () => {
    const { id } = await insertCrop(server, farmer);
    const { body } = await ask(server, `{ crop(id: "${id}") { ${FARMER} } }`, {}, buyer);
    const contact = { lastName: 'Yadav', email: farmer.email, phone: '5550001111' };
    expect(body.data.crop.farmer).toEqual({ ...shown, id: farmer.id, email: farmer.email, contact });
  });

  test('in lists and bids, without it; one’s own is always there (X-11)', async () => {
    const word = uniqueWord();
    const { id } = await insertCrop(server, farmer, { cropName: word });
    await call(server, 'POST', '/bids/place', { as: buyer, body: { cropId: id, bidAmount: 5 } });
    const list = `{ crops(filter: { search: "${word}" }) { nodes { ${FARMER} } } }`;
    expect((await ask(server, list, {}, buyer)).body.data.crops.nodes).toEqual([
      { farmer: { ...shown, contact: null } },
    ]);
    const bids = (await ask(server, `{ myBids(first: 1) { nodes { crop { ${FARMER} } } } }`, {}, buyer)).body.data;
    expect(bids.myBids.nodes[0].crop.farmer.contact).toBeNull();
    expect((await ask(server, list, {}, farmer)).body.data.crops.nodes[0].farmer.contact).toMatchObject({
      phone: '5550001111',
    });
  });

  test('removed, its bidders see it without the farmer’s address', async () => {
    const { id } = await insertCrop(server, farmer);
    const bidder = await person(server, 'buyer');
    await call(server, 'POST', '/bids/place', { as: bidder, body: { cropId: id, bidAmount: 5 } });
    await call(server, 'DELETE', `/crops/${id}`, { as: farmer });
    const query = `{ myBids { nodes { crop { cropName listed reservePrice ${FARMER} } } } }`;
    expect((await ask(server, query, {}, bidder)).body.data.myBids.nodes[0].crop).toMatchObject({
      cropName: 'Wheat',
      listed: false,
      reservePrice: null,
      farmer: { email: null, contact: null },
    });
  });
});

test('a list gives each entry its cursor, and says whether there is more on either side', async () => {
  const word = uniqueWord();
  for (let i = 0; i < 3; i += 1) await insertCrop(server, farmer, { cropName: `${word} ${i}` });
  const page = async (args: string) => {
    const query = `{ crops(filter: { search: "${word}" }, ${args}) { edges { cursor node { cropName } } nodes { cropName }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }`;
    return (await ask(server, query)).body.data.crops;
  };
  const first = await page('first: 2');
  expect(first.edges.map(({ node }: { node: object }) => node)).toEqual(first.nodes);
  const [start, end] = first.edges.map(({ cursor }: { cursor: string }) => cursor);
  expect(first).toMatchObject({
    totalCount: 3,
    pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: start, endCursor: end },
  });
  const fromTheMiddle = await page(`first: 2, after: "${start}"`);
  expect(fromTheMiddle.nodes[0]).toEqual(first.nodes[1]);
  expect(fromTheMiddle.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect((await page(`first: 1, after: "${fromTheMiddle.pageInfo.endCursor}"`)).pageInfo).toEqual({
    hasNextPage: false,
    hasPreviousPage: true,
    startCursor: null,
    endCursor: null,
  });
});
