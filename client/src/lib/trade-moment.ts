/** What somebody has just done for which an answer will come. */
export type TradeMoment = 'bid' | 'listing';

type Listener = (moment: TradeMoment) => void;

const listeners = new Set<Listener>();

/** Says that a bid was placed or a crop listed: the moment at which it is worth asking how somebody wants to be told. */
export function tradeHappened(moment: TradeMoment): void {
  for (const listener of listeners) listener(moment);
}

/** Calls back whenever that happens. Returns how to stop. */
export function onTrade(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
