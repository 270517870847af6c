import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import type { Logger } from '../logger.js';

/** Whether this process may be sent requests; `main.ts` takes it out of service before it stops. */
export class Readiness {
  #stopping = false;
  #migrationsAreCurrent = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Logger,
  ) {}

  /** From now on `/readyz` answers 503, so that the proxy in front sends nothing more. */
  stop(): void {
    this.#stopping = true;
  }

  async isReady(): Promise<boolean> {
    if (this.#stopping || !this.dataSource.isInitialized) return false;
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
}

/** `/healthz`: the process lives. Says nothing more (security.md P3). */
export const health: RequestHandler = (_request, response) => {
  response.setHeader('Cache-Control', 'no-store').json({ status: 'ok' });
};

/** `/readyz`: the database answers and its migrations are current. */
export function ready(readiness: Readiness): RequestHandler {
  return async (_request, response) => {
    const isReady = await readiness.isReady();
    response
      .setHeader('Cache-Control', 'no-store')
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? 'ready' : 'unavailable' });
  };
}
