import { signedInAgain } from '../bids/trading.js';
import { ask, codeOf, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { bid, DAY_MS, HOUR_MS, insertAuction } from './auctioning.js';

let server: TestServer;
let farmer: Person;
let buyer: Person;
let rival: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [farmer, buyer, rival] = [
    await person(server, 'farmer'),
    await person(server, 'buyer'),
    await person(server, 'buyer'),
  ];
});

async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  [farmer, buyer, rival] = (await Promise.all([farmer, buyer, rival].map((one) => signedInAgain(server, one)))) as [
    Person,
    Person,
    Person,
  ];
}

const QUERY = `query ($first: Int, $after: String) { myAuctions(first: $first, after: $after) { totalCount
  nodes { id auction { state viewerStanding } } pageInfo { hasNextPage endCursor } } }`;
const listOf = async (as: Person, variables: object = {}) =>
  (await ask(server, QUERY, { first: 20, ...variables }, as)).body.data.myAuctions;
const idsOf = async (as: Person) => (await listOf(as)).nodes.map(({ id }: { id: string }) => id);
const auctionEnding = async (endsInMs: number, values: Parameters<typeof insertAuction>[2] = {}) =>
  (await insertAuction(server, farmer, { endsInMs, ...values })).id;

test('AC-529: of all own auctions what happens next comes first, page by page; what is over is not there', async () => {
  const waits = await auctionEnding(HOUR_MS, { reservePricePaise: 1_900_00 });
  await bid(server, buyer, waits, { bidAmount: 1_600 });
  const unsold = await auctionEnding(HOUR_MS);
  await letPass(2 * HOUR_MS);
  // Listed in another order than that in which they end.
  const late = await auctionEnding(3 * DAY_MS);
  const soon = await auctionEnding(HOUR_MS);
  const alsoSoon = await auctionEnding(HOUR_MS);
  const next = await auctionEnding(30 * HOUR_MS);
  expect(await idsOf(farmer)).toEqual([...[soon, alsoSoon].sort(), waits, next, late]);
  const paged: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const { nodes, totalCount, pageInfo } = await listOf(farmer, { first: 2, after });
    expect(totalCount).toBe(5);
    paged.push(...nodes.map(({ id }: { id: string }) => id));
    after = pageInfo.endCursor;
  }
  expect(paged).toEqual(await idsOf(farmer));
  expect(paged).not.toContain(unsold);
  await letPass(DAY_MS - HOUR_MS);
  // Nobody has written anything down: the clock alone says that the farmer's day is over.
  expect(await idsOf(farmer)).toEqual([next, late]);
});

test('AC-529: a buyer has the auctions in which a bid of theirs still counts, and nobody else’s', async () => {
  const late = await auctionEnding(2 * DAY_MS);
  const soon = await auctionEnding(HOUR_MS, { reservePricePaise: 1_900_00 });
  const others = await auctionEnding(DAY_MS);
  await bid(server, buyer, late, { bidAmount: 1_600 });
  await bid(server, buyer, soon, { bidAmount: 1_600 });
  await bid(server, rival, soon, { bidAmount: 1_700 });
  await bid(server, rival, others, { bidAmount: 1_600 });
  expect((await listOf(buyer)).nodes).toMatchObject([
    { id: soon, auction: { state: 'LIVE', viewerStanding: 'OUTBID' } },
    { id: late, auction: { state: 'LIVE', viewerStanding: 'LEADING' } },
  ]);
  await letPass(2 * HOUR_MS);
  // Below the reserve whoever leads waits for the farmer; for the others it is over.
  expect(await idsOf(buyer)).toEqual([late]);
  expect((await listOf(rival)).nodes).toMatchObject([
    { id: others },
    { id: soon, auction: { state: 'AWAITING_FARMER', viewerStanding: 'LEADING' } },
  ]);
});

test('a cursor of another list is refused', async () => {
  expect(codeOf(await ask(server, QUERY, { first: 20, after: 'bm90aGluZw' }, farmer))).toBe('BAD_USER_INPUT');
});
