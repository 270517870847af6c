import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { type Conversation, canRetry, suggestionsOf } from '../model/conversation';
import { MessageBubble } from './message-bubble';
import { PendingAnswer } from './pending-answer';
import { SuggestionButtons } from './suggestion-buttons';
import { type FollowParts, useFollowAnswer } from './use-follow-answer';
import { useSpeech } from './use-speech';

export type MessageListProps = {
  conversation: Conversation;
  onRetry: () => void;
  onAsk: (question: string) => void;
  follow: FollowParts;
};

/**
 * The bubbles, and the answer on its way. What is added to the log is announced; what a reload brings back is there with
 * the log itself, and is not.
 */
export default function MessageList({ conversation, onRetry, onAsk, follow }: MessageListProps) {
  const { t } = useText();
  const speech = useSpeech();
  const { question, end } = useFollowAnswer(conversation, follow);
  const { messages, draft } = conversation;
  const lastQuestion = messages.findLast(({ role }) => role === 'user');
  return (
    <>
      <Box role="log" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
        {messages.map((message) => (
          <MessageBubble
            key={message.id}
            message={message}
            speech={speech}
            ref={message === lastQuestion ? question : undefined}
          />
        ))}
      </Box>
      <SuggestionButtons suggestions={suggestionsOf(conversation)} onAsk={onAsk} />
      {draft ? <PendingAnswer draft={draft} /> : null}
      {canRetry(conversation) ? (
        <Box sx={{ pl: { sm: 7 } }}>
          <Button variant="outlined" startIcon={<ReplayIcon />} onClick={onRetry}>
            {t('advisor.retry')}
          </Button>
        </Box>
      ) : null}
      <div ref={end} />
    </>
  );
}
