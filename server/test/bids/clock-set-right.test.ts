import { insertCrop, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { broken, counter, everythingOf, placeBid, removeCrop, withdraw } from './trading.js';

/* A server's clock that is set right goes back a few milliseconds, and two servers' differ by as much. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(['withdrawn', 'removed with its crop'])('a bid that is %s as the clock is set right', async (ending) => {
  const [farmer, buyer] = [await person(server, 'farmer'), await person(server, 'buyer')];
  const { id } = await insertCrop(server, farmer);
  const { bidId } = await placeBid(server, buyer, id);
  server.clock.advance(-5);
  const done = ending === 'withdrawn' ? withdraw(server, buyer, bidId) : removeCrop(server, farmer, id);
  expect((await done).status).toBe(200);
  const [bid] = (await everythingOf(server, id)).bids;
  expect(bid?.ended_at).toEqual(bid?.created_at);
  expect(await broken(server, id)).toEqual([]);
});

test('a counter-offer is never from before the offer that it answers', async () => {
  const [farmer, buyer] = [await person(server, 'farmer'), await person(server, 'buyer')];
  const { id } = await insertCrop(server, farmer);
  const { offerId } = await placeBid(server, buyer, id);
  server.clock.advance(-5);
  expect((await counter(server, farmer, offerId, { price: 2_600 })).status).toBe(200);
  const { offers } = await everythingOf(server, id);
  expect(offers).toHaveLength(2);
  expect(await broken(server, id)).toEqual([]);
});
