import { useCallback } from 'react';
import { errorCode } from '@/graphql/errors';
import type { Language } from '@/lib/language';
import { useSession } from '@/session/session-provider';
import { useAskAdvisorMutation } from '../advisor.generated';
import { ChatFailure, worthAskingAgain } from '../model/chat-failure';
import type { AnswerPiece } from '../model/conversation';
import type { SentMessage } from '../model/to-send';
import { streamAnswer } from './stream-answer';

const GRAPHQL_ROLES = { user: 'USER', assistant: 'ASSISTANT' } as const;

/** Asks and hands over the answer piece by piece; resolves with its language. @throws ChatFailure */
export type AskAdvisor = (
  messages: readonly SentMessage[],
  onPiece: (piece: AnswerPiece) => void,
  signal: AbortSignal,
) => Promise<Language>;

/**
 * The advisor as the page asks it: streamed; and where the stream fails before its first word (an old proxy, an address
 * above its limit), once more as a whole over GraphQL, which knows who is signed in.
 */
export function useAdvisor(): AskAdvisor {
  const { isAuthenticated } = useSession();
  const [askWhole] = useAskAdvisorMutation({ fetchPolicy: 'no-cache' });

  return useCallback(
    async (messages, onPiece, signal) => {
      let hasBegun = false;
      try {
        return await streamAnswer(
          messages,
          (piece) => {
            hasBegun ||= piece.kind === 'delta' && piece.text.trim() !== '';
            onPiece(piece);
          },
          signal,
        );
      } catch (error) {
        if (signal.aborted || hasBegun || !worthAskingAgain(error, isAuthenticated)) throw error;
        console.warn('The answer could not be streamed; asking for it as a whole:', error);
      }
      const { data } = await askWhole({
        variables: { messages: messages.map(({ role, content }) => ({ role: GRAPHQL_ROLES[role], content })) },
        context: { fetchOptions: { signal } },
      }).catch((error: unknown) => {
        throw new ChatFailure(errorCode(error), { cause: error });
      });
      if (!data) throw new ChatFailure(null);
      const { message, language, sources, notice } = data.chat;
      if (notice !== null) onPiece({ kind: 'notice', text: notice });
      onPiece({ kind: 'delta', text: message });
      onPiece({ kind: 'sources', sources });
      return language === 'HI' ? 'hi' : 'en';
    },
    [askWhole, isAuthenticated],
  );
}
