import type { DataSource } from 'typeorm';
import type { RequestContext } from '../context.js';
import { AppError } from '../errors/app-error.js';

export interface TurnLimits {
  /** How many may have the same thing at a time. */
  readonly atOnce: number;
  /** How many more may wait for it; the next one is refused at once. */
  readonly waiting: number;
  readonly waitMs: number;
}

interface Waiter {
  admit(): void;
  refuse(): void;
}

interface Line {
  taken: number;
  readonly waiting: Waiter[];
}

/** What is said where others have a row and do not let go of it. */
export const busy = (cause?: unknown) =>
  new AppError('UNAVAILABLE', 'Many people want this at the same moment. Please try again in a moment.', {
    retryAfterSeconds: 1,
    cause,
  });

/**
 * Lets a few at a time have the same thing, and the others wait in line, in this process and without a connection. Who
 * waits in the database for a row keeps a connection from everybody else meanwhile.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /**
   * A turn; call what it gives when done. Throws UNAVAILABLE where the line is full, or the wait too long.
   * @param onWait called where it has to be waited for
   */
  async take(name: string, onWait: () => void = () => undefined): Promise<() => void> {
    const line = this.#lines.get(name) ?? { taken: 0, waiting: [] };
    this.#lines.set(name, line);
    if (line.taken < this.#limits.atOnce) line.taken += 1;
    else await this.#wait(line, onWait);
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      this.#giveBack(name, line);
    };
  }

  /** Refuses all who wait for it: it was just found to be held by somebody who does not let go. */
  refuseWaiting(name: string): void {
    for (const waiter of [...(this.#lines.get(name)?.waiting ?? [])]) waiter.refuse();
  }

  #wait(line: Line, onWait: () => void): Promise<void> {
    if (line.waiting.length >= this.#limits.waiting) throw busy();
    onWait();
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(patience);
        line.waiting.splice(line.waiting.indexOf(waiter), 1);
      };
      const waiter: Waiter = {
        admit: () => {
          leave();
          resolve();
        },
        refuse: () => {
          leave();
          reject(busy());
        },
      };
      const patience = setTimeout(waiter.refuse, this.#limits.waitMs);
      line.waiting.push(waiter);
    });
  }

  /** The place goes to the next in line. */
  #giveBack(name: string, line: Line): void {
    const next = line.waiting[0];
    if (next) next.admit();
    else line.taken -= 1;
    if (line.taken === 0) this.#lines.delete(name);
  }
}

interface PoolTurns {
  /** Rows that commands lock. Three keep the row busy, and hold at most three connections where it is stuck. */
  readonly rows: Turns;
  /** Calls that are one call sent again: by idempotency key, or by what a double press repeats. */
  readonly calls: Turns;
}

const ofPools = new WeakMap<DataSource['driver'], PoolTurns>();

/** The turns of one pool: what is rationed is its connections. A handle that reads from replicas has the same one. */
export function turnsOf({ driver }: DataSource): PoolTurns {
  const known = ofPools.get(driver);
  if (known) return known;
  const turns = {
    rows: new Turns({ atOnce: 3, waiting: 60, waitMs: 5_000 }),
    calls: new Turns({ atOnce: 1, waiting: 60, waitMs: 10_000 }),
  };
  ofPools.set(driver, turns);
  return turns;
}

/**
 * A turn at a row, or among calls that are the same one sent again. Who waits for it gives up the place among the requests
 * under way, or those in line for one row would have all others refused by admission. Throws UNAVAILABLE.
 */
export function takeTurn(ctx: RequestContext, kind: keyof PoolTurns, name: string): Promise<() => void> {
  return turnsOf(ctx.db.connection)[kind].take(name, () => ctx.record.leavePlace());
}

/** The same, where the turn ends with the request's unit of work; nothing where no request keeps one. */
export async function takeCallTurn(ctx: RequestContext, name: string): Promise<void> {
  if (ctx.unit.isKept) ctx.unit.atEnd(await takeTurn(ctx, 'calls', name));
}
