import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { wrapped } from '../../model/carousel';

/** How far a finger has to move sideways before it means the next picture, in CSS pixels. */
const SWIPE_PX = 40;

/** Which picture is shown, and the ways to another: buttons, dots, arrow keys, a swipe. */
export function useCarousel(count: number) {
  const [chosen, setChosen] = useState(0);
  const touchedAt = useRef<number | null>(null);
  // Another crop in the same place may have fewer pictures.
  const index = chosen < count ? chosen : 0;
  const step = (by: 1 | -1) => setChosen(wrapped(index, by, count));

  return {
    index,
    choose: setChosen,
    next: () => step(1),
    previous: () => step(-1),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        step(event.key === 'ArrowRight' ? 1 : -1);
      },
      onTouchStart: (event: TouchEvent) => {
        touchedAt.current = event.touches[0]?.clientX ?? null;
      },
      onTouchEnd: (event: TouchEvent) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
        if (touchedAt.current !== null && Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1);
        touchedAt.current = null;
      },
    },
  };
}
