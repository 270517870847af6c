import { createServer, type RequestListener, type Server } from 'node:http';
import type { Dependencies } from './dependencies.js';
import { capConnections } from './platform/http/connection-cap.js';
import type { Logger } from './platform/logger.js';

/** How long requests that are under way may take to finish, the database's connections to close, and the whole stop. */
const DRAIN_MS = 10_000;
const CLOSE_MS = 5_000;
export const STOP_MS = 25_000;

/**
 * An HTTP server on which no client may hold a connection without end, and no address more than `connectionsPerAddress`
 * of them (security.md D2, D3); undefined: no cap. A body that is no upload has ten seconds (`body-deadline.ts`).
 */
export function createHttpServer(listener: RequestListener, connectionsPerAddress: number | undefined): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      // An upload may wait ten seconds for room and then take two minutes.
      requestTimeout: 140_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
    },
    listener,
  );
  server.maxConnections = 2_000;
  if (connectionsPerAddress !== undefined) capConnections(server, connectionsPerAddress);
  return server;
}

/** Lets requests under way finish, and cuts off what is left after the drain time. */
async function drain(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}

/** Closes the database. A pool whose server is gone never finishes by itself (security.md F17): it is not waited for. */
async function closeInTime(close: () => Promise<void>, log: Logger): Promise<void> {
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), CLOSE_MS).unref();
  });
  if ((await Promise.race([close(), late])) === 'late') log.warn('the database did not close in time');
}

interface Running {
  readonly server: Server;
  readonly dependencies: Pick<Dependencies, 'stopping'>;
  /** Closes the database, the embedded one included. */
  readonly close: () => Promise<void>;
  readonly log: Logger;
}

/**
 * Stops on Ctrl-C or SIGTERM: says "not ready", lets requests under way finish, closes the database, ends with 0. A
 * second signal ends at once.
 */
export function stopGracefully({ server, dependencies, close, log }: Running): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    dependencies.stopping();
    await drain(server);
    await closeInTime(close, log);
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
