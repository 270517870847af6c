/** An action of the user that will be answered later. */
export type TradeMoment = 'bid' | 'listing';

type Listener = (moment: TradeMoment) => void;

const listeners = new Set<Listener>();

/** Says that a bid was placed or a crop listed: the moment to offer notifications. */
export function tradeHappened(moment: TradeMoment): void {
  for (const listener of listeners) listener(moment);
}

/** Calls back whenever that happens. Returns how to stop. */
export function onTrade(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
