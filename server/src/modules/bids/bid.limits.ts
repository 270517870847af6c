import { defineRateLimits } from '../../platform/http/rate-limit-rule.js';

const TOO_FAST = 'You are bidding very fast. Please wait a minute.';

/** How long the texts of a bid may be, in characters: the buyer's message, and why one side says no. */
export const LONGEST_MESSAGE = 1_000;
export const LONGEST_REASON = 500;

/** How often a buyer may bid, and either side answer. */
export const BID_LIMITS = defineRateLimits({
  bids: { per: 'account', points: 30, windowSeconds: 60, message: TOO_FAST },
  bidsOnCrop: { per: 'account and crop', points: 5, windowSeconds: 60, message: TOO_FAST },
  /** In its place in an auction: bids alternate quickly in the last minutes. */
  bidsInAuction: { per: 'account and crop', points: 20, windowSeconds: 60, message: TOO_FAST },
  /** Accepting, declining, naming another price, taking back, and confirming a smaller quantity. */
  bidAnswers: {
    per: 'account',
    points: 60,
    windowSeconds: 60,
    message: 'You are answering very fast. Please wait a minute.',
  },
});
