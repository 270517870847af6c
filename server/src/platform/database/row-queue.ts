import type { DataSource } from 'typeorm';
import type { RequestContext } from '../context.js';
import { AppError } from '../errors/app-error.js';

export interface RowQueueLimits {
  /** How many may work on the same row at a time. */
  readonly atOnce: number;
  /** How many more may wait; the next one is refused at once. */
  readonly waiting: number;
  readonly waitMs: number;
}

interface Waiter {
  admit(): void;
  refuse(): void;
}

interface Queue {
  taken: number;
  readonly waiting: Waiter[];
}

/** The refusal of a request whose row others hold for too long. */
export const busy = (cause?: unknown) =>
  new AppError('UNAVAILABLE', 'Many people want this at the same moment. Please try again in a moment.', {
    retryAfterSeconds: 1,
    cause,
  });

/**
 * Lets a few callers at a time work on the same row, and queues the others in this process, without a connection. A caller
 * that waits in the database for a row lock keeps a connection from all others meanwhile.
 */
export class RowQueue {
  readonly #limits: RowQueueLimits;
  readonly #queues = new Map<string, Queue>();

  constructor(limits: RowQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a place at `name`, and returns the function that gives it back. Throws UNAVAILABLE where the queue is full or the wait too long.
   * @param onWait called where the caller has to wait
   */
  async enter(name: string, onWait: () => void = () => undefined): Promise<() => void> {
    const queue = this.#queues.get(name) ?? { taken: 0, waiting: [] };
    this.#queues.set(name, queue);
    if (queue.taken < this.#limits.atOnce) queue.taken += 1;
    else await this.#wait(queue, onWait);
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      this.#giveBack(name, queue);
    };
  }

  /** Refuses all that wait for `name`: its row was just found to be held for too long. */
  refuseWaiting(name: string): void {
    for (const waiter of [...(this.#queues.get(name)?.waiting ?? [])]) waiter.refuse();
  }

  #wait(queue: Queue, onWait: () => void): Promise<void> {
    if (queue.waiting.length >= this.#limits.waiting) throw busy();
    onWait();
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(patience);
        queue.waiting.splice(queue.waiting.indexOf(waiter), 1);
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
      queue.waiting.push(waiter);
    });
  }

  /** The place goes to the next in the queue. */
  #giveBack(name: string, queue: Queue): void {
    const next = queue.waiting[0];
    if (next) next.admit();
    else queue.taken -= 1;
    if (queue.taken === 0) this.#queues.delete(name);
  }
}

interface PoolQueues {
  /** Rows that commands lock. Three keep the row busy, and hold at most three connections where it is stuck. */
  readonly rows: RowQueue;
  /** Calls that are one call sent again: by idempotency key, or by what a double press repeats. */
  readonly calls: RowQueue;
}

const ofPools = new WeakMap<DataSource['driver'], PoolQueues>();

/** The queues of one pool, whose connections are what they ration. A handle that reads from replicas has the same pool. */
export function rowQueuesOf({ driver }: DataSource): PoolQueues {
  const known = ofPools.get(driver);
  if (known) return known;
  const queues = {
    rows: new RowQueue({ atOnce: 3, waiting: 60, waitMs: 5_000 }),
    calls: new RowQueue({ atOnce: 1, waiting: 60, waitMs: 10_000 }),
  };
  ofPools.set(driver, queues);
  return queues;
}

/**
 * Waits for a place at a row, or among calls that repeat one call; returns what gives it back. A request that waits gives up its
 * place in admission, or those queued for one row would have all others refused. Throws UNAVAILABLE.
 */
export function enterQueue(ctx: RequestContext, kind: keyof PoolQueues, name: string): Promise<() => void> {
  return rowQueuesOf(ctx.db.connection)[kind].enter(name, () => ctx.record.leavePlace());
}

/** The same for a call; its place is given back at the end of the request's unit of work. Does nothing where the request keeps none. */
export async function enterCallQueue(ctx: RequestContext, name: string): Promise<void> {
  if (ctx.unit.isKept) ctx.unit.atEnd(await enterQueue(ctx, 'calls', name));
}
