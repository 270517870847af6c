import type { ConcurrencyRule } from '../http/concurrency-limit.js';
import { defineRateLimits } from '../http/rate-limit-rule.js';

/** What live connections may take; `docs/limits.md` documents the same. */
export const LIVE_LIMITS = {
  /** Of one process. */
  connections: 2_500,
  messageBytes: 16_384,
  /** Messages of one connection within ten seconds. */
  messages: 100,
  /** Until the first message has to be there. */
  signInMs: 5_000,
  /** Without any subscription. */
  idleMs: 60_000,
  /** From one sign of life to the next. */
  pingMs: 25_000,
  /** What waits for one reader, and for how long the reader may take nothing. */
  unreadBytes: 262_144,
  unreadMs: 15_000,
  /** Subscriptions whose answers are made at once. */
  answersAtOnce: 4,
} as const;

/** How often an account may connect. */
export const LIVE_RATES = defineRateLimits({
  liveConnects: {
    per: 'address',
    points: 1_200,
    windowSeconds: 60,
    inProcess: true,
    message: 'That is a lot at once. Please wait a little and try again.',
  },
});

const WAIT = { retryAfterSeconds: 30 };

/** Loose per address: in India thousands of phones share one. */
export const LIVE_RULES = {
  liveConnectionsOfAddress: {
    name: 'liveConnectionsOfAddress',
    per: 'address',
    atOnce: 500,
    message: 'Too many live connections from this network.',
    ...WAIT,
  },
  liveConnections: {
    name: 'liveConnections',
    per: 'account',
    atOnce: 20,
    message: 'You have this open in too many places.',
    ...WAIT,
  },
  subscriptionsOfConnection: {
    name: 'subscriptionsOfConnection',
    per: 'connection',
    atOnce: 20,
    message: 'Too many subscriptions over one connection.',
    ...WAIT,
  },
  subscriptions: {
    name: 'subscriptions',
    per: 'account, or address of a guest',
    atOnce: 1_000,
    message: 'Too many subscriptions.',
    ...WAIT,
  },
} as const satisfies Record<string, ConcurrencyRule>;

/** Why a connection is closed. Clients of graphql-ws come back after all but 4401, 4400, 1008 and 1009. */
export const CLOSE = {
  idle: [1000, 'Nothing is subscribed to'],
  stopping: [1012, 'This server stops'],
  later: [1013, 'Too much at once'],
  tooManyMessages: [1008, 'Too many messages'],
  wrong: [4400, 'This message is not understood'],
  signedOut: [4401, 'The sign-in does not hold'],
  expired: [4403, 'The access token has ended'],
  failed: [1013, 'Something went wrong on our side'],
  behind: [1013, 'Ask anew'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;
export type CloseReason = keyof typeof CLOSE;
