import { checkKeys } from './checks/keys.js';
import { checkReads } from './checks/reads.js';
import { checkServers } from './checks/servers.js';
import { checkSessions } from './checks/sessions.js';
import { summarise } from './checks/summary.js';
import { checkWrites } from './checks/writes.js';
import type { HistoryEvent } from './history.js';

/** What a run promises, each by the name under which a breach of it is reported. */
export const PROMISES = {
  lost: 'what was acknowledged is stored',
  doubled: 'what was wanted once is stored at most once, and every answer names the same',
  'refused yet stored': 'what was refused is not stored',
  'wrong yet done': 'what is wrong or not theirs is refused',
  altered: 'what is stored is what was sent',
  'key used up': 'no new key is refused as used, and none is left without an answer',
  'bid on what is gone': 'no bid on a crop after its removal, and none left open',
  'time of its own': 'what is stored is dated by the clock of the database',
  'trade broken': 'every invariant of trade holds for every crop, notifications and their deliveries too',
  unseen: 'what was there once is there until its removal, and never comes back',
  'picture broken': 'the pictures of every listing are there in all sizes',
  'two successors': 'a refresh token is exchanged for one other',
  'replay answered': 'a token whose successor was used is worth nothing',
  'outlived a replay': 'a replay ends its sign-in',
  'signed out': 'nothing but a replay ends a sign-in',
  'internal error': 'every fault is answered as one that was foreseen',
  'server trouble': 'a server neither ends by itself nor stays away',
} as const;

export type Promised = keyof typeof PROMISES;

export interface Breach {
  readonly promise: Promised;
  readonly what: string;
}

/** Holds a whole history against everything that was promised. Pure: the same history, the same breaches. */
export function check(history: readonly HistoryEvent[]): Breach[] {
  const summary = summarise(history);
  return [
    ...checkWrites(summary),
    ...checkKeys(summary),
    ...checkReads(summary),
    ...checkSessions(summary),
    ...checkServers(summary),
  ];
}
