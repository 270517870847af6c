import { DAY_SECONDS, defineRateLimits } from '../../platform/http/rate-limit-rule.js';

/** How often an account may be edited. */
export const USER_LIMITS = defineRateLimits({
  paymentAddress: {
    per: 'account',
    points: 10,
    windowSeconds: DAY_SECONDS,
    message: 'You have changed this many times today. Please go on tomorrow.',
  },
});
