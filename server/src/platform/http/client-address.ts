import type { IncomingMessage } from 'node:http';

/**
 * The caller's address: that of the connection, or what the trusted proxies say, as Express counts them.
 * @param trustedProxies how many stand in front
 */
export function clientAddressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies === 0) return socket.remoteAddress ?? 'unknown';
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const said = forwarded.split(',').map((address) => address.trim());
  const nearestFirst = [socket.remoteAddress ?? 'unknown', ...said.filter(Boolean).reverse()];
  return nearestFirst[Math.min(trustedProxies, nearestFirst.length - 1)] ?? 'unknown';
}
