import { DAY_SECONDS, defineRateLimits, HOUR_SECONDS } from '../../platform/http/rate-limit-rule.js';

/** How often crops may be listed, and how many farmers' contacts may be looked up. */
export const CROP_LIMITS = defineRateLimits({
  crops: {
    per: 'account',
    points: 20,
    windowSeconds: HOUR_SECONDS,
    message: 'You have added many crops. Please try again in an hour.',
  },
  cropEdits: {
    per: 'account',
    points: 120,
    windowSeconds: HOUR_SECONDS,
    message: 'You have changed crops many times. Please try again in an hour.',
  },
  /** One point a picture. */
  images: {
    per: 'account',
    points: 100,
    windowSeconds: DAY_SECONDS,
    message: 'You have added many pictures today. Please go on tomorrow.',
  },
  /** Different crops whose farmer's contact was shown; the same crop again costs nothing. */
  contacts: {
    per: 'account, or address of a guest',
    points: 60,
    windowSeconds: 60,
    inProcess: true,
    message: 'Too many requests; contact in a minute.',
  },
});
