import type { EventHandler, RequestContext } from './context.js';

/**
 * A handler for one class of events. It runs in the transaction of the command that publishes: what it writes becomes
 * durable with the command or not at all, and where it throws, the command fails and nothing of either is left.
 */
export function on<Event extends object>(
  type: abstract new (...values: never[]) => Event,
  handle: (tx: RequestContext, event: Event) => Promise<void>,
): EventHandler {
  return (tx, event) => (event instanceof type ? handle(tx, event) : undefined);
}

/**
 * Tells the other modules what a command has just done, one handler after the other in the order in which
 * `event-handlers.ts` names them. The publishing module knows none of them. Throws what a handler throws, and where
 * there is no transaction: an event without one could describe something that is rolled back.
 */
export async function publish(tx: RequestContext, event: object): Promise<void> {
  if (!tx.db.queryRunner?.isTransactionActive) throw new Error('Events are published inside a transaction.');
  for (const handle of tx.eventHandlers) {
    const handled = handle(tx, event);
    // Most of them mind another kind of event, and nothing is to be waited for.
    if (handled) await handled;
  }
}
