import { type Call, mutation, rest } from '../api.js';
import { type KnownBid, LEAST_LOT, QUINTALS, type Stall } from './stall.js';

/** One wish: a request, or the clock going on, which is a statement with the crop's identifier as its parameter. */
export type Action =
  | { readonly name: string; readonly call: Call; readonly sql?: undefined }
  | { readonly name: string; readonly sql: string };

interface Drawn {
  /** How often it comes, against the others. */
  readonly weight: number;
  /** Undefined where there is nothing yet that it could be about. */
  readonly draw: (stall: Stall) => Action | undefined;
}

const post = (stall: Stall, token: string, path: string, body?: Record<string, unknown>): Call =>
  rest('POST', path, { token, key: stall.around.random.uuid() }, body);

/** GraphQL inputs that are sent here; they take an idempotency key. */
const WITH_KEY: ReadonlySet<string> = new Set(['UpdateCropInput']);

function anyBid({ waiting, seen, around: { random } }: Stall): KnownBid | undefined {
  if (seen.length === 0) return undefined;
  return random.pick(waiting.length > 0 && random.chance(0.85) ? waiting : seen);
}

const aboutABid = (draw: (stall: Stall, bid: KnownBid) => Action) => (stall: Stall) => {
  const bid = anyBid(stall);
  return bid && draw(stall, bid);
};

const price = ({ around: { random } }: Stall) => random.whole(2_000, 3_000);
const lot = ({ around: { random } }: Stall) => random.whole(LEAST_LOT, QUINTALS / 2);

function place(stall: Stall): Action {
  const buyer = stall.around.random.pick([...stall.around.buyers.values()]);
  const part = stall.inParts && stall.around.random.chance(0.8) ? { quantity: lot(stall) } : {};
  const body = { cropId: stall.cropId, bidAmount: price(stall), ...part };
  return { name: 'place a bid', call: post(stall, buyer.token, '/bids/place', body) };
}

/** Either side presses the button, also the one whose turn it is not. */
const answer = (name: string, step: string, body?: (stall: Stall, bid: KnownBid) => Record<string, unknown>) =>
  aboutABid((stall, bid) => {
    const { farmer, random } = stall.around;
    const { token } = random.chance(0.7) ? farmer : bid.buyer;
    return { name, call: post(stall, token, `/offers/${bid.offerId}/${step}`, body?.(stall, bid)) };
  });

/** The farmer has less left, or more: bids above it have to be confirmed. */
function edit(stall: Stall): Action {
  const { farmer, random } = stall.around;
  const remainingQuantity = { amount: random.whole(LEAST_LOT, QUINTALS), unit: 'QUINTAL' };
  const value = { id: stall.cropId, version: stall.version, remainingQuantity };
  const caller = { token: farmer.token, key: random.uuid() };
  const input = { type: 'UpdateCropInput', value };
  return { name: 'edit the quantity', call: mutation('updateCrop', input, 'crop { id }', caller, WITH_KEY) };
}

const ACTIONS: readonly Drawn[] = [
  { weight: 10, draw: place },
  { weight: 6, draw: answer('accept an offer', 'accept') },
  { weight: 3, draw: answer('decline an offer', 'decline', () => ({ reason: 'PRICE_TOO_LOW' })) },
  {
    weight: 3,
    draw: aboutABid((stall, { id, buyer }) => ({
      name: 'withdraw a bid',
      call: post(stall, buyer.token, `/bids/${id}/withdraw`),
    })),
  },
  { weight: 5, draw: answer('counter an offer', 'counter', (stall) => ({ price: price(stall) })) },
  { weight: 2, draw: answer('take a counter-offer back', 'withdraw') },
  {
    weight: 3,
    draw: aboutABid((stall, { id, buyer }) => ({
      name: 'confirm a smaller quantity',
      call: post(stall, buyer.token, `/bids/${id}/confirm-quantity`, {}),
    })),
  },
  { weight: 2, draw: edit },
  {
    weight: 0.3,
    draw: (stall) => ({
      name: 'remove the crop',
      call: rest('DELETE', `/crops/${stall.cropId}`, {
        token: stall.around.farmer.token,
        key: stall.around.random.uuid(),
      }),
    }),
  },
  {
    weight: 3,
    draw: () => ({
      name: "an offer's time ends",
      // In the middle of the round, so that some commands find it over that saw it good.
      sql: `UPDATE bids SET valid_until = clock_timestamp() + random() * interval '20 ms'
        WHERE id = (SELECT id FROM bids WHERE crop_id = $1 AND valid_until > clock_timestamp() AND ended_at IS NULL
          ORDER BY random() LIMIT 1)`,
    }),
  },
];

/** One of all that can be wished of a stall. */
export function drawAction(stall: Stall): Action {
  const { random } = stall.around;
  const all = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.next() * all;
  const drawn = ACTIONS.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return drawn?.draw(stall) ?? place(stall);
}
