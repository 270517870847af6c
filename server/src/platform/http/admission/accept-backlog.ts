/** How long work may be put off for connections that are still in the backlog. */
const MOST_MS = 100;

/**
 * Node.js accepts one connection in a turn of its event loop. Where a crowd connects at once and each turn is long for the work
 * in it, the last of the backlog is not accepted for seconds. So work is begun in the first turn in which none was accepted:
 * turns without work are short, and a thousand connections are accepted in a few tenths of a second.
 */
export class AcceptBacklog {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #hasTurn = false;
  #hasAccepted = false;
  #since = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** To be called for each connection that is accepted. */
  accepted(): void {
    this.#hasAccepted = true;
    if (!this.#hasTurn) this.#nextTurn();
  }

  /** Calls `begin` at once where the backlog is empty, otherwise as soon as it is, after a tenth of a second at most. */
  whenEmpty(begin: () => void): void {
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
      const isEmpty = !this.#hasAccepted;
      this.#hasAccepted = false;
      if (isEmpty) this.#hasTurn = false;
      else this.#nextTurn();
      if (!isEmpty && (this.#waiting.length === 0 || this.#now() - this.#since < MOST_MS)) return;
      for (const begin of this.#waiting.splice(0)) begin();
    });
  }
}
