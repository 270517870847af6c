import { call, insertCrop } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { ACTIONS, ACTORS, type Actor, type Actors, answer, neverAllowed, signUpActors } from './answering.js';
import {
  accept,
  allSignedInAgain,
  broken,
  counter,
  decline,
  everythingOf,
  lastOfferOf,
  type PlacedBid,
  placeBid,
  removeCrop,
  withdraw,
} from './trading.js';

/*
 * Every (state, action, actor) of a bid: those that are allowed do exactly what stands here, all others are refused and
 * change nothing. The table is written out here a second time on purpose.
 */
let server: TestServer;
let people: Actors;
beforeAll(async () => {
  server = await startTestServer();
  people = await signUpActors(server);
});
afterAll(() => server.close());

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const HALF = { quantity: 40 };

/** A bid of 40 of 80 quintals; `offerId` is the offer that counts. */
interface Situation extends PlacedBid {
  readonly cropId: string;
}

async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  people = await allSignedInAgain(server, people);
}

/** The farmer names a price. */
const countered = async ({ offerId }: Situation) => lastOfferOf(await counter(server, people.farmer, offerId));

/** Somebody else buys so much that twenty of the forty quintals are left. */
async function shrunk({ cropId }: Situation): Promise<void> {
  const { offerId } = await placeBid(server, people.otherBuyer, cropId, { quantity: 60 });
  await accept(server, people.farmer, offerId);
}

/** How a bid comes into each of its states; gives the offer that counts, where that is another one than the first. */
const STATES: Readonly<Record<string, (bid: Situation) => Promise<unknown>>> = {
  OPEN: async () => undefined,
  COUNTERED: countered,
  NEEDS_CONFIRMATION: shrunk,
  ACCEPTED: ({ offerId }) => accept(server, people.farmer, offerId),
  REJECTED: ({ offerId }) => decline(server, people.farmer, offerId),
  DECLINED: async (bid) => {
    const offerId = await countered(bid);
    await decline(server, people.buyer, offerId, {});
    return offerId;
  },
  WITHDRAWN: ({ bidId }) => withdraw(server, people.buyer, bidId),
  REPLACED: ({ cropId }) => placeBid(server, people.buyer, cropId, { ...HALF, bidAmount: 2_600 }),
  'EXPIRED, the farmer silent': () => letPass(2 * DAY_MS),
  'EXPIRED, the buyer silent': async (bid) => {
    const offerId = await countered(bid);
    await letPass(DAY_MS);
    return offerId;
  },
  'EXPIRED, not confirmed': async (bid) => {
    await shrunk(bid);
    await letPass(2 * DAY_MS);
  },
  'EXPIRED, sold to another': async ({ cropId }) => {
    const { offerId } = await placeBid(server, people.otherBuyer, cropId);
    await accept(server, people.farmer, offerId);
  },
  'EXPIRED, the listing removed': ({ cropId }) => removeCrop(server, people.farmer, cropId),
};

async function situation(state: string): Promise<Situation> {
  const crop = await insertCrop(server, people.farmer, { minQuantity: 10 });
  const placed = { ...(await placeBid(server, people.buyer, crop.id, HALF)), cropId: crop.id };
  const offerId = await STATES[state]?.(placed);
  return typeof offerId === 'string' ? { ...placed, offerId } : placed;
}

/** A new offer: whose, for how much, at what price, and for how many hours it can be answered. */
interface NewOffer {
  readonly madeBy: 'farmer' | 'buyer';
  readonly price: string;
  readonly hours: number;
}

/** What an allowed action does to the bid, the offers and what is sold; nothing else may change. */
interface Effect {
  readonly to: string;
  readonly over?: true;
  readonly words?: string;
  readonly offer?: NewOffer;
  readonly sold?: number;
  readonly takesBack?: true;
}

