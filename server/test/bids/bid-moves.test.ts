import { call, insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';
import {
  accept,
  broken,
  decline,
  everythingOf,
  type PlacedBid,
  placeBid,
  removeCrop,
  signedInAgain,
  withdraw,
} from './trading.js';

/*
 * Every (state, action, actor) of a bid: those that are allowed do exactly what stands here, all others are refused and
 * change nothing. The table is written out here a second time on purpose.
 */
let server: TestServer;
let people: Record<'farmer' | 'buyer' | 'otherFarmer' | 'otherBuyer', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = {
    farmer: await person(server, 'farmer'),
    buyer: await person(server, 'buyer'),
    otherFarmer: await person(server, 'farmer'),
    otherBuyer: await person(server, 'buyer'),
  };
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1_000;
const HALF = { quantity: 40 };

interface Situation extends PlacedBid {
  readonly cropId: string;
}

async function situation(bring: (bid: Situation) => Promise<unknown>): Promise<Situation> {
  const crop = await insertCrop(server, people.farmer, { minQuantity: 10 });
  const bid = await placeBid(server, people.buyer, crop.id, HALF);
  const made = { ...bid, cropId: crop.id };
  await bring(made);
  return made;
}

/** How a bid comes into each of its states. */
const STATES: Readonly<Record<string, (bid: Situation) => Promise<unknown>>> = {
  OPEN: async () => undefined,
  ACCEPTED: ({ offerId }) => accept(server, people.farmer, offerId),
  REJECTED: ({ offerId }) => decline(server, people.farmer, offerId),
  WITHDRAWN: ({ bidId }) => withdraw(server, people.buyer, bidId),
  REPLACED: ({ cropId }) => placeBid(server, people.buyer, cropId, { ...HALF, bidAmount: 2_600 }),
  'EXPIRED, the farmer silent': async () => {
    server.clock.advance(2 * DAY_MS);
    const [farmer, buyer, otherFarmer, otherBuyer] = await Promise.all([
      signedInAgain(server, people.farmer),
      signedInAgain(server, people.buyer),
      signedInAgain(server, people.otherFarmer),
      signedInAgain(server, people.otherBuyer),
    ]);
    people = { farmer, buyer, otherFarmer, otherBuyer };
  },
  'EXPIRED, sold to another': async ({ cropId }) => {
    const { offerId } = await placeBid(server, people.otherBuyer, cropId);
    await accept(server, people.farmer, offerId);
  },
  'EXPIRED, the listing removed': ({ cropId }) => removeCrop(server, people.farmer, cropId),
};

const ACTIONS: Readonly<Record<string, (bid: Situation, as: Person | undefined) => Promise<RestAnswer>>> = {
  accept: ({ offerId }, as) => accept(server, as, offerId),
  decline: ({ offerId }, as) => decline(server, as, offerId),
  withdraw: ({ bidId }, as) => withdraw(server, as, bidId),
};

const ACTORS = ['farmer', 'buyer', 'otherFarmer', 'otherBuyer', 'guest'] as const;
type Actor = (typeof ACTORS)[number];

const ALLOWED: Readonly<Record<string, string>> = {
  'OPEN accept farmer': 'ACCEPTED',
  'OPEN decline farmer': 'REJECTED',
  'OPEN withdraw buyer': 'WITHDRAWN',
};

/** What the two sides are told where it is refused; everybody else hears that there is nothing. */
const REFUSED: Readonly<Record<string, string>> = {
  OPEN: 'NOT_YOUR_TURN',
  ACCEPTED: 'CONFLICT',
  REJECTED: 'CONFLICT',
  WITHDRAWN: 'CONFLICT',
  REPLACED: 'OFFER_CHANGED',
  'EXPIRED, the farmer silent': 'OFFER_EXPIRED',
  'EXPIRED, sold to another': 'QUANTITY_GONE',
  'EXPIRED, the listing removed': 'NOT_FOUND',
};

function refusal(state: string, action: string, actor: Actor): string {
  if (actor === 'guest') return 'UNAUTHENTICATED';
  if (actor === 'otherFarmer' || actor === 'otherBuyer') return 'NOT_FOUND';
  if (action === 'withdraw') {
    if (actor === 'farmer') return 'FORBIDDEN';
    if (state === 'REPLACED') return 'CONFLICT';
  }
  return REFUSED[state] ?? 'nothing';
}

const CASES = Object.keys(STATES).flatMap((state) =>
  Object.keys(ACTIONS).flatMap((action) => ACTORS.map((actor) => [state, action, actor] as const)),
);

describe.each(Object.keys(STATES))('a bid that is %s', (state) => {
  test.each(CASES.filter(([of]) => of === state))('%s: %s by %s', async (_state, action, actor) => {
    const bid = await situation(STATES[state] as (typeof STATES)[string]);
    const before = await everythingOf(server, bid.cropId);
    const as = actor === 'guest' ? undefined : people[actor];
    const answer = await (ACTIONS[action] as (typeof ACTIONS)[string])(bid, as);
    const after = await everythingOf(server, bid.cropId);
    expect(await broken(server, bid.cropId)).toEqual([]);
    const becomes = ALLOWED[`${state} ${action} ${actor}`];
    if (becomes === undefined) {
      expect(answer.body).toMatchObject({ success: false, code: refusal(state, action, actor) });
      expect(after).toEqual(before);
      return;
    }
    expect(answer.status).toBe(200);
    expect(answer.body.bid).toMatchObject({ bidId: bid.bidId, state: becomes, status: 'closed', allowedActions: [] });
    const isSold = becomes === 'ACCEPTED';
    expect(after.bids).toEqual([
      {
        ...before.bids[0],
        state: becomes,
        ended_at: server.clock.now(),
        decline_reason: becomes === 'REJECTED' ? 'PRICE_TOO_LOW' : null,
      },
    ]);
    expect(after.offers).toEqual(before.offers);
    expect(after.crop).toEqual({ ...before.crop, sold_quantity: isSold ? '40.000' : '0.000' });
    expect([after.deals.length, after.events.length]).toEqual(isSold ? [1, 1] : [0, 0]);
  });
});

describe('bidding again', () => {
  test.each(Object.keys(STATES))('ends the live bid and no other: one that was %s', async (state) => {
    const bid = await situation(STATES[state] as (typeof STATES)[string]);
    const earlier = async () => (await everythingOf(server, bid.cropId)).bids.find(({ id }) => id === bid.bidId);
    const before = await earlier();
    const body = { cropId: bid.cropId, bidAmount: 2_700, ...HALF };
    const { status } = await call(server, 'POST', '/api/bids/place', { as: people.buyer, body });
    const isGone = state === 'EXPIRED, sold to another' || state === 'EXPIRED, the listing removed';
    expect(status === 201).toBe(!isGone);
    const ending = {
      OPEN: { state: 'REPLACED', ended_at: server.clock.now() },
      // The new bid writes down what the clock had decided long before.
      'EXPIRED, the farmer silent': { state: 'EXPIRED', ended_reason: 'FARMER_SILENT', ended_at: server.clock.now() },
    }[state];
    expect(await earlier()).toEqual({ ...before, ...ending });
    expect(await broken(server, bid.cropId)).toEqual([]);
  });

  test('by somebody else leaves it as it is', async () => {
    const bid = await situation(async () => undefined);
    await placeBid(server, people.otherBuyer, bid.cropId, HALF);
    const { bids } = await everythingOf(server, bid.cropId);
    expect(bids.map(({ state }) => state)).toEqual(['OPEN', 'OPEN']);
  });
});
