import 'reflect-metadata';
import { Socket } from 'node:net';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
const CLOSED = Symbol.for('annapath.network-closed');

/** Where a connection is meant to go: Node calls `connect` with options, with port and host, or with both in one list. */
function hostOf(parts: readonly unknown[]): unknown {
  const [first, second] = (Array.isArray(parts[0]) ? parts[0] : parts) as readonly unknown[];
  return typeof first === 'object' && first !== null ? (first as { host?: unknown }).host : second;
}

/** The network beyond this machine is closed: a test that needs it would pass here and fail elsewhere. */
function closeNetwork(prototype: Socket & { [CLOSED]?: true }): void {
  if (prototype[CLOSED]) return;
  prototype[CLOSED] = true;
  const connect = prototype.connect as (this: Socket, ...parts: unknown[]) => Socket;
  prototype.connect = function guarded(this: Socket, ...parts: unknown[]): Socket {
    const host = hostOf(parts);
    if (typeof host === 'string' && !LOOPBACK.has(host)) {
      throw new Error(`Tests have no network: a connection to ${host} was refused.`);
    }
    return connect.apply(this, parts);
  } as Socket['connect'];
}

closeNetwork(Socket.prototype);
