/**
 * Single flight: work that several callers want at the same moment is done once, and all get its outcome. Only within this
 * process: what has to hold between servers needs the database.
 */
export class SingleFlight<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  /** Joins the work of that key that is under way, or starts it. What it throws is thrown to everyone who joined. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const started = work().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }
}
