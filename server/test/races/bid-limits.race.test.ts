import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { BID_LIMITS } from '../../src/modules/bids/bid.limits.js';
import { call, insertCrop, type Person, person } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';

/** So many more than a minute's bids. */
const TOO_MANY = ON_POSTGRES_SERVER ? 20 : 4;

let servers: TestServer[] = [];
let farmer: Person;
beforeAll(async () => {
  servers = await Promise.all([1, 2].map(() => startTestServer({ rateLimitFactor: 1 })));
  farmer = await person(servers[0] as TestServer, 'farmer');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

test('more bids than a minute has, each on another crop and sent to two servers at once: not one too many is stored', async () => {
  const [server] = servers as [TestServer, TestServer];
  const buyer = await person(server, 'buyer');
  const crops = [];
  for (let index = 0; index < BID_LIMITS.bids.points + TOO_MANY; index += 1)
    crops.push(await insertCrop(server, farmer));
  const replies = await Promise.all(
    crops.map(({ id: cropId }, index) =>
      call(servers[index % 2] as TestServer, 'POST', '/api/bids/place', { as: buyer, body: { cropId, bidAmount: 5 } }),
    ),
  );
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(BID_LIMITS.bids.points).fill(201), ...Array(TOO_MANY).fill(429)]);
  expect(await server.dataSource.manager.countBy(BidEntity, { buyerId: buyer.id })).toBe(BID_LIMITS.bids.points);
});
