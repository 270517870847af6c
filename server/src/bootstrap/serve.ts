import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MAX_SHUTDOWN_DELAY_S } from '../platform/environment.js';
import { capConnections, closeIdleAbove } from '../platform/http/connection-cap.js';
import { LIVE_LIMITS } from '../platform/live/live-limits.js';
import { UpgradableRequest } from '../platform/live/upgradable-request.js';
import type { Logger } from '../platform/logger.js';
import type { Dependencies } from './dependencies.js';

/** An upload may wait ten seconds for room and then take two minutes; its pictures are made after that. */
const REQUEST_TIMEOUT_MS = 140_000;
/** How long requests that are under way may take to finish: as long as the longest. */
const DRAIN_MS = REQUEST_TIMEOUT_MS + 10_000;
/** How long jobs that are under way may take to finish: a mail server that has fallen silent is cut off before. */
const JOBS_MS = 30_000;
/** How long the database's connections may take to close, and everything else. */
const CLOSE_MS = 5_000;
const REST_MS = 5_000;
/** One Ctrl-C comes from the terminal, from npm and from `scripts/start.mjs`: within this time they are one. */
const SAME_PRESS_MS = 500;
/** The longest stop that there can be. */
export const STOP_MS = MAX_SHUTDOWN_DELAY_S * 1_000 + DRAIN_MS + CLOSE_MS + REST_MS;

/** Of requests; live connections have room of their own. */
const MAX_REQUEST_CONNECTIONS = 2_000;
const MAX_CONNECTIONS = MAX_REQUEST_CONNECTIONS + LIVE_LIMITS.connections;
/** Above this many connections those that wait for their next request make room. */
const CROWDED = 1_500;

/**
 * An HTTP server on which no client may hold a connection without end, and no address more than `connectionsPerAddress`
 * of them (security.md D2, D3); undefined: no cap. A body that is no upload has ten seconds (`body-deadline.ts`).
 */
export function createHttpServer(listener: RequestListener, connectionsPerAddress: number | undefined): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Longer than proxies keep theirs, which is 60 seconds mostly: who closes first must never be we, or a request that is
      // just on its way is lost.
      keepAliveTimeout: 75_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      IncomingMessage: UpgradableRequest,
    },
    listener,
  );
  server.maxConnections = MAX_CONNECTIONS;
  closeIdleAbove(server, CROWDED);
  if (connectionsPerAddress !== undefined) capConnections(server, connectionsPerAddress);
  return server;
}

/**
 * Listens; gives the port, which the system chooses where it is 0. As many as may be connected find room in the system's queue:
 * Node.js accepts one connection a tick and asks for a backlog of 511, and a connection to a full one is not
 * refused but forgotten, and tries again after one second, then three.
 */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  server.listen({ port, host, backlog: MAX_CONNECTIONS });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
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

/** Lets jobs under way finish. What takes longer ends with the process, and what it was about is looked for later. */
async function endJobs(stopJobs: () => Promise<void>, log: Logger): Promise<void> {
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), JOBS_MS).unref();
  });
  if ((await Promise.race([stopJobs(), late])) === 'late') log.warn('the jobs did not end in time');
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
  readonly dependencies: Pick<Dependencies, 'stopping' | 'endStreams' | 'live'>;
  /** How long to go on serving once `/readyz` says no, in seconds. */
  readonly delaySeconds: number;
  /** Takes no more jobs, and waits for those under way. */
  readonly stopJobs: () => Promise<void>;
  /** Closes the database, the embedded one included. */
  readonly close: () => Promise<void>;
  readonly log: Logger;
}

/**
 * Stops on SIGTERM: `/readyz` says no and every answer ends its connection, while everything is served for `delaySeconds`, so
 * that the proxy in front sends nothing more; then requests and jobs under way finish, streams are ended, the database is closed, and
 * the process ends with 0. Ctrl-C does the same without the delay. Another signal, half a second later or more, ends at once.
 */
export function stopGracefully({ server, dependencies, delaySeconds, stopJobs, close, log }: Running): void {
  let stoppingSince: number | undefined;
  const stop = async (delayMs: number) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_PRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), delayMs + DRAIN_MS + CLOSE_MS + REST_MS).unref();
    dependencies.stopping();
    log.info({ delayMs }, 'stopping');
    await pause(delayMs);
    dependencies.endStreams();
    await Promise.all([drain(server), dependencies.live.stop(), endJobs(stopJobs, log)]);
    await closeInTime(close, log);
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(delaySeconds * 1_000));
}
