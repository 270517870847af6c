import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part that stands on every page of whoever is signed in, and that no page is about: fetched when the page is idle, null until
 * then. `load` stays the same from one drawing to the next.
 */
export function useIdlePart<Props extends object>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const fetchPart = () =>
      load().then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => console.warn('A part of the header could not be fetched:', error),
      );
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchPart, 0);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(fetchPart, { timeout: 3000 });
    return () => window.cancelIdleCallback(handle);
  }, [isNeeded, load]);
  return Part;
}
