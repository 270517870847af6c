import type { DataSource } from 'typeorm';
import type { Clock } from '../clock.js';
import type { Logger } from '../logger.js';

const EVERY_MS = 5_000;
const FIRST_READINGS = 3;
/** A reading that took longer says too little: it may be off by half of that. */
const MAX_ROUND_TRIP_MS = 500;
const JUMP_MS = 1_000;

interface Reading {
  /** The database's time, in milliseconds since 1970, when `performance.now()` was 0. */
  readonly base: number;
  readonly roundTripMs: number;
}

/** Asks the primary for its time; the answer is taken for the middle of the round trip. */
async function read(dataSource: DataSource): Promise<Reading> {
  const runner = dataSource.createQueryRunner('master');
  try {
    // Waiting for a connection is no part of the round trip.
    await runner.connect();
    const asked = performance.now();
    const rows: ReadonlyArray<{ now: Date }> = await runner.query('SELECT clock_timestamp() AS now');
    const roundTripMs = performance.now() - asked;
    const [row] = rows;
    if (!row) throw new Error('The database does not tell the time.');
    return { base: row.now.getTime() - (asked + roundTripMs / 2), roundTripMs };
  } finally {
    await runner.release();
  }
}

/**
 * The database's clock, which stamps and judges everything stored: all servers of a database agree about it, however
 * wrong their own clocks are. The difference is measured at the start and every five seconds; in between goes the
 * process's monotonic clock, which cannot be set. While the database is away, the last difference holds.
 */
export class DatabaseClock implements Clock {
  #base: number;
  readonly #timer: NodeJS.Timeout;

  private constructor(
    base: number,
    private readonly dataSource: DataSource,
    private readonly log: Logger,
  ) {
    this.#base = base;
    this.#timer = setInterval(() => void this.#follow(), EVERY_MS).unref();
  }

  /** Measures, and follows from then on. */
  static async start(dataSource: DataSource, log: Logger): Promise<DatabaseClock> {
    const readings: Reading[] = [];
    for (let count = 0; count < FIRST_READINGS; count += 1) readings.push(await read(dataSource));
    const best = readings.reduce((one, other) => (other.roundTripMs < one.roundTripMs ? other : one));
    return new DatabaseClock(best.base, dataSource, log);
  }

  now(): Date {
    return new Date(this.#base + performance.now());
  }

  wallClockAheadMs(): number {
    return Date.now() - this.now().getTime();
  }

  /** Measures no more. */
  stop(): void {
    clearInterval(this.#timer);
  }

  async #follow(): Promise<void> {
    try {
      const { base, roundTripMs } = await read(this.dataSource);
      if (roundTripMs > MAX_ROUND_TRIP_MS) return;
      const jumpedMs = Math.round(base - this.#base);
      if (Math.abs(jumpedMs) > JUMP_MS) this.log.warn({ jumpedMs }, "the database's clock jumped");
      this.#base = base;
    } catch (error) {
      this.log.debug({ err: error }, 'the database did not tell the time');
    }
  }
}
