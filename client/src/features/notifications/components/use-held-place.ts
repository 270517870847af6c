import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Below the header that stays in sight. */
const VISIBLE_FROM = 64;

/** Chrome and Firefox keep what is read in its place when something comes above it, except at the very top of a page. */
const browserHolds = () => window.scrollY > 0 && CSS.supports('overflow-anchor', 'auto');

/**
 * Rows that come on top of a list move nothing that is being read, or a thumb would open the wrong one.
 *
 * @param newest the first row; where it is another one, rows came
 * @returns where the list goes, and whether rows came that are above what is seen
 */
export function useHeldPlace(newest: string | null): {
  list: RefObject<HTMLDivElement | null>;
  isAbove: boolean;
  showTop(): void;
} {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<Element | null>(null);
  const [isAbove, setAbove] = useState(false);
  const firstRow = () => list.current?.querySelector('li') ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows stand in the document, and change with the newest.
  useLayoutEffect(() => {
    const first = firstRow();
    const before = shown.current;
    shown.current = first;
    if (!first || !before?.isConnected || before === first) return;
    const added = before.getBoundingClientRect().top - first.getBoundingClientRect().top;
    if (!browserHolds()) window.scrollTo(0, window.scrollY + added);
    setAbove(first.getBoundingClientRect().top < VISIBLE_FROM);
  }, [newest]);

  useEffect(() => {
    if (!isAbove) return;
    const onScroll = () => {
      const top = list.current?.querySelector('li')?.getBoundingClientRect().top;
      if (top === undefined || top >= VISIBLE_FROM) setAbove(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [isAbove]);

  return {
    list,
    isAbove,
    showTop: () => {
      setAbove(false);
      window.scrollTo(0, 0);
      firstRow()?.querySelector('a')?.focus();
    },
  };
}
