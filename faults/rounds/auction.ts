import type { MarketKind } from './action.types.js';
import { AUCTION_ACTIONS, DAY_IS_OVER, OPENING, STEP } from './auction-actions.js';
import { BID_OUTCOMES } from './outcomes.js';
import { WHEAT } from './wheat.js';

const crops = (condition: string) => `SELECT count(*) FROM crops WHERE ${condition}`;
const bids = (condition: string) => `SELECT count(*) FROM bids WHERE ${condition}`;

/** Selling to the highest bid, with a reserve or without. */
export const AUCTION: MarketKind = {
  listing: (random) => ({
    ...WHEAT,
    priceType: 'auction',
    price: {
      basePrice: OPENING,
      ...(random.chance(0.75) ? { reservePrice: OPENING + random.whole(4, 40) * STEP } : {}),
    },
  }),
  prepare: [DAY_IS_OVER],
  actions: AUCTION_ACTIONS,
  isDecidedByTheClock: true,
  outcomes: {
    ...BID_OUTCOMES,
    'an auction is sold': crops("auction_state = 'SOLD'"),
    'an auction is sold by the clock': `SELECT count(*) FROM deal_events WHERE position = 1 AND actor = 'clock'`,
    'an auction is sold below its reserve': crops(
      "auction_state = 'SOLD' AND auction_price_paise < reserve_price_paise",
    ),
    'an auction is not sold': crops("auction_state = 'NOT_SOLD'"),
    'the end of an auction moves': crops('auction_extensions > 0'),
    'a bid is bid automatically': 'SELECT count(*) FROM auction_prices WHERE automatic',
    'a bid ends: out-bid': bids("ended_reason = 'OUTBID'"),
    'a bid ends: the farmer was silent': bids("ended_reason = 'FARMER_SILENT'"),
  },
};
