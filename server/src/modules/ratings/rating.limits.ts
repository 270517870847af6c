import { defineRateLimits } from '../../platform/http/rate-limit-rule.js';

/** How often an account may rate. */
export const RATING_LIMITS = defineRateLimits({
  ratings: {
    per: 'account',
    points: 20,
    windowSeconds: 60,
    message: 'You are rating very fast. Please wait a minute.',
  },
});
