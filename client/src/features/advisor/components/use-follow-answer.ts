import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Conversation } from '../model/conversation';
import { scrollStep } from '../model/scroll-step';

/** Height of the header that sticks to the top, with some air. */
const TOP = 64 + 16;

/**
 * Scrolls along while an answer grows: its end above the composer, until its question reaches the top. Whoever scrolls by
 * hand is left alone until the next question.
 */
export function useFollowAnswer(
  { messages, draft }: Conversation,
  refs: { question: RefObject<HTMLElement | null>; composer: RefObject<HTMLElement | null> },
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  const isAwaiting = draft !== null;

  useEffect(() => {
    if (isAwaiting) follows.current = true;
  }, [isAwaiting]);
  useEffect(() => {
    const letGo = () => {
      follows.current = false;
    };
    const gestures = ['wheel', 'touchmove'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, letGo, { passive: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, letGo);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece and each bubble moves the end.
  useLayoutEffect(() => {
    const question = refs.question.current;
    if (!(isAwaiting || follows.current) || !end.current || !question) return;
    const seenTo = window.innerHeight - (refs.composer.current?.offsetHeight ?? 0);
    const by = scrollStep(
      end.current.getBoundingClientRect().bottom - seenTo,
      question.getBoundingClientRect().top - TOP,
    );
    if (by > 0) window.scrollBy({ top: by });
  }, [messages, draft?.content]);
  return end;
}
