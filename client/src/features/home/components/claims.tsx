import CheckIcon from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { Frame } from '@/ui/layout/frame';

const claims = ['noMiddlemen', 'verifiedFarmers', 'fairPricing', 'logistics'] as const;

/** What we promise everybody, and since when (spec §1). */
export function Claims() {
  const { t } = useText();
  return (
    <Box sx={{ mt: { xs: 3, md: 6 }, bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' }}>
      <Frame sx={{ py: { xs: 2, md: 3 } }}>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
              sm: '1fr 1fr',
              md: 'repeat(4, auto)',
            },
            justifyContent: 'space-between',
            gap: { xs: 1, md: 3 },
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {claims.map((claim) => (
            <Box component="li" key={claim} sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600 }}>
              <CheckIcon aria-hidden="true" sx={{ color: 'primary.main' }} />
              <span>{t(`home.claim.${claim}`)}</span>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', textAlign: { md: 'center' } }}>
          {t('home.founded')}
        </Typography>
      </Frame>
    </Box>
  );
}
