import { type ReactNode, Suspense, useEffect, useState } from 'react';

export type WhenOpenedProps = {
  open: boolean;
  /** Fetches the code of `children`, a component made with `lazy(load)`. A module-level function. */
  load: () => Promise<unknown>;
  children: ReactNode;
};

/**
 * Fetches code when the page is idle, so that it is there before a button is pressed.
 *
 * @param load fetches a component made with `lazy(load)`. A module-level function.
 */
export function useFetchedEarly(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Safari has no idle callback; there the first opening fetches.
    if (typeof window.requestIdleCallback !== 'function') return;
    const fetchEarly = () => {
      load().catch((error: unknown) => console.warn('Code could not be fetched ahead:', error));
    };
    const handle = window.requestIdleCallback(fetchEarly, { timeout: 5000 });
    return () => window.cancelIdleCallback(handle);
  }, [load]);
}

/**
 * Keeps a dialog's code (with MUI's modal, 10 kB) out of the page's first JS: fetched when the page is idle, and rendered
 * from the first opening on.
 */
export function WhenOpened({ open, load, children }: WhenOpenedProps) {
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);
  useFetchedEarly(load);

  return needed ? <Suspense fallback={null}>{children}</Suspense> : null;
}
