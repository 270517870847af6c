/**
 * What has to be given back at the end, the last one first: processes, mounts, folders. Ctrl-C and SIGTERM do it too, and
 * end this process.
 */
export class CleanUp {
  readonly #steps: Array<() => unknown> = [];

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void this.run().finally(() => process.exit(130)));
    }
  }

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) await step();
  }
}
