import type { Stamp } from '../model/conversation';

/** Id and time of a new bubble. `randomUUID` is missing on plain http outside localhost, where some try the product. */
export function newStamp(): Stamp {
  const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  return { id, timestamp: new Date().toISOString() };
}
