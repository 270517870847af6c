import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { useConversation } from '../answers/use-conversation';
import { Composer } from '../components/composer';
import { ConversationView } from '../components/conversation-view';
import { StarterQuestions } from '../components/starter-questions';
import type { Following } from '../model/scroll-step';

/** What the header and the page's own edges leave of the screen; the footer follows below. */
const wholeHeight = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: 'calc(100dvh - 113px)', md: 'calc(100dvh - 145px)' },
} as const;

/** Krishi Sahayak AI (spec §2): the chat with the farming advisor, open to anyone. */
export function Component() {
  const { t } = useText();
  const { conversation, ask, retry, stop, clear } = useConversation();
  const composer = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLElement>(null);
  const following = useRef<Following>('off');
  const follow = useMemo(() => ({ following, composer }), []);
  // A button that goes on being pressed would take the focus with it. Not to the field: phones open their keyboard for it.
  const keepFocus = () => view.current?.focus({ preventScroll: true });
  const send = (question: string) => {
    const isSent = ask(question);
    if (isSent) following.current = 'start';
    return isSent;
  };
  const start = (question: string) => {
    if (send(question)) keepFocus();
  };
  const askAgain = () => {
    following.current = 'start';
    retry();
    keepFocus();
  };
  const startAnew = () => {
    clear();
    keepFocus();
  };
  const isEmpty = conversation.messages.length === 0;
  return (
    <Page width="medium">
      <Box sx={wholeHeight}>
        <PageHeader
          title={t('advisor.title')}
          subtitle={t('advisor.subtitle')}
          actions={
            isEmpty ? undefined : (
              <Button variant="outlined" onClick={startAnew}>
                {t('advisor.clear')}
              </Button>
            )
          }
        />
        <ConversationView conversation={conversation} onRetry={askAgain} onAsk={start} follow={follow} ref={view} />
        {isEmpty ? <StarterQuestions onAsk={start} /> : null}
        <Composer
          ref={composer}
          isPinned={!isEmpty}
          isAwaiting={conversation.draft !== null}
          onAsk={send}
          onStop={stop}
        />
        <Box component="p" sx={{ mt: 1, mb: 0, color: 'text.secondary', fontSize: 'body2.fontSize' }}>
          {t('advisor.note')}
        </Box>
      </Box>
    </Page>
  );
}
