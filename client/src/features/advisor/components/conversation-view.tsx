import Box from '@mui/material/Box';
import { lazy, type Ref, type RefObject } from 'react';
import { useText } from '@/i18n/use-text';
import { WhenOpened } from '@/ui/feedback/when-opened';
import type { Conversation } from '../model/conversation';
import { Bubble } from './bubble';

type ConversationViewProps = {
  conversation: Conversation;
  onRetry: () => void;
  composer: RefObject<HTMLElement | null>;
  /** Takes the focus when the button that had it goes. */
  ref?: Ref<HTMLElement>;
};

const load = () => import('./message-list');
const MessageList = lazy(load);

/** The greeting in persona (AC-009), and below it the bubbles, whose code comes once the page is idle. */
export function ConversationView({ conversation, onRetry, composer, ref }: ConversationViewProps) {
  const { t, language } = useText();
  return (
    <Box
      component="section"
      ref={ref}
      tabIndex={-1}
      aria-label={t('advisor.log')}
      sx={{ display: 'grid', gap: 2, '&&:focus': { outline: 'none' } }}
    >
      <Bubble by="assistant" language={language}>
        {t('advisor.greeting')}
      </Bubble>
      <WhenOpened open={conversation.messages.length > 0} load={load}>
        <MessageList conversation={conversation} onRetry={onRetry} composer={composer} />
      </WhenOpened>
    </Box>
  );
}
