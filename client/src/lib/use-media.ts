import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the screen matches a media query. The server knows no screen: it draws with `onServer`, the program takes that
 * over, and draws what differs right after. MUI's own hook would go into every page's first JS, as a part of its system.
 */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
