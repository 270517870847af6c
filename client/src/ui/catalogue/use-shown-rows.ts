import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePhone } from './use-phone';

/** The word of the address that says how many rows are drawn. */
export const SHOWN = 'shown';

export type ShownRows<Row> = {
  /** What is drawn now. */
  drawn: readonly Row[];
  /** How many are not drawn yet; 0 where all are. */
  left: number;
  /** Query of the address that draws the next ones, filters included: `?district=Karnal&shown=40`. */
  next: string;
  /** To be called when the link to `next` is followed: the first new row gets the focus as soon as it is there. */
  onMore(): void;
  /** For the element in which the rows are the items of one list, or of several. */
  list: RefObject<HTMLDivElement | null>;
};

/**
 * How much of a long list is drawn. It begins with `step` rows and adds as many with each press of the link of
 * `ShowMore`; the number stands in the address (`?shown=40`), so that it works without scripts and outlives a reload.
 * The server, which does not know the width, draws a phone's part for everybody. Where a wide screen has more, it draws
 * them as soon as the program is there, below what is in sight.
 *
 * @param onPhones rows of a step on a phone
 * @param onWide rows of a step where there is room: all of them if it is left out
 * @param word of the address for the number, where the page has another list
 */
export function useShownRows<Row>(
  rows: readonly Row[],
  onPhones: number,
  onWide = Number.POSITIVE_INFINITY,
  word = SHOWN,
): ShownRows<Row> {
  const [params] = useSearchParams();
  const step = usePhone() ? onPhones : onWide;
  const drawn = rows.slice(0, Math.max(step, Math.trunc(Number(params.get(word))) || 0));

  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  // The link has moved down by then: without this, keyboards and screen readers would go on behind the new rows.
  useEffect(() => {
    if (firstNew.current === null || drawn.length <= firstNew.current) return;
    // Items of lists within a row are none of its own.
    list.current
      ?.querySelectorAll(':scope li:not(li li)')
      [firstNew.current]?.querySelector<HTMLElement>('summary, a, button')
      ?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [drawn.length]);

  const next = new URLSearchParams(params);
  next.set(word, String(drawn.length + step));
  return {
    drawn,
    left: rows.length - drawn.length,
    next: `?${next}`,
    onMore: () => {
      firstNew.current = drawn.length;
    },
    list,
  };
}
