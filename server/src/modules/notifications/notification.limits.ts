import { defineRateLimits } from '../../platform/http/rate-limit-rule.js';

const TOO_FAST = 'That is very often. Please wait a minute.';

/**
 * How often an account may mark notifications, change settings, or follow the link of an e-mail. The last comes
 * from the few addresses of big mail services, and a link cannot be guessed.
 */
export const NOTIFICATION_LIMITS = defineRateLimits({
  notificationChanges: { per: 'account', points: 60, windowSeconds: 60, message: TOO_FAST },
  unsubscribes: { per: 'address', points: 600, windowSeconds: 60, message: TOO_FAST },
});
