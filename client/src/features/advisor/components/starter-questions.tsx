import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

/** Four, in the words of the page's language; each has an answer even without a language model. */
const STARTERS = ['sowing', 'price', 'scheme', 'storage'] as const;

/** Questions to begin with: a press sends one. */
export function StarterQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useText();
  return (
    <Box sx={{ mt: 3 }}>
      <Box component="h2" id="advisor-starters" sx={{ m: 0, mb: 1.5, fontSize: '1.0625rem', color: 'text.secondary' }}>
        {t('advisor.starters')}
      </Box>
      <Box
        role="group"
        aria-labelledby="advisor-starters"
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {STARTERS.map((starter) => (
          <Box
            key={starter}
            component="button"
            type="button"
            onClick={() => onAsk(t(`advisor.starter.${starter}`))}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1.5,
              minHeight: 56,
              px: 2,
              py: 1.25,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              color: 'text.primary',
              font: 'inherit',
              textAlign: 'start',
              cursor: 'pointer',
              transition: 'border-color 150ms',
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <span>{t(`advisor.starter.${starter}`)}</span>
            <Box component="span" aria-hidden="true" sx={{ color: 'primary.main', fontWeight: 700 }}>
              →
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
