import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { ChatFailure, reasonFor } from '../model/chat-failure';
import { type ChatMessage, conversationReducer, EMPTY_CONVERSATION, upToLastQuestion } from '../model/conversation';
import { messagesToSend } from '../model/to-send';
import { keepConversation, keptConversation } from './kept-conversation';
import { newStamp } from './new-stamp';
import { useAdvisor } from './use-advisor';

/**
 * The conversation of this tab and what can be done with it. `ask` gives false, and does nothing, for a blank question
 * and while a reply is awaited (spec §5).
 */
export function useConversation() {
  const askAdvisor = useAdvisor();
  const [conversation, dispatch] = useReducer(conversationReducer, EMPTY_CONVERSATION);
  const { messages } = conversation;
  // The request under way. A ref, because two quick presses of Enter come before the next render.
  const running = useRef<AbortController | null>(null);
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    const kept = keptConversation();
    if (kept.length > 0) dispatch({ type: 'restored', messages: kept });
  }, []);
  useEffect(() => {
    // The first time, what is there was not yet restored and must not be kept.
    if (isRestored.current) keepConversation(messages);
    isRestored.current = true;
  }, [messages]);
  useEffect(() => () => running.current?.abort(), []);

  const request = useCallback(
    async (asked: readonly ChatMessage[]) => {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      try {
        const language = await askAdvisor({
          messages: messagesToSend(asked),
          onPiece: (piece) => {
            if (!signal.aborted) dispatch({ type: 'piece', piece });
          },
          signal,
        });
        if (!signal.aborted) dispatch({ type: 'answered', stamp: newStamp(), language });
      } catch (error) {
        // Stopped by the visitor, or the page was left: the answer is no longer needed.
        if (signal.aborted) return;
        console.error('The advisor did not answer:', error);
        const code = error instanceof ChatFailure ? error.code : null;
        dispatch({ type: 'failed', stamp: newStamp(), reason: reasonFor(code, navigator.onLine) });
      } finally {
        if (running.current === controller) running.current = null;
      }
    },
    [askAdvisor],
  );

  const ask = (text: string): boolean => {
    const content = text.trim();
    if (running.current || content === '') return false;
    const stamp = newStamp();
    dispatch({ type: 'asked', stamp, content });
    void request([...messages, { ...stamp, role: 'user', content }]);
    return true;
  };
  const retry = () => {
    if (running.current) return;
    dispatch({ type: 'retried' });
    void request(upToLastQuestion(messages));
  };
  const end = (action: 'stopped' | 'cleared') => {
    running.current?.abort();
    running.current = null;
    dispatch(action === 'stopped' ? { type: 'stopped', stamp: newStamp() } : { type: 'cleared' });
  };

  return { conversation, ask, retry, stop: () => end('stopped'), clear: () => end('cleared') };
}
