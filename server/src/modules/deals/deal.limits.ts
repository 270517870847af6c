import { DAY_SECONDS, defineRateLimits } from '../../platform/http/rate-limit-rule.js';

const TOO_FAST = 'You are doing a lot at once. Please wait a minute.';

/** How often the sides of a deal may do something, and anyone check an agreement. */
export const DEAL_LIMITS = defineRateLimits({
  /** Every step of a deal, refused ones too. */
  dealSteps: { per: 'account', points: 60, windowSeconds: 60, message: TOO_FAST },
  /** A timeline stays one that can be read. */
  stepsOfDeal: {
    per: 'account and deal',
    points: 60,
    windowSeconds: DAY_SECONDS,
    message: 'A lot has happened in this deal today. Please go on tomorrow.',
  },
  /** Pictures in disputes: both sides of five deals a day, far more than usual. */
  disputePictures: {
    per: 'account',
    points: 20,
    windowSeconds: DAY_SECONDS,
    message: 'You have sent many pictures today. Please go on tomorrow.',
  },
  /** The code of an agreement has sixteen to the power of eight possibilities: at this pace none is found. */
  dealChecks: {
    per: 'address',
    points: 30,
    windowSeconds: 60,
    message: 'You are checking many agreements. Please wait a minute.',
  },
});
