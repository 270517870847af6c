import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { StatePage } from '../components/state-page';
import { useCountdown } from '../components/use-countdown';
import { useGoBack } from '../components/use-go-back';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Coming soon (spec §2): 30 days from the moment of viewing, and a way back. */
export function Component() {
  const { t } = useText();
  const left = useCountdown();
  const goBack = useGoBack(paths.home);
  return (
    <StatePage drawing="coming-soon">
      <Typography variant="h1">{t('comingSoon.title')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('comingSoon.text')}</Typography>
      {/* A timer by role: read when asked for, not every second. */}
      <Box
        role="timer"
        aria-label={t('comingSoon.timer')}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: { xs: 1, sm: 2 }, width: '100%' }}
      >
        {parts.map((part) => (
          <Box
            key={part}
            sx={{ py: 2, borderRadius: 1, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}
          >
            <Box sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
              {left[part]}
            </Box>
            <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{t(`comingSoon.${part}`)}</Box>
          </Box>
        ))}
      </Box>
      <Button variant="contained" startIcon={<BackIcon />} onClick={goBack}>
        {t('comingSoon.back')}
      </Button>
    </StatePage>
  );
}
