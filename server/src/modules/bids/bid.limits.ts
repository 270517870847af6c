import { defineRateLimits } from '../../platform/http/rate-limit-rule.js';

const TOO_FAST = 'You are bidding very fast. Please wait a minute.';

/** How often a buyer may bid. */
export const BID_LIMITS = defineRateLimits({
  bids: { per: 'account', points: 30, windowSeconds: 60, message: TOO_FAST },
  bidsOnCrop: { per: 'account and crop', points: 5, windowSeconds: 60, message: TOO_FAST },
});
