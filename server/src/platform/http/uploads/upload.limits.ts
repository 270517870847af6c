import { defineRateLimits, HOUR_SECONDS } from '../rate-limit-rule.js';

/** How often an upload may begin. */
export const UPLOAD_RATES = defineRateLimits({
  /** Multipart bodies, also those that are refused. */
  uploads: {
    per: 'account',
    points: 60,
    windowSeconds: HOUR_SECONDS,
    message: 'You have sent very many uploads. Please try again in an hour.',
  },
});
