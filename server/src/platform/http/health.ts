import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { type Clock, wallClockOffSeconds } from '../clock.js';
import type { Logger } from '../logger.js';

/** Whether this process may be sent requests; `main.ts` takes it out of service before it stops. */
export class Readiness {
  #stopping = false;
  #isPreparing = false;
  #migrationsAreCurrent = false;
  #clockWasOff = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Logger,
    private readonly clock: Clock,
  ) {}

  /** From now on `/readyz` answers 503, so that the proxy in front sends nothing more. */
  stop(): void {
    this.#stopping = true;
  }

  /** Until the work is done, or has failed, `/readyz` answers 503: an earlier request would wait. */
  async waitFor(work: Promise<void>): Promise<void> {
    this.#isPreparing = true;
    try {
      await work;
    } finally {
      this.#isPreparing = false;
    }
  }

  /** Why nothing may be sent to it, in a word; undefined where it is ready. */
  async problem(): Promise<'clock' | 'database' | 'pages' | 'stopping' | undefined> {
    if (this.#stopping) return 'stopping';
    if (!(await this.#databaseIsReady())) return 'database';
    if (!this.#clockIsRight()) return 'clock';
    return this.#isPreparing ? 'pages' : undefined;
  }

  async #databaseIsReady(): Promise<boolean> {
    if (!this.dataSource.isInitialized) return false;
    try {
      // Migrations only ever run before a server starts: once they are current they stay so.
      this.#migrationsAreCurrent ||= !(await this.dataSource.showMigrations());
      await this.dataSource.query('SELECT 1');
      return this.#migrationsAreCurrent;
    } catch (error) {
      this.log.warn({ err: error }, 'not ready');
      return false;
    }
  }

  /** What is stored goes by the database's clock; files, certificates and log lines do not, so this is no server to use. */
  #clockIsRight(): boolean {
    const aheadSeconds = wallClockOffSeconds(this.clock);
    const isOff = aheadSeconds !== 0;
    // Once, not at every question of the proxy.
    if (isOff && !this.#clockWasOff) {
      this.log.error({ aheadSeconds }, "not ready: this machine's clock is not the database's; set it by NTP");
    }
    this.#clockWasOff = isOff;
    return !isOff;
  }
}

/** `/healthz`: the process lives. Says nothing more (security.md P3). */
export const health: RequestHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store').json({ status: 'ok' });
};

/**
 * `/readyz`: the database answers, its migrations are current, this machine's clock agrees with it to five seconds, and the pages
 * that everybody asks for are drawn.
 */
export function ready(readiness: Readiness): RequestHandler {
  return async (_request, response) => {
    const problem = await readiness.problem();
    response
      .setHeader('Cache-Control', 'no-store')
      .status(problem === undefined ? 200 : 503)
      .json(problem === undefined ? { status: 'ready' } : { status: 'unavailable', problem });
  };
}