const sells = { to: 'ACCEPTED', over: true, sold: 40 } as const;
const ALLOWED: Readonly<Record<string, Effect>> = {
  'OPEN accept farmer': sells,
  'OPEN decline farmer': { to: 'REJECTED', over: true, words: 'No.' },
  'OPEN counter farmer': { to: 'COUNTERED', offer: { madeBy: 'farmer', price: '250000', hours: 24 } },
  'OPEN withdraw buyer': { to: 'WITHDRAWN', over: true },
  'COUNTERED accept buyer': sells,
  'COUNTERED decline buyer': { to: 'DECLINED', over: true, words: 'No.' },
  'COUNTERED counter buyer': { to: 'OPEN', offer: { madeBy: 'buyer', price: '250000', hours: 48 } },
  'COUNTERED withdraw the counter farmer': { to: 'OPEN', takesBack: true },
  'NEEDS_CONFIRMATION decline farmer': { to: 'REJECTED', over: true, words: 'No.' },
  'NEEDS_CONFIRMATION counter farmer': { to: 'COUNTERED', offer: { madeBy: 'farmer', price: '250000', hours: 24 } },
  'NEEDS_CONFIRMATION confirm buyer': { to: 'OPEN', offer: { madeBy: 'buyer', price: '248000', hours: 48 } },
  'NEEDS_CONFIRMATION withdraw buyer': { to: 'WITHDRAWN', over: true },
};

/** What the two sides are told where a bid is over; everybody else hears that there is nothing. */
const OVER: Readonly<Record<string, string>> = {
  ACCEPTED: 'CONFLICT',
  REJECTED: 'CONFLICT',
  DECLINED: 'CONFLICT',
  WITHDRAWN: 'CONFLICT',
  REPLACED: 'OFFER_CHANGED',
  'EXPIRED, the farmer silent': 'OFFER_EXPIRED',
  'EXPIRED, the buyer silent': 'OFFER_EXPIRED',
  'EXPIRED, not confirmed': 'OFFER_EXPIRED',
  'EXPIRED, sold to another': 'QUANTITY_GONE',
  'EXPIRED, the listing removed': 'NOT_FOUND',
};

/** Whose turn it is in a live state. */
const AWAITED: Readonly<Record<string, Actor>> = { OPEN: 'farmer', COUNTERED: 'buyer', NEEDS_CONFIRMATION: 'buyer' };

function refusal(state: string, action: string, actor: Actor): string {
  const never = neverAllowed(action, actor);
  if (never) return never;
  const over = OVER[state];
  // Those two name the bid and no offer.
  if (over === 'OFFER_CHANGED' && (action === 'withdraw' || action === 'confirm')) return 'CONFLICT';
  if (over) return over;
  if (AWAITED[state] === actor) return 'CONFLICT';
  return state === 'NEEDS_CONFIRMATION' && action === 'accept' ? 'QUANTITY_GONE' : 'NOT_YOUR_TURN';
}

const CASES = Object.keys(STATES).flatMap((state) =>
  Object.keys(ACTIONS).flatMap((action) => ACTORS.map((actor) => [state, action, actor] as const)),
);

/** The rows of a bid among all that lie on its crop. */
const bidIn = ({ bids }: Awaited<ReturnType<typeof everythingOf>>, id: string) => bids.find((bid) => bid.id === id);

/** The rows as the effect makes them, with the new offer as the database has it. */
function expected(before: Awaited<ReturnType<typeof everythingOf>>, bid: Situation, effect: Effect) {
  const now = server.clock.now();
  const own = before.offers.filter(({ bid_id }) => bid_id === bid.bidId);
  const [first] = own;
  const valid = effect.offer && new Date(now.getTime() + effect.offer.hours * HOUR_MS);
  const added = effect.offer && {
    id: expect.any(String),
    bid_id: bid.bidId,
    made_by: effect.offer.madeBy,
    price_paise: effect.offer.price,
    quantity: '20.000',
    position: own.length + 1,
    responds_to: bid.offerId,
    valid_until: valid,
    created_at: now,
    withdrawn_at: null,
  };
  return {
    bid: {
      ...bidIn(before, bid.bidId),
      state: effect.to,
      ...(effect.over ? { ended_at: now } : {}),
      ...(effect.words ? { decline_words: effect.words } : {}),
      ...(valid ? { valid_until: valid } : {}),
      ...(effect.takesBack ? { valid_until: first?.valid_until } : {}),
    },
    offers: [
      ...own.map((offer) => (effect.takesBack && offer.id === bid.offerId ? { ...offer, withdrawn_at: now } : offer)),
      ...(added ? [added] : []),
    ],
  };
}

