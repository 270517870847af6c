import { AppError } from './errors/app-error.js';

/** How full it is: how many are at it, and how many wait for their turn. */
export interface QueueUse {
  readonly underWay: number;
  readonly waiting: number;
}

/**
 * Lets a few pieces of heavy work run at once and a few more wait; what comes on top is refused at once with
 * UNAVAILABLE, so that a flood of expensive calls does not slow down other requests (security.md A7).
 */
export class BoundedQueue {
  readonly #limits: { readonly running: number; readonly waiting: number };
  readonly #waiting: Array<() => void> = [];
  #running = 0;

  constructor(limits: { readonly running: number; readonly waiting: number }) {
    this.#limits = limits;
  }

  get use(): QueueUse {
    return { underWay: this.#running, waiting: this.#waiting.length };
  }

  /** Runs `work` when its turn comes. Throws UNAVAILABLE where the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
    } else {
      if (this.#waiting.length >= this.#limits.waiting) {
        throw new AppError('UNAVAILABLE', 'Very many people are here right now. Please try again in a moment.', {
          retryAfterSeconds: 2,
        });
      }
      // The one that finishes hands its place over: the count of the running stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
