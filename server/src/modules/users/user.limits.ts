import { DAY_SECONDS, defineRateLimits } from '../../platform/http/rate-limit-rule.js';

/** How often somebody may change what their account says. */
export const USER_LIMITS = defineRateLimits({
  paymentAddress: {
    per: 'account',
    points: 10,
    windowSeconds: DAY_SECONDS,
    message: 'You have changed this many times today. Please go on tomorrow.',
  },
});
