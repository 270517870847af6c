import { useSyncExternalStore } from 'react';

/** A desk: the width from which a panel beside the page is no narrower than the page itself. */
const WIDE = '(min-width: 900px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether there is room for a panel. MUI's own hook would go into every page's first JS, as a part of its system. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
