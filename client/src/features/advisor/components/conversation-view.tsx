import Box from '@mui/material/Box';
import { lazy, type Ref } from 'react';
import { useText } from '@/i18n/use-text';
import { WhenOpened } from '@/ui/feedback/when-opened';
import { Bubble } from './bubble';
import type { MessageListProps } from './message-list';

/** `ref` takes the focus when the button that had it goes. */
type ConversationViewProps = MessageListProps & { ref?: Ref<HTMLElement> };

const load = () => import('./message-list');
const MessageList = lazy(load);

/** The greeting in persona, and below it the bubbles, whose code comes once the page is idle. */
export function ConversationView({ ref, ...list }: ConversationViewProps) {
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
      <WhenOpened open={list.conversation.messages.length > 0} load={load}>
        <MessageList {...list} />
      </WhenOpened>
    </Box>
  );
}
