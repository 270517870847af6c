import { defineRateLimits, HOUR_SECONDS } from '../../platform/http/rate-limit-rule.js';

const TOO_MANY_TRIES = 'Too many attempts. Please wait a little and try again.';
const SLOW_DOWN = 'That is a lot at once. Please wait a little and try again.';

/** Limits of signing up and in (security.md). Per address they are loose: thousands of phones share one. */
export const AUTH_LIMITS = defineRateLimits({
  /** Five tries, then one after 2, 4, 8… seconds, up to 15 minutes; the right password clears it. */
  signInFailures: {
    per: 'address and e-mail',
    points: 5,
    windowSeconds: 900,
    doublingUpToSeconds: 900,
    message: TOO_MANY_TRIES,
  },
  signInFailuresByEmail: { per: 'e-mail', points: 50, windowSeconds: HOUR_SECONDS, message: TOO_MANY_TRIES },
  /** This many wrong passwords are judged even where the e-mail has no tries left. */
  signInFirstTries: { per: 'network and e-mail', points: 1, windowSeconds: HOUR_SECONDS, message: TOO_MANY_TRIES },
  signInFailuresByAddress: { per: 'address', points: 200, windowSeconds: HOUR_SECONDS, message: TOO_MANY_TRIES },
  register: { per: 'address', points: 20, windowSeconds: HOUR_SECONDS, message: SLOW_DOWN },
  refresh: { per: 'sign-in', points: 30, windowSeconds: 60, message: SLOW_DOWN },
});
