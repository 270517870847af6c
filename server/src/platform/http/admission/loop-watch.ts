import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 1_000;
const RESOLUTION_MS = 20;
/** The delay that 99 of a hundred turns of the event loop stay below, or else it lags; this many checks in a row. */
const MOST_P99_MS = 500;
const CHECKS = 2;

type Delays = Pick<IntervalHistogram, 'percentile' | 'reset'>;

/** Watches the event loop: it lags once its delays were above half a second for two seconds (security.md D5). */
export class LoopWatch {
  readonly #delays: Delays;
  #slowChecks = 0;
  #stop: () => void = () => undefined;
  #p99Ms = 0;

  /** `delays` in nanoseconds; the process's own where nothing is said. */
  constructor(delays?: Delays) {
    if (delays) {
      this.#delays = delays;
      return;
    }
    const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    histogram.enable();
    this.#delays = histogram;
    const timer = setInterval(() => this.check(), EVERY_MS).unref();
    this.#stop = () => {
      clearInterval(timer);
      histogram.disable();
    };
  }

  get isLagging(): boolean {
    return this.#slowChecks >= CHECKS;
  }

  /** The delay that 99 of a hundred turns stayed below in the last second. */
  get p99Ms(): number {
    return this.#p99Ms;
  }

  /** Looks at the delays since the last look. */
  check(): void {
    this.#p99Ms = Math.max(0, this.#delays.percentile(99) / 1e6 - RESOLUTION_MS);
    this.#delays.reset();
    this.#slowChecks = this.#p99Ms > MOST_P99_MS ? this.#slowChecks + 1 : 0;
  }

  stop(): void {
    this.#stop();
  }
}
