import type pg from 'pg';
import { NamingClient } from './naming-client.js';
import { StatementBatch } from './statement-batch.js';

const isReadTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection that is given up once a query on it got no answer in time. The driver itself would hand it back to the
 * pool with that query still under way, and every later one would wait behind it (security.md F17, node-postgres #3399).
 * Nor does a connection that breaks end the process, whenever it does.
 */
export class DisconnectOnTimeoutClient extends NamingClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Where PostgreSQL ends a backend that it has just let in, both arrive in one packet. The driver reads it without a pause:
    // at "ready" pg-pool takes its listener away and calls TypeORM, which adds its own after a promise, and "terminated"
    // (57P01) comes before that. An error without a listener ends the process; the next statement fails and says why.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...parts: readonly unknown[]) => unknown;
    this.query = ((...parts: readonly unknown[]) => {
      const answer = query(...parts);
      // With a query under way `end` cuts the line at once; the pool takes no client back that is ending.
      const endIfLost = (error: unknown) => {
        if (isReadTimeout(error)) this.end(() => undefined);
      };
      if (answer instanceof Promise) answer.catch(endIfLost);
      if (answer instanceof StatementBatch) void answer.ended.then(endIfLost);
      return answer;
    }) as typeof this.query;
  }
}
