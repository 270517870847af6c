import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useToasts } from '@/ui/feedback/toasts';

export const MAIN_ID = 'main';

/**
 * After a change of page moves the focus to the new content, so that keyboard and screen reader start there and not on a
 * link that is gone; what failed on the page before is no longer said. Not on the first page, and not when only the search
 * part changes (filters and tabs).
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const toasts = useToasts();
  const shownPath = useRef(pathname);
  // Before the effects of the new page, which may give the focus to something in it.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    mainRef.current?.focus({ preventScroll: true });
    toasts.forgetFailure();
  }, [pathname, toasts]);
  return mainRef;
}
