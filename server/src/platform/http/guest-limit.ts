import type { RequestHandler } from 'express';
import { addressKey, type RateLimits } from './rate-limits.js';
import type { RequestContexts } from './request-context.js';

/**
 * Holds what guests ask for to a limit per address. The machine itself is left alone: its address is that of a proxy that
 * nobody declared, or of our own tools, and one limit for all who come through it would shut everyone out.
 */
export function limitGuests(contexts: RequestContexts, limits: RateLimits): RequestHandler {
  return async (request, _response, next) => {
    const { viewer, clientAddress } = await contexts.of(request);
    const address = addressKey(clientAddress);
    if (viewer === null && address !== '127.0.0.1' && clientAddress !== '::1') {
      await limits.consume('guestRequests', address);
    }
    next();
  };
}
