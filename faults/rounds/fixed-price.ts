import type { MarketKind } from './action.types.js';
import { BID_ACTIONS } from './bid-actions.js';
import { DEAL_ACTIONS } from './deal-actions.js';
import { LISTING_ACTIONS } from './listing-actions.js';
import { FIXED_PRICE_OUTCOMES } from './outcomes.js';
import { LEAST_LOT, WHEAT } from './wheat.js';

/** Selling for a fixed price, whole or in parts. */
export const FIXED_PRICE: MarketKind = {
  listing: (random) => (random.chance(0.8) ? { ...WHEAT, minQuantity: LEAST_LOT } : WHEAT),
  prepare: [],
  actions: [...BID_ACTIONS, ...LISTING_ACTIONS, ...DEAL_ACTIONS],
  isDecidedByTheClock: false,
  outcomes: FIXED_PRICE_OUTCOMES,
};
