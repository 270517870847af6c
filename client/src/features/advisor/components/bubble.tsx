import Box from '@mui/material/Box';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useText } from '@/i18n/use-text';
import type { Language } from '@/lib/language';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';

type BubbleProps = {
  by: 'user' | 'assistant';
  language: Language;
  /** What was said, in `language`. */
  children: ReactNode;
  /** What belongs to it in the language of the page: sources, buttons. */
  below?: ReactElement | null;
  ref?: Ref<HTMLElement>;
};

/** One message: the visitor's on the right in green, the advisor's on the left on paper, beside its sign. */
export function Bubble({ by, language, children, below, ref }: BubbleProps) {
  const { t } = useText();
  const isUser = by === 'user';
  return (
    <Box
      component="article"
      ref={ref}
      sx={{
        display: 'flex',
        gap: 1.5,
        justifyContent: isUser ? 'flex-end' : 'flex-start',
        pl: isUser ? { xs: 5, sm: 9 } : 0,
      }}
    >
      {isUser ? null : <AdvisorSign />}
      <Box
        sx={{
          minWidth: 0,
          maxWidth: '100%',
          px: 2,
          py: 1.5,
          borderRadius: 1,
          ...(isUser
            ? { bgcolor: 'primary.main', color: 'primary.contrastText', whiteSpace: 'pre-wrap' }
            : { bgcolor: 'background.paper', border: 1, borderColor: 'divider', flex: '0 1 auto' }),
        }}
      >
        <Box component="h2" sx={visuallyHidden}>
          {t(isUser ? 'advisor.you' : 'advisor.name')}
        </Box>
        <Box lang={language}>{children}</Box>
        {below}
      </Box>
    </Box>
  );
}

/** The service's sign; on a phone the width belongs to the words. */
function AdvisorSign() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: { xs: 'none', sm: 'grid' },
        placeItems: 'center',
        flexShrink: 0,
        width: 44,
        height: 44,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        '&::before': {
          content: '""',
          width: 26,
          height: 26,
          bgcolor: 'primary.contrastText',
          // A mask, so that the drawing takes the theme's colour in light and dark.
          mask: 'url(/illustrations/services/krishi-sahayak-ai.svg) center / contain no-repeat',
        },
      }}
    />
  );
}
