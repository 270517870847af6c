import { ask, call, codeOf, insertCrop, type Person, person, statements } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';
import { allSignedInAgain, counter, decline, placeBid, removeCrop, signedInAgain, traders } from './trading.js';

const BIDS = `totalCount nodes { id state allowedActions quantity { amount unit } buyer { firstName email contact { phone } }
  offers { id madeBy price total respondsTo quantity { amount } } deal { id } }`;

let server: TestServer;
let farmer: Person;
let buyer: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ farmer, buyer, other } = await traders(server));
});
afterAll(() => server.close());

const HOUR_MS = 60 * 60 * 1_000;

async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  ({ farmer, buyer, other } = await allSignedInAgain(server, { farmer, buyer, other }));
}

describe('who sees bids', () => {
  test('the farmer of the crop all of them with names, a buyer their own, others none (security.md Z4)', async () => {
    const crop = await insertCrop(server, farmer);
    const [mine, theirs] = [await placeBid(server, buyer, crop.id), await placeBid(server, other, crop.id)];
    const seen = async (as: Person | undefined) => {
      const graphql = await ask(server, `{ cropBids(cropId: "${crop.id}") { ${BIDS} } }`, {}, as);
      const rest = await call(server, 'GET', `/api/crops/${crop.id}/bids`, as ? { as } : {});
      const nodes: Array<{ id: string }> | undefined = graphql.body.data?.cropBids?.nodes;
      const ids = nodes?.map(({ id }) => id) ?? codeOf(graphql);
      expect(rest.body.bids?.map(({ bidId }: { bidId: string }) => bidId) ?? rest.body.code).toEqual(ids);
      return { ids, nodes, total: rest.body.total };
    };
    const all = await seen(farmer);
    expect([...(all.ids as string[])].sort()).toEqual([mine.bidId, theirs.bidId].sort());
    expect(all.nodes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          buyer: { firstName: 'Anita', email: null, contact: null },
          allowedActions: ['ACCEPT', 'DECLINE', 'COUNTER'],
          quantity: { amount: 80, unit: 'QUINTAL' },
          offers: [
            {
              id: mine.offerId,
              madeBy: 'BUYER',
              price: 2_480,
              total: 198_400,
              respondsTo: null,
              quantity: { amount: 80 },
            },
          ],
        }),
      ]),
    );
    expect(await seen(buyer)).toMatchObject({ ids: [mine.bidId], total: 1 });
    expect((await seen(buyer)).nodes).toMatchObject([{ allowedActions: ['WITHDRAW', 'REPLACE'] }]);
    expect(await seen(await person(server, 'buyer'))).toMatchObject({ ids: [], total: 0 });
    expect(await seen(await person(server, 'farmer'))).toMatchObject({ ids: [], total: 0 });
    expect(await seen(undefined)).toMatchObject({ ids: 'UNAUTHENTICATED' });
  });

  test('a farmer sees what their own crops received, and what waits', async () => {
    let seller = await person(server, 'farmer');
    const crop = await insertCrop(server, seller, { minQuantity: 10 });
    const answered = await placeBid(server, other, crop.id, { quantity: 10 });
    await decline(server, seller, answered.offerId);
    server.clock.advance(1_000);
    const late = await placeBid(server, other, crop.id, { quantity: 20 });
    await letPass(48 * HOUR_MS);
    seller = await signedInAgain(server, seller);
    const waiting = await placeBid(server, buyer, crop.id, { quantity: 30 });
    const gone = await insertCrop(server, seller);
    await placeBid(server, buyer, gone.id);
    await removeCrop(server, seller, gone.id);
    const received = async (as: Person, query: string) =>
      (await call(server, 'GET', `/api/bids/received${query}`, { as })).body;
    const ids = ({ bids }: { bids: Array<{ bidId: string }> }) => bids.map(({ bidId }) => bidId);
    const all = await received(seller, '');
    expect(ids(all)).toEqual([waiting.bidId, late.bidId, answered.bidId]);
    expect(all).toMatchObject({ total: 3, page: 1, limit: 20 });
    expect(all.bids[0]).toMatchObject({ buyer: { firstName: 'Anita' }, crop: { cropName: 'Wheat' } });
    expect(all.bids[1]).toMatchObject({ state: 'EXPIRED', endedReason: 'FARMER_SILENT', allowedActions: [] });
    expect(ids(await received(seller, '?waiting=true'))).toEqual([waiting.bidId]);
    expect(ids(await received(seller, '?page=2&limit=2'))).toEqual([answered.bidId]);
    const graphql = await ask(server, `{ receivedBids(waiting: true) { ${BIDS} } }`, {}, seller);
    expect(graphql.body.data.receivedBids).toMatchObject({ totalCount: 1, nodes: [{ id: waiting.bidId }] });
    expect(await received(buyer, '')).toMatchObject({ bids: [], total: 0 });
    expect(await received(await person(server, 'farmer'), '')).toMatchObject({ bids: [], total: 0 });
  });

  test('G17: one bid or ten, with offers, buyers, deals and what can be done: the same number of statements', async () => {
    const seller = await person(server, 'farmer');
    const crop = await insertCrop(server, seller);
    const count = () => statements(server, () => ask(server, `{ receivedBids(first: 50) { ${BIDS} } }`, {}, seller));
    await placeBid(server, buyer, crop.id);
    // The first time also asks who is signed in.
    await count();
    const few = await count();
    for (let index = 0; index < 9; index += 1) {
      await placeBid(server, await person(server, 'buyer'), (await insertCrop(server, seller)).id);
    }
    expect(await count()).toBe(few);
  });
});