describe.each(Object.keys(STATES))('a bid that is %s', (state) => {
  // What is refused changes nothing: all refusals of a state are tried on one bid.
  let untouched: Situation;
  beforeAll(async () => {
    untouched = await situation(state);
  });

  test.each(CASES.filter(([of]) => of === state))('%s: %s by %s', async (_state, action, actor) => {
    const effect = ALLOWED[`${state} ${action} ${actor}`];
    const bid = effect ? await situation(state) : untouched;
    const before = await everythingOf(server, bid.cropId);
    const { status, body } = await answer(server, people, actor, action, bid);
    const after = await everythingOf(server, bid.cropId);
    expect(await broken(server, bid.cropId)).toEqual([]);
    if (effect === undefined) {
      expect(body).toMatchObject({ success: false, code: refusal(state, action, actor) });
      expect(after).toEqual(before);
      return;
    }
    expect({ status, body }).toMatchObject({ status: 200, body: { bid: { bidId: bid.bidId, state: effect.to } } });
    if (effect.over) expect(body.bid).toMatchObject({ status: 'closed', awaiting: null, allowedActions: [] });
    const { bid: bidAfter, offers } = expected(before, bid, effect);
    expect(bidIn(after, bid.bidId)).toEqual(bidAfter);
    const inOrder = after.offers
      .filter(({ bid_id }) => bid_id === bid.bidId)
      .sort((left, right) => Number(left.position) - Number(right.position));
    expect(inOrder).toEqual(offers);
    // Nothing of anybody else's bid, and nothing of the crop but what is sold of it.
    expect(after.bids.filter(({ id }) => id !== bid.bidId)).toEqual(before.bids.filter(({ id }) => id !== bid.bidId));
    const sold = Number(before.crop?.sold_quantity) + (effect.sold ?? 0);
    expect(after.crop).toEqual({ ...before.crop, sold_quantity: sold.toFixed(3) });
    expect(after.deals.length - before.deals.length).toBe(effect.sold ? 1 : 0);
    expect(after.events.length - before.events.length).toBe(effect.sold ? 1 : 0);
  });
});

describe('bidding again', () => {
  const REPLACED = { state: 'REPLACED' };
  test.each(Object.keys(STATES))('ends the live bid and no other: one that was %s', async (state) => {
    const bid = await situation(state);
    const earlier = async () => bidIn(await everythingOf(server, bid.cropId), bid.bidId);
    const before = await earlier();
    const body = { cropId: bid.cropId, bidAmount: 2_700, quantity: 20 };
    const { status } = await call(server, 'POST', '/api/bids/place', { as: people.buyer, body });
    const isGone = state === 'EXPIRED, sold to another' || state === 'EXPIRED, the listing removed';
    expect(status === 201).toBe(!isGone);
    const ending = {
      OPEN: REPLACED,
      COUNTERED: REPLACED,
      NEEDS_CONFIRMATION: REPLACED,
      // The new bid writes down what the clock had decided long before.
      'EXPIRED, the farmer silent': { state: 'EXPIRED', ended_reason: 'FARMER_SILENT' },
      'EXPIRED, the buyer silent': { state: 'EXPIRED', ended_reason: 'BUYER_SILENT' },
      'EXPIRED, not confirmed': { state: 'EXPIRED', ended_reason: 'BUYER_SILENT' },
    }[state];
    expect(await earlier()).toEqual({ ...before, ...ending, ...(ending ? { ended_at: server.clock.now() } : {}) });
    expect(await broken(server, bid.cropId)).toEqual([]);
  });

  test('by somebody else leaves it as it is', async () => {
    const bid = await situation('OPEN');
    await placeBid(server, people.otherBuyer, bid.cropId, HALF);
    const { bids } = await everythingOf(server, bid.cropId);
    expect(bids.map(({ state }) => state)).toEqual(['OPEN', 'OPEN']);
  });
});
