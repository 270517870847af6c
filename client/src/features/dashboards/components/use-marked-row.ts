import { type RefObject, useEffect, useRef } from 'react';
import { useListsShown } from './lists-together';

/** Of a row of a list. Where a link led to it, it is scrolled to and gets the focus, as soon as the lists of the page are shown. */
export function useMarkedRow(marked: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  const isShown = useListsShown();
  useEffect(() => {
    if (!marked || !isShown) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView?.({ block: 'center' });
  }, [marked, isShown]);
  return row;
}
