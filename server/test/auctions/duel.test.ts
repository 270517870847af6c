import { BID_LIMITS } from '../../src/modules/bids/bid.limits.js';
import { ask, insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { liveClient } from '../support/live-client.js';
import { auctionOf, bid, insertAuction, MINUTE_MS, refusalOf } from './auctioning.js';

const CROP = 'subscription ($id: ID!) { cropChanged(id: $id) { id auction { currentPrice viewerStanding } } }';
/** Changes within a minute. */
const CHANGES = 20;

let server: TestServer;
let farmer: Person;
let one: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer({ live: true, rateLimitFactor: 1 });
  farmer = await person(server, 'farmer');
  [one, other] = [await person(server, 'buyer'), await person(server, 'buyer')];
});
afterAll(() => server.close());

/** What a page asks for when it hears of a change: the auction, the bell, and a dashboard in another tab. */
async function askAnew(as: Person, id: string): Promise<void> {
  await auctionOf(server, as, id);
  const { body } = await ask(server, '{ unreadNotifications myAuctions { nodes { id } } }', {}, as);
  expect(body.errors).toBeUndefined();
}

test('AC-530: in a duel of the last minute nobody is told that they are too fast, neither who bids nor who looks', async () => {
  const { id } = await insertAuction(server, farmer, { endsInMs: MINUTE_MS });
  const client = await liveClient(server.url, { token: one.token });
  const watched = client.subscribe(CROP, { id });
  await watched.next();
  // The clock stands still: all of it is one minute.
  for (let change = 0; change < CHANGES; change += 1) {
    const bidder = change % 2 === 0 ? one : other;
    expect((await bid(server, bidder, id, { bidAmount: 1_600 + change * 5 })).status).toBe(201);
    const standing = bidder === one ? 'LEADING' : 'OUTBID';
    // One change may come as two messages.
    while ((await watched.next()).payload.data.cropChanged.auction.viewerStanding !== standing);
    for (const looker of [one, other, farmer]) await askAnew(looker, id);
  }
  await client.close();
});

test('so many bids of one person in an auction, and fewer at a fixed price; what is refused changes nothing', async () => {
  const auction = await insertAuction(server, farmer);
  const fixed = await insertCrop(server, farmer);
  const key = (id: string) => `${other.id}:${id}`;
  const { limits } = server.parts;
  server.clock.advance(MINUTE_MS);
  await limits.consume(BID_LIMITS.bidsInAuction, key(auction.id), BID_LIMITS.bidsInAuction.points - 1);
  await limits.consume(BID_LIMITS.bidsOnCrop, key(fixed.id), BID_LIMITS.bidsOnCrop.points - 1);
  for (const id of [auction.id, fixed.id]) {
    expect((await bid(server, other, id, { bidAmount: 1_600 })).status).toBe(201);
    expect(refusalOf(await bid(server, other, id, { bidAmount: 1_700 }))).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
  }
  expect(await auctionOf(server, undefined, auction.id)).toMatchObject({ currentPrice: 1_600, bidCount: 1 });
});
