import type { ConcurrencyRule } from '../../platform/http/concurrency-limit.js';
import { DAY_SECONDS, defineRateLimits } from '../../platform/http/rate-limit-rule.js';

const CALLER = 'account, or address of a guest';

/** How often anyone may ask the advisor. */
export const ADVISOR_LIMITS = defineRateLimits({
  chat: { per: CALLER, points: 10, windowSeconds: 60, message: 'Please wait a minute before the next question.' },
  chatByDay: {
    per: CALLER,
    points: 100,
    windowSeconds: DAY_SECONDS,
    message: 'That was the last question for today.',
  },
});

/** How many questions of one caller may be answered at a time (security.md L1). */
export const QUESTIONS_UNDER_WAY: ConcurrencyRule = {
  name: 'chatUnderWay',
  per: CALLER,
  atOnce: 2,
  retryAfterSeconds: 5,
  message: 'Two of your questions are being answered. Please wait for one of the answers first.',
};
