import type { IncomingMessage } from 'node:http';

/** How long a body may be on its way before the request goes on without a place of its own. */
const PATIENCE_MS = 1_000;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * Calls `then` once the body is there, or as much of it as the stream takes in advance; with `false` where it is slow to
 * come. It reads nothing: the handler reads the body. A place that was held for a body on its way could be held by
 * anyone, for as long as they like.
 */
export function whenReceived(request: IncomingMessage, then: (isHere: boolean) => void): void {
  const isHere = () => request.complete || request.readableLength >= request.readableHighWaterMark;
  // Most bodies come in one packet with their headers, and are parsed right after this turn.
  setImmediate(() => {
    if (isHere()) return then(true);
    const settle = (outcome: boolean) => {
      clearTimeout(patience);
      request.off('readable', look).off('close', stop);
      // One turn later the stream has forgotten the listener, and flows for the next one.
      setImmediate(then, outcome);
    };
    const look = () => {
      if (isHere()) settle(true);
      else request.read(0);
    };
    const stop = () => settle(false);
    const patience = setTimeout(settle, PATIENCE_MS, false);
    request.on('readable', look).once('close', stop);
  });
}
