const EVERY_MS = 2_000;

/** Says on the error output how far long work is, every two seconds at most. */
export class Progress {
  #saidAt = performance.now();
  #done = 0;

  constructor(
    private readonly what: string,
    private readonly unit: string,
    private readonly total?: number,
  ) {}

  add(count: number): void {
    this.#done += count;
    if (performance.now() - this.#saidAt < EVERY_MS) return;
    this.#saidAt = performance.now();
    const share = this.total ? ` of ${this.total} (${Math.floor((100 * this.#done) / this.total)} %)` : '';
    process.stderr.write(`${this.what}: ${this.#done}${share} ${this.unit}\n`);
  }
}

/** Does the work for each item, some at a time. */
export async function forEachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const AT_ONCE = 8;
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const item = items[next];
      next += 1;
      if (item !== undefined) await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
