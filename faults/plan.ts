import { Random } from './random.js';

/** What can go wrong, and for how long it does, in milliseconds. Where it strikes is drawn: server or line 0 or 1. */
export const FAULTS = {
  'server killed': { least: 200, most: 1_500 },
  'server stopped': { least: 0, most: 500 },
  'server frozen': { least: 500, most: 3_000 },
  'clock of a server off': { least: 4_000, most: 8_000 },
  'backends ended': { least: 0, most: 0 },
  'backend killed': { least: 0, most: 0 },
  'backend frozen': { least: 500, most: 2_500 },
  'postmaster killed': { least: 200, most: 1_000 },
  'PostgreSQL stopped at once': { least: 200, most: 1_000 },
  'PostgreSQL frozen': { least: 500, most: 2_500 },
  'database lines cut': { least: 0, most: 0 },
  'database lines slow': { least: 1_000, most: 2_500 },
  'database lines swallow': { least: 500, most: 2_500 },
  'cut before the commit': { least: 500, most: 1_500 },
  'cut after the commit': { least: 500, most: 1_500 },
  'client lines cut': { least: 0, most: 0 },
  'client lines slow': { least: 1_000, most: 2_500 },
  'client lines swallow': { least: 500, most: 2_000 },
  'answers lost': { least: 500, most: 1_500 },
  'all connections taken': { least: 1_000, most: 2_500 },
  'picture disk full': { least: 1_000, most: 2_500 },
  'picture disk read-only': { least: 1_000, most: 2_500 },
  'database disk full': { least: 1_500, most: 3_000 },
  'database read-only': { least: 1_000, most: 2_500 },
} as const satisfies Record<string, { least: number; most: number }>;

export type FaultKind = keyof typeof FAULTS;

export interface PlannedFault {
  /** Milliseconds after the clients began. */
  readonly at: number;
  readonly kind: FaultKind;
  /** Which server, or which line. */
  readonly target: 0 | 1;
  readonly lasts: number;
  /** From 0 to 1: how slow a line is, how far a clock is off. */
  readonly strength: number;
}

/** People sign up undisturbed, and the end of the time is left to retries. */
const QUIET_START_MS = 3_000;
const QUIET_END_MS = 3_000;

/**
 * What goes wrong when, from the seed alone: every kind once in a round, in an order of the round's own. Some begin while
 * the one before still lasts.
 */
export function planFaults(seed: number, milliseconds: number): PlannedFault[] {
  const random = new Random(seed);
  const kinds = Object.keys(FAULTS) as FaultKind[];
  const end = milliseconds - QUIET_END_MS;
  const plan: PlannedFault[] = [];
  let at = QUIET_START_MS;
  while (at < end) {
    for (const kind of random.shuffled(kinds)) {
      const { least, most } = FAULTS[kind];
      const lasts = random.whole(least, most);
      const target = random.chance(0.5) ? 1 : 0;
      const fault: PlannedFault = { at, kind, target, lasts, strength: random.next() };
      if (at < end) plan.push(fault);
      at += Math.round(lasts * random.next()) + random.whole(400, 1_400);
    }
  }
  return plan;
}
