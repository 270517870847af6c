import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Whether a page of that origin may connect: our own, and those of CORS_ORIGINS. Browsers let any page open a WebSocket and
 * say where it comes from; other programs say nothing.
 */
export function isWelcome({ headers: { origin, host } }: IncomingMessage, origins: ReadonlySet<string>): boolean {
  if (origin === undefined || origins.has(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses an upgrade with a plain HTTP answer. */
export function refuseUpgrade(socket: Duplex, status: number, headers: Readonly<Record<string, string>> = {}): void {
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}
