import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import type { DraftAnswer } from '../model/conversation';
import { AnswerText } from './answer-text';
import { Bubble } from './bubble';
import { BubbleNote } from './bubble-note';

/**
 * The answer while it is written. It stands outside the announced log, so that a screen reader hears "is writing", and
 * then the whole answer, not each piece.
 */
export function PendingAnswer({ draft }: { draft: DraftAnswer }) {
  const { t, language } = useText();
  const hasBegun = draft.content.trim() !== '';
  return (
    <Bubble
      by="assistant"
      language={hasBegun ? languageOfScript(draft.content) : language}
      below={
        draft.notice ? <BubbleNote language={languageOfScript(draft.notice)}>{draft.notice}</BubbleNote> : undefined
      }
    >
      {hasBegun ? <AnswerText text={draft.content} /> : null}
      <Box
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mt: hasBegun ? 1 : 0, color: 'text.secondary' }}
      >
        <TypingDots />
        <span lang={language}>{t('advisor.writing')}</span>
      </Box>
    </Bubble>
  );
}

function TypingDots() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'flex',
        gap: 0.5,
        '& > span': {
          width: 7,
          height: 7,
          borderRadius: '50%',
          bgcolor: 'primary.main',
          animation: 'advisor-dot 1.2s ease-in-out infinite',
        },
        '& > span:nth-of-type(2)': { animationDelay: '0.15s' },
        '& > span:nth-of-type(3)': { animationDelay: '0.3s' },
        '@keyframes advisor-dot': { '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } },
      }}
    >
      <span />
      <span />
      <span />
    </Box>
  );
}
