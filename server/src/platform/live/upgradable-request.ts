import { IncomingMessage } from 'node:http';

/** What was asked for in the connection's headers, as Node.js's parser says. */
const asked = Symbol('asked to upgrade');

/**
 * A request that leaves HTTP for a WebSocket alone. Node.js hands every request with an `Upgrade` header to the listener of
 * upgrades, and programs like Java's own client ask for `h2c` on each first request, and are content with an answer.
 */
export class UpgradableRequest extends IncomingMessage {
  [asked]: unknown;

  // Node.js sets it before the headers are there, and asks for it afterwards.
  get upgrade(): unknown {
    if (!this[asked] || this.method === 'CONNECT') return this[asked];
    return this.headers.upgrade?.toLowerCase() === 'websocket';
  }

  set upgrade(value: unknown) {
    this[asked] = value;
  }
}
