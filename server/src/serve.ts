import type { Server } from 'node:http';
import type { Parts } from './parts.js';
import type { Logger } from './platform/logger.js';

/** How long requests that are under way may take to finish, and the whole stop. */
const DRAIN_MS = 10_000;
const STOP_MS = 25_000;

/** No client may hold a connection without end (security.md section 3). */
export function applyHttpTimeouts(server: Server): void {
  server.headersTimeout = 15_000;
  // Uploads of ten pictures over a slow line have their own, longer deadline inside it.
  server.requestTimeout = 130_000;
  server.keepAliveTimeout = 5_000;
  server.maxConnections = 2_000;
}

interface Running {
  readonly server: Server;
  readonly parts: Pick<Parts, 'stopping'>;
  /** Closes the database, the embedded one included. */
  readonly close: () => Promise<void>;
  readonly log: Logger;
}

/**
 * Stops on Ctrl-C or SIGTERM: says "not ready", lets requests under way finish, closes the database, ends with 0. A
 * second signal ends at once.
 */
export function stopGracefully({ server, parts, close, log }: Running): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    parts.stopping();
    const drained = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    await drained;
    await close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
