import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type LiveStatus, NOT_LIVE } from './live';

const LiveContext = createContext<LiveStatus>(NOT_LIVE);

/** Gives the pages the state of the live connection. */
export function LiveProvider({ live, children }: { live: LiveStatus; children: ReactNode }) {
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** The live connection. */
export const useLive = (): LiveStatus => useContext(LiveContext);

/** Whether the live connection is up; if not, `useFresh` polls. */
export function useIsLive(): boolean {
  const live = useLive();
  return useSyncExternalStore(live.subscribe, live.isConnected, () => false);
}
