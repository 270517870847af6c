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
