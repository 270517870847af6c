import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const notOnServer = () => false;

/** Whether this browser can do something: `useBrowserCan(() => 'speechSynthesis' in window)`. On the server: no. */
export function useBrowserCan(test: () => boolean): boolean {
  return useSyncExternalStore(neverChanges, test, notOnServer);
}
