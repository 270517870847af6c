import type { ApolloClient } from '@apollo/client';
import { errorCode } from '@/graphql/errors';
import type { Tokens } from '@/graphql/tokens';
import type { Language } from '@/lib/language';
import { AskAdvisorDocument } from '../advisor.generated';
import { ChatFailure, worthAskingAgain } from '../model/chat-failure';
import type { AnswerPiece } from '../model/conversation';
import type { Question } from './question';
import { streamAnswer } from './stream-answer';

const GRAPHQL_ROLES = { user: 'USER', assistant: 'ASSISTANT' } as const;

/** Who asks, and over what. */
type Asker = { client: ApolloClient; tokens: Tokens };

/**
 * Asks and hands over the answer piece by piece; resolves with its language. It is streamed; and where the stream fails
 * before its first word (an old proxy), asked for once more as a whole over GraphQL.
 *
 * @throws ChatFailure, or the browser's own error when no server was reached
 */
export async function askAdvisor(question: Question, { client, tokens }: Asker): Promise<Language> {
  let hasBegun = false;
  const onPiece = (piece: AnswerPiece) => {
    hasBegun ||= piece.kind === 'delta' && piece.text.trim() !== '';
    question.onPiece(piece);
  };
  try {
    return await streamAnswer({ ...question, onPiece }, tokens);
  } catch (error) {
    if (question.signal.aborted || hasBegun || !worthAskingAgain(error)) throw error;
    console.warn('The answer could not be streamed; asking for it as a whole:', error);
    return askForWhole(question, client);
  }
}

async function askForWhole({ messages, onPiece, signal }: Question, client: ApolloClient): Promise<Language> {
  const { data } = await client
    .mutate({
      mutation: AskAdvisorDocument,
      variables: {
        input: { messages: messages.map(({ role, content }) => ({ role: GRAPHQL_ROLES[role], content })) },
      },
      context: { fetchOptions: { signal } },
      fetchPolicy: 'no-cache',
    })
    .catch((error: unknown) => {
      throw new ChatFailure(errorCode(error), { cause: error });
    });
  if (!data?.chat) throw new ChatFailure(null);
  const { message, language, sources, notice, suggestions } = data.chat;
  if (notice !== null) onPiece({ kind: 'notice', text: notice });
  onPiece({ kind: 'delta', text: message });
  onPiece({ kind: 'suggestions', suggestions });
  onPiece({ kind: 'sources', sources });
  return language === 'HI' ? 'hi' : 'en';
}
