import { setImmediate as endOfTurn } from 'node:timers/promises';

/** So many go in one batch at most: a batch of a whole rush would let its first wait for its last. */
const MOST_TOGETHER = 100;

export interface BatcherOptions<Asked, Given> {
  /** Does a batch; gives what each has asked for, in their order. Where it fails, it has failed for all of them. */
  readonly work: (batch: readonly Asked[]) => Promise<readonly Given[]>;
  /** Two that share a key do not go in one batch: the second waits for what the first has done. */
  readonly keysOf: (asked: Asked) => readonly string[];
}

interface Waiting<Asked, Given> {
  readonly asked: Asked;
  readonly answered: (given: Given) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Work that costs nearly as much for one as for many: what is asked for in one turn of the event loop goes in one batch, and what is
 * asked for while a batch is under way goes in the next one.
 */
export class Batcher<Asked, Given> {
  readonly #options: BatcherOptions<Asked, Given>;
  #waiting: Array<Waiting<Asked, Given>> = [];
  #isUnderWay = false;

  constructor(options: BatcherOptions<Asked, Given>) {
    this.#options = options;
  }

  /** Ends when the batch that it went in has ended, and throws what that throws. */
  ask(asked: Asked): Promise<Given> {
    return new Promise((answered, failed) => {
      this.#waiting.push({ asked, answered, failed });
      if (!this.#isUnderWay) void this.#workOffAll();
    });
  }

  async #workOffAll(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#waiting.length > 0) {
      // Those whose requests have come in along with the first one are waited for.
      await endOfTurn();
      await this.#workOff(this.#takeNext());
    }
    this.#isUnderWay = false;
  }

  async #workOff(batch: ReadonlyArray<Waiting<Asked, Given>>): Promise<void> {
    try {
      const given = await this.#options.work(batch.map(({ asked }) => asked));
      for (const [place, { answered }] of batch.entries()) answered(given[place] as Given);
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  /** The longest waiting ones, each key once. */
  #takeNext(): Array<Waiting<Asked, Given>> {
    const keys = new Set<string>();
    const batch: Array<Waiting<Asked, Given>> = [];
    const left: Array<Waiting<Asked, Given>> = [];
    for (const one of this.#waiting) {
      const own = this.#options.keysOf(one.asked);
      const mayGo = batch.length < MOST_TOGETHER && !own.some((key) => keys.has(key));
      (mayGo ? batch : left).push(one);
      // Entries behind a postponed one of the same key wait for it, too.
      for (const key of own) keys.add(key);
    }
    this.#waiting = left;
    return batch;
  }
}
