import type { Server } from 'node:http';
import { addressKey } from './rate-limits.js';

/**
 * Closes what one address opens above `cap` connections, as it comes: 2,000 in all are served, and no address gets to hold
 * them. Not behind a proxy, where all connections come from one address.
 */
export function capConnections(server: Server, cap: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? 'unknown');
    const count = (open.get(address) ?? 0) + 1;
    if (count > cap) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

const NOT_AGAIN_MS = 1_000;

/** Closes connections that wait for their next request while more than `count` are open: they are kept only while there is room. */
export function closeIdleAbove(server: Server, count: number): void {
  let open = 0;
  let closed = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open <= count || performance.now() - closed < NOT_AGAIN_MS) return;
    closed = performance.now();
    server.closeIdleConnections();
  });
}
