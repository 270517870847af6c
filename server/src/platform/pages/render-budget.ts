/** Drawing a page keeps the process busy, and everybody else waits meanwhile. */
const WINDOW_MS = 1_000;
const SHARE = 0.4;
const AT_ONCE = 2;

/**
 * How much may be drawn: two pages at once, and no new one while the last second went to drawing by more than its share. Whoever
 * asks for pages that nobody has asked for yet, as fast as they can, gets the shell, which costs nothing.
 */
export class RenderBudget {
  #underWay = 0;
  readonly #spent: Array<{ readonly at: number; readonly ms: number }> = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Does the work where there is room for it; undefined where there is none. */
  async spend<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#underWay >= AT_ONCE || this.#recent() > SHARE * WINDOW_MS) return undefined;
    this.#underWay += 1;
    const began = this.now();
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      const at = this.now();
      this.#spent.push({ at, ms: at - began });
    }
  }

  #recent(): number {
    const since = this.now() - WINDOW_MS;
    while (this.#spent[0] && this.#spent[0].at < since) this.#spent.shift();
    return this.#spent.reduce((sum, { ms }) => sum + ms, 0);
  }
}
