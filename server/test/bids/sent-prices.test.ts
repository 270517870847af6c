import { ask, type Person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { withBid } from '../notifications/telling.js';
import { counter, decline, lastOfferOf } from './trading.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const bidsFor = async (as: Person, side: 'FARMER' | 'BUYER') =>
  (
    await ask(server, 'query ($side: Role) { receivedBids(waitingFor: $side) { nodes { id } } }', { side }, as)
  ).body.data.receivedBids.nodes.map(({ id }: { id: string }) => id);

test('a farmer finds the bids in which they named the last price, until the buyer answers', async () => {
  const { farmer, buyer, bid } = await withBid(server);
  expect([await bidsFor(farmer, 'FARMER'), await bidsFor(farmer, 'BUYER')]).toEqual([[bid.bidId], []]);
  const offerId = lastOfferOf(await counter(server, farmer, bid.offerId, { price: 2_530 }));
  expect([await bidsFor(farmer, 'FARMER'), await bidsFor(farmer, 'BUYER')]).toEqual([[], [bid.bidId]]);
  await decline(server, buyer, offerId, {});
  expect([await bidsFor(farmer, 'FARMER'), await bidsFor(farmer, 'BUYER')]).toEqual([[], []]);
});
