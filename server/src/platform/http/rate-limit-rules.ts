import type { Config } from '../config.js';

/** How often something may be done. */
export interface RateLimitRule {
  /** How many times within the window. */
  readonly points: number;
  readonly windowSeconds: number;
  /** Once the points are spent, each further one doubles the wait, up to this many seconds. */
  readonly doublingUpToSeconds?: number;
  /** Counted in this process alone: for reads, where a write to the database each would cost more than it protects. */
  readonly inProcess?: boolean;
  /** Shown to the person who is turned away. */
  readonly message: string;
}

const TOO_MANY_TRIES = 'Too many attempts. Please wait a little and try again.';
const SLOW_DOWN = 'That is a lot at once. Please wait a little and try again.';
const HOUR = 3_600;
const DAY = 86_400;

/**
 * Every limit of the product (security.md section 3). Limits per address are loose: in India thousands of phones share
 * one address. The key that goes with each name stands beside it.
 */
export const RATE_LIMITS = {
  /** Address and e-mail. Five tries, then one after 2, 4, 8… seconds, up to 15 minutes; the right password clears it. */
  signInFailures: { points: 5, windowSeconds: 900, doublingUpToSeconds: 900, message: TOO_MANY_TRIES },
  /** Network and e-mail: this many wrong passwords are judged even where the e-mail has no tries left. */
  signInFirstTries: { points: 1, windowSeconds: HOUR, message: TOO_MANY_TRIES },
  /** E-mail: wrong passwords from anywhere. */
  signInFailuresByEmail: { points: 50, windowSeconds: HOUR, message: TOO_MANY_TRIES },
  /** Address: wrong passwords for anyone. */
  signInFailuresByAddress: { points: 200, windowSeconds: HOUR, message: TOO_MANY_TRIES },
  /** Address. */
  register: { points: 20, windowSeconds: HOUR, message: SLOW_DOWN },
  /** Session family. */
  refresh: { points: 30, windowSeconds: 60, message: SLOW_DOWN },
  /** Buyer. */
  bids: { points: 30, windowSeconds: 60, message: 'You are bidding very fast. Please wait a minute.' },
  /** Buyer and crop. */
  bidsOnCrop: { points: 5, windowSeconds: 60, message: 'You are bidding very fast. Please wait a minute.' },
  /** Farmer. */
  crops: { points: 20, windowSeconds: HOUR, message: 'You have added many crops. Please try again in an hour.' },
  /** Farmer; one point a picture. */
  images: { points: 100, windowSeconds: DAY, message: 'You have added many pictures today. Please go on tomorrow.' },
  /** Address, or account: details with the farmer's contact. */
  contacts: { points: 60, windowSeconds: 60, inProcess: true, message: SLOW_DOWN },
  /** Address of a guest. */
  guestRequests: { points: 300, windowSeconds: 60, inProcess: true, message: SLOW_DOWN },
  /** Account, or address of a guest. */
  chat: { points: 10, windowSeconds: 60, message: 'Please wait a minute before the next question.' },
  /** Account, or address of a guest. */
  chatByDay: { points: 100, windowSeconds: DAY, message: 'That was the last question for today.' },
} as const satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Looser where one machine plays many people; the rules themselves are tested at their true numbers. */
export function rateLimitFactor(mode: Config['mode']): number {
  return { production: 1, development: 10, test: 1_000 }[mode];
}
