import type { Clock } from '../../../platform/clock.js';

const FAILURES = 5;
const OPEN_MILLISECONDS = 30_000;

/**
 * Keeps away from something that fails: after five failures in a row it is left alone for thirty seconds, then one call
 * at a time tries it again, until one succeeds (security.md L6).
 */
export class CircuitBreaker {
  #failures = 0;
  #closedAgainAt = 0;

  constructor(private readonly clock: Clock) {}

  /** Whether a call may be made now. While it is only being tried again, one call is let through every thirty seconds. */
  allows(): boolean {
    if (this.#failures < FAILURES) return true;
    const now = this.clock.now().getTime();
    if (now < this.#closedAgainAt) return false;
    this.#closedAgainAt = now + OPEN_MILLISECONDS;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES) this.#closedAgainAt = this.clock.now().getTime() + OPEN_MILLISECONDS;
  }
}
