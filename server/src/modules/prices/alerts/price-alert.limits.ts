import { defineRateLimits } from '../../../platform/http/rate-limit-rule.js';

/** How often an account may set, pause or delete alerts. */
export const PRICE_ALERT_LIMITS = defineRateLimits({
  priceAlertChanges: {
    per: 'account',
    points: 60,
    windowSeconds: 60,
    message: 'That is very often. Please wait a minute.',
  },
});
