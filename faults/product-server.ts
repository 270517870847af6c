import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/dist/bootstrap/main.js', import.meta.url));
const SHIFTED_CLOCK = new URL('./shifted-clock.mjs', import.meta.url).href;
const PATIENCE_MS = 300_000;

export interface ProductServerOptions {
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Called if it ended after it had been serving, without a request to end. */
  readonly onTrouble: (what: string) => void;
}

/** One server of the built product, a process that can be killed, stopped, frozen, and started with a wrong clock. */
export class ProductServer {
  readonly #options: ProductServerOptions;
  readonly #log: number;
  #child: ChildProcess | undefined;

  constructor(options: ProductServerOptions) {
    this.#options = options;
    this.#log = openSync(options.logFile, 'a');
  }

  get url(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  /** Starts it where it does not run. */
  start(clockShiftMs = 0): void {
    if (this.#child !== undefined) return;
    const { port, settings, logFile, onTrouble } = this.#options;
    const logged = statSync(logFile).size;
    const preload = clockShiftMs === 0 ? [] : ['--import', SHIFTED_CLOCK];
    const child = spawn(process.execPath, [...preload, MAIN], {
      stdio: ['ignore', this.#log, this.#log],
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        FAULTS_CLOCK_SHIFT_MS: String(clockShiftMs),
        ...settings,
      },
    });
    this.#child = child;
    child.once('exit', (code, signal) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      const output = readFileSync(logFile, 'utf8').slice(logged);
      // A start that fails for want of a database is no fault; a server that was serving stays.
      if (output.includes('"msg":"listening"')) onTrouble(`ended with ${code ?? signal}`);
      // As an operator's supervisor would.
      this.start(clockShiftMs);
    });
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** SIGTERM, and waits until it is gone. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Waits until `/readyz` says so; false where it does not come. */
  becomesReady(): Promise<boolean> {
    return this.#says('/readyz');
  }

  /** Waits until it listens, ready or not: with a wrong clock it never is. False where it does not come. */
  listens(): Promise<boolean> {
    return this.#says('/healthz');
  }

  async #says(path: string): Promise<boolean> {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      const isGood = await fetch(`${this.url}${path}`, { signal: AbortSignal.timeout(3_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isGood) return true;
      await pause(200);
    }
    return false;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
