/** The ranks of the queue: signed-in users, then everybody else. */
export type Rank = 'first' | 'later';

export interface AdmissionLimits {
  /** Requests that are worked on at once. */
  readonly places: number;
  /** How long a request may be expected to wait for a place; above it is refused at once. */
  readonly longestWaitMs: number;
  /** Requests that wait, in each rank, however quick the answers are. */
  readonly waiting: number;
}

/** More places than connections to the database: while one request waits for it, another one computes. */
export function admissionLimits(poolSize: number): AdmissionLimits {
  return { places: 2 * poolSize, longestWaitMs: 400, waiting: 10 * poolSize };
}

interface Waiter {
  readonly since: number;
  readonly admit: () => void;
  readonly refuse: () => void;
}

/** Of so many places one goes to the later rank, however many of the first wait: or guests would wait in vain. */
const TURNS = 4;
/** Of the newest measurement in the mean of how long a place is held. */
const WEIGHT = 0.05;
/** A mean that lies this far above the truth would refuse people whom we could serve; it is believed again after this. */
const FIRST_GUESS_MS = 20;
/** A wait this many times as long as it may be expected is ended: the database has stopped. */
const PATIENCE = 3;

/**
 * Bounded work under way with a short queue. How many may wait goes by what is measured: with so many places, each held for
 * so long, so many are admitted a second, and a queue that would not move in time takes no more. So a refused request is
 * refused at once, and a queued one is served (security.md D5).
 */
export class AdmissionQueue {
  readonly #limits: AdmissionLimits;
  readonly #isLagging: () => boolean;
  readonly #now: () => number;
  readonly #waiting: Record<Rank, Waiter[]> = { first: [], later: [] };
  #underWay = 0;
  #turn = 0;
  #heldMs = FIRST_GUESS_MS;

  /** `isLagging` says whether the event loop is blocked: then requests of the later rank are refused. */
  constructor(limits: AdmissionLimits, isLagging: () => boolean, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#isLagging = isLagging;
    this.#now = now;
  }

  get underWay(): number {
    return this.#underWay;
  }

  get waiting(): number {
    return this.#waiting.first.length + this.#waiting.later.length;
  }

  /** Whether the rank of a request matters: not while a place is free, nor where both queues are full. */
  get rankMatters(): boolean {
    return !this.#hasPlace && !(this.#isFull('first') && this.#isFull('later'));
  }

  /**
   * Calls `admit` with what gives the place back, at once or when it is this request's turn, or `refuse`. Returns what ends
   * the wait of a sender that has gone away; nothing where it does not wait.
   */
  enter(rank: Rank, admit: (leave: () => void) => void, refuse: () => void): (() => void) | undefined {
    if (this.#hasPlace) {
      admit(this.#take());
      return undefined;
    }
    const queue = this.#waiting[rank];
    if (this.#isFull(rank)) {
      refuse();
      return undefined;
    }
    const waiter: Waiter = { since: this.#now(), admit: () => admit(this.#take()), refuse };
    queue.push(waiter);
    return () => {
      const index = queue.indexOf(waiter);
      if (index >= 0) queue.splice(index, 1);
    };
  }

  /** Refuses requests that have waited too long, when nothing moves. Call it regularly. */
  endLongWaits(): void {
    const since = this.#now() - PATIENCE * this.#limits.longestWaitMs;
    for (const queue of Object.values(this.#waiting)) {
      while (queue[0] && queue[0].since < since) queue.shift()?.refuse();
    }
  }

  #take(): () => void {
    this.#underWay += 1;
    const began = this.#now();
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#underWay -= 1;
      this.#heldMs += WEIGHT * (this.#now() - began - this.#heldMs);
      this.#next();
    };
  }

  /** Admits the next: three signed-in users for each guest, if both wait. */
  #next(): void {
    const { first, later } = this.#waiting;
    while (this.#underWay < this.#limits.places) {
      this.#turn = (this.#turn + 1) % TURNS;
      const waiter = this.#turn === 0 ? (later.shift() ?? first.shift()) : (first.shift() ?? later.shift());
      if (!waiter) return;
      waiter.admit();
    }
  }

  get #hasPlace(): boolean {
    return this.#underWay < this.#limits.places && this.waiting === 0;
  }

  #isFull(rank: Rank): boolean {
    return this.#waiting[rank].length >= this.#bound(rank);
  }

  /** How many may wait in a rank. While others go first the later rank moves at its share alone. */
  #bound(rank: Rank): number {
    const { places, longestWaitMs, waiting } = this.#limits;
    const inTime = Math.min(waiting, Math.round((longestWaitMs * places) / this.#heldMs));
    if (rank === 'first') return Math.max(inTime, places);
    if (this.#isLagging()) return 0;
    return this.#waiting.first.length === 0 ? inTime : Math.floor(inTime / TURNS);
  }
}
