import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Conversation } from '../model/conversation';
import { type Following, scrollStep } from '../model/scroll-step';

/** Height of the header that sticks to the top, with some air. */
const TOP = 64 + 16;

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** What the following needs: where it stands (the page sets it to `start` with each question), and the composer's place. */
export type FollowParts = { following: RefObject<Following>; composer: RefObject<HTMLElement | null> };

/**
 * Scrolls along while an answer grows: its end above the composer, until its question reaches the top. Scrolling by
 * hand is left alone until the next question. Gives the refs for the last question and for the end.
 */
export function useFollowAnswer({ messages, draft }: Conversation, { following, composer }: FollowParts) {
  const question = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const letGo = (event: Event) => {
      if (event instanceof KeyboardEvent && !SCROLL_KEYS.has(event.key)) return;
      following.current = 'off';
    };
    const gestures = ['wheel', 'touchmove', 'keydown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, letGo, { passive: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, letGo);
    };
  }, [following]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece and each bubble moves the end.
  useLayoutEffect(() => {
    if (!question.current || !end.current) return;
    const seenTo = window.innerHeight - (composer.current?.offsetHeight ?? 0);
    const by = scrollStep(
      following.current,
      end.current.getBoundingClientRect().bottom - seenTo,
      question.current.getBoundingClientRect().top - TOP,
    );
    if (by !== 0) window.scrollBy({ top: by });
    if (following.current === 'start') following.current = 'follow';
  }, [messages, draft?.content]);
  return { question, end };
}
