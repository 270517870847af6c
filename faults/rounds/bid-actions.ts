import { type Call, mutation, rest } from '../api.js';
import type { Action, ActionKind } from './action.types.js';
import type { ContendedCrop, KnownBid, Person } from './contended-crop.js';
import { LEAST_LOT, QUINTALS } from './wheat.js';

/** A request with a key of its own. */
export const post = (crop: ContendedCrop, token: string, path: string, body?: Record<string, unknown>): Call =>
  rest('POST', path, { token, key: crop.around.random.uuid() }, body);

/** GraphQL inputs that are sent here; they take an idempotency key. */
export const WITH_KEY: ReadonlySet<string> = new Set(['PlaceBidInput', 'RelistCropInput', 'UpdateCropInput']);

/** A bid on the contended crop, through one interface or the other. */
export function bidCall(
  crop: ContendedCrop,
  { token }: Person,
  terms: Readonly<Record<string, number | undefined>>,
): Call {
  const { random } = crop.around;
  const value = { cropId: crop.cropId, ...terms };
  if (random.chance(0.5)) return post(crop, token, '/bids/place', value);
  return mutation('placeBid', { type: 'PlaceBidInput', value }, 'bid { id }', { token, key: random.uuid() }, WITH_KEY);
}

/** Mostly one of those that it makes sense for; now and then any other, as on an old page. */
function bidFor({ bids, around: { random } }: ContendedCrop, states: readonly string[]): KnownBid | undefined {
  if (bids.length === 0) return undefined;
  const fitting = bids.filter(({ state }) => states.includes(state));
  return random.pick(fitting.length > 0 && random.chance(0.85) ? fitting : bids);
}

export const price = ({ around: { random } }: ContendedCrop) => random.whole(2_000, 3_000);
const lot = ({ around: { random } }: ContendedCrop) => random.whole(LEAST_LOT, QUINTALS / 2);

const ALL = 'place a bid for all';
const PART = 'place a bid for a part';

function place(crop: ContendedCrop): Action {
  const { random, buyers } = crop.around;
  const buyer = random.pick([...buyers.values()]);
  const isPart = crop.inParts && random.chance(0.8);
  const terms = { bidAmount: price(crop), ...(isPart ? { quantity: lot(crop) } : {}) };
  return { name: isPart ? PART : ALL, call: bidCall(crop, buyer, terms) };
}

type Body = (crop: ContendedCrop) => Record<string, unknown>;

/** Who answers: mostly a side whose turn it is with some bid. */
function answering({ bids, around: { random } }: ContendedCrop): 'farmer' | 'buyer' {
  const waitsForBuyer = bids.some(({ state }) => state === 'COUNTERED');
  return random.chance(waitsForBuyer ? 0.8 : 0.05) ? 'buyer' : 'farmer';
}

/** Either side presses the button, now and then the one whose turn it is not. */
function answer(name: string, step: string, body?: Body): Pick<ActionKind, 'names' | 'draw'> {
  const nameOf = { farmer: `${name}, as the farmer`, buyer: `${name}, as the buyer` };
  return {
    names: Object.values(nameOf),
    draw: (crop) => {
      const side = answering(crop);
      const bid = bidFor(crop, side === 'farmer' ? ['OPEN'] : ['COUNTERED']);
      if (bid === undefined) return undefined;
      const { token } = side === 'farmer' ? crop.around.farmer : bid.buyer;
      return { name: nameOf[side], call: post(crop, token, `/offers/${bid.offerId}/${step}`, body?.(crop)) };
    },
  };
}

/** Its buyer, or for a counter-offer the farmer, does something with a bid. */
function withBid(
  name: string,
  states: readonly string[],
  call: (crop: ContendedCrop, bid: KnownBid) => Call,
): Pick<ActionKind, 'names' | 'draw'> {
  return {
    names: [name],
    draw: (crop) => {
      const bid = bidFor(crop, states);
      return bid && { name, call: call(crop, bid) };
    },
  };
}

/** Words are enough for a farmer, and a buyer has no list of reasons. */
const DECLINED = { words: 'Not at this price.' };

/** What can be wished of bids at a fixed price. */
export const BID_ACTIONS: readonly ActionKind[] = [
  { names: [ALL, PART], weight: 10, afterwards: 0.5, draw: place },
  { weight: 4, afterwards: 1, ...answer('accept an offer', 'accept') },
  { weight: 5, afterwards: 0.5, ...answer('decline an offer', 'decline', () => DECLINED) },
  { weight: 6, afterwards: 0.5, ...answer('counter an offer', 'counter', (crop) => ({ price: price(crop) })) },
  {
    weight: 3,
    afterwards: 0.5,
    ...withBid('withdraw a bid', ['OPEN', 'NEEDS_CONFIRMATION'], (crop, { id, buyer }) =>
      post(crop, buyer.token, `/bids/${id}/withdraw`),
    ),
  },
  {
    weight: 4,
    afterwards: 0.3,
    ...withBid('take a counter-offer back', ['COUNTERED'], (crop, { offerId }) =>
      post(crop, crop.around.farmer.token, `/offers/${offerId}/withdraw`),
    ),
  },
  {
    weight: 4,
    afterwards: 0.5,
    ...withBid('confirm a smaller quantity', ['NEEDS_CONFIRMATION'], (crop, { id, buyer }) =>
      post(crop, buyer.token, `/bids/${id}/confirm-quantity`, {}),
    ),
  },
  {
    names: ["an offer's time ends"],
    weight: 3,
    afterwards: 0,
    draw: () => ({
      name: "an offer's time ends",
      // In the middle of the round, so that some commands find it over that saw it good.
      sql: `UPDATE bids SET valid_until = clock_timestamp() + random() * interval '100 ms'
        WHERE id = (SELECT id FROM bids WHERE crop_id = $1 AND valid_until > clock_timestamp() AND ended_at IS NULL
          ORDER BY random() LIMIT 1)`,
    }),
  },
];