test('the best bid stands first: live ones, then the highest price of a buyer, then the earliest (AC-415)', async () => {
  const crop = await insertCrop(server, farmer, { minQuantity: 1 });
  const low = await placeBid(server, buyer, crop.id, { bidAmount: 900, quantity: 10 });
  const people = await Promise.all([1, 2, 3].map(() => person(server, 'buyer')));
  const [high, same, gone] = await Promise.all(
    people.map(async (one, index) => {
      const bidAmount = index === 2 ? 9_000 : 1_000;
      return placeBid(server, one, crop.id, { bidAmount, quantity: 10 });
    }),
  );
  await decline(server, farmer, gone?.offerId ?? '');
  // A farmer's wish is no offer of a buyer.
  await counter(server, farmer, low.offerId, { price: 50_000 });
  const best = [high?.bidId ?? '', same?.bidId ?? ''].sort();
  const order = [...best, low.bidId, gone?.bidId];
  const { body } = await call(server, 'GET', `/api/crops/${crop.id}/bids`, { as: farmer });
  expect(body.bids.map(({ bidId }: { bidId: string }) => bidId)).toEqual(order);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const query = `query ($id: ID!, $after: String) { cropBids(cropId: $id, first: 1, after: $after) {
      nodes { id } pageInfo { hasNextPage endCursor } } }`;
    const answer: RestAnswer = await ask(server, query, { id: crop.id, after }, farmer);
    const { nodes, pageInfo } = answer.body.data.cropBids;
    seen.push(nodes[0].id);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(seen).toEqual(order);
  const figures = `query ($id: ID!) { crop(id: $id) { liveBids { count bestPrice } } }`;
  expect((await ask(server, figures, { id: crop.id }, farmer)).body.data.crop.liveBids).toEqual({
    count: 3,
    bestPrice: 1_000,
  });
  for (const as of [buyer, undefined]) {
    expect((await ask(server, figures, { id: crop.id }, as)).body.data.crop.liveBids).toBeNull();
  }
});

test('what waits for a side stands in the order in which its time ends (AC-416)', async () => {
  const seller = await person(server, 'farmer');
  const crops = await Promise.all([1, 2, 3].map(() => insertCrop(server, seller)));
  const placed = [];
  for (const crop of crops) {
    placed.push(await placeBid(server, buyer, crop.id));
    server.clock.advance(1_000);
  }
  const [first, second, third] = placed.map(({ bidId }) => bidId);
  const ids = async (as: Person, path: string) =>
    (await call(server, 'GET', path, { as })).body.bids.map(({ bidId }: { bidId: string }) => bidId);
  expect(await ids(seller, '/api/bids/received?waiting=true')).toEqual([first, second, third]);
  expect(await ids(seller, '/api/bids/received')).toEqual([third, second, first]);
  await counter(server, seller, placed[1]?.offerId ?? '');
  expect(await ids(seller, '/api/bids/received?waiting=true')).toEqual([first, third]);
  const buyers = await ids(buyer, '/api/bids/my-bids?waiting=true');
  expect(buyers).toContain(second);
  expect(buyers).not.toContain(first);
  const graphql = await ask(
    server,
    '{ receivedBids(waiting: true, first: 1) { nodes { id } pageInfo { endCursor } } }',
    {},
    seller,
  );
  const { endCursor } = graphql.body.data.receivedBids.pageInfo;
  const next = await ask(
    server,
    `{ receivedBids(waiting: true, first: 1, after: "${endCursor}") { nodes { id } } }`,
    {},
    seller,
  );
  expect(next.body.data.receivedBids.nodes).toEqual([{ id: third }]);
});

test('a bid by its identifier: for its two sides alone (security.md Z4)', async () => {
  const { bidId } = await placeBid(server, buyer, (await insertCrop(server, farmer)).id);
  const bid = async (as: Person | undefined, id = bidId) => ask(server, `{ bid(id: "${id}") { id state } }`, {}, as);
  for (const as of [farmer, buyer]) expect((await bid(as)).body.data.bid).toEqual({ id: bidId, state: 'OPEN' });
  for (const as of [other, await person(server, 'farmer')])
    expect((await bid(as)).body).toEqual({ data: { bid: null } });
  expect((await bid(buyer, 'no-id')).body).toEqual({ data: { bid: null } });
  expect(codeOf(await bid(undefined))).toBe('UNAUTHENTICATED');
});
