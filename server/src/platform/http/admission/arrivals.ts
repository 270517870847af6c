/** How long work may be put off for people who are still coming in. */
const MOST_MS = 100;

/**
 * Node.js takes one new connection in a turn of its event loop. Where a crowd comes at once and each turn is long for the work
 * in it, the last of them is not even heard for seconds. So work is begun in the first turn in which nobody came in: turns
 * without work are short, and a thousand are heard in a few tenths of a second.
 */
export class Arrivals {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #hasTurn = false;
  #hasArrived = false;
  #since = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** To be called for each new connection. */
  noticed(): void {
    this.#hasArrived = true;
    if (!this.#hasTurn) this.#nextTurn();
  }

  /** Calls `begin` at once where nobody is coming in, otherwise as soon as nobody does, after a tenth of a second at most. */
  whenOver(begin: () => void): void {
    if (!this.#hasTurn) {
      begin();
      return;
    }
    if (this.#waiting.length === 0) this.#since = this.#now();
    this.#waiting.push(begin);
  }

  #nextTurn(): void {
    this.#hasTurn = true;
    setImmediate(() => {
      const isOver = !this.#hasArrived;
      this.#hasArrived = false;
      if (isOver) this.#hasTurn = false;
      else this.#nextTurn();
      if (!isOver && (this.#waiting.length === 0 || this.#now() - this.#since < MOST_MS)) return;
      for (const begin of this.#waiting.splice(0)) begin();
    });
  }
}
