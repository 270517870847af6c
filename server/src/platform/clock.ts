/** Where every part of the program asks for the time, so that a test can set it. */
export interface Clock {
  now(): Date;
  /** Milliseconds by which this machine's wall clock is ahead of it; negative where it is behind. */
  wallClockAheadMs(): number;
}

/** How far the machine's wall clock may be from the database's before the server counts as not ready. */
const MAX_OFF_MS = 5_000;

/**
 * How many seconds this machine's wall clock is ahead of the clock that is gone by (behind: negative), where that is more
 * than five; 0 otherwise. Files and log lines have the wall clock's time.
 */
export function wallClockOffSeconds(clock: Clock): number {
  const aheadMs = clock.wallClockAheadMs();
  return Math.abs(aheadMs) > MAX_OFF_MS ? Math.round(aheadMs / 1_000) : 0;
}

/** A clock that only moves when it is set. */
export class ManualClock implements Clock {
  #now: Date;
  #wallClockAheadMs = 0;

  constructor(start: Date = new Date()) {
    this.#now = start;
  }

  now(): Date {
    return new Date(this.#now);
  }

  wallClockAheadMs(): number {
    return this.#wallClockAheadMs;
  }

  /** The machine's wall clock is set wrongly, or right again with 0. */
  setWallClockAhead(milliseconds: number): void {
    this.#wallClockAheadMs = milliseconds;
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
