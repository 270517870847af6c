import PriceIcon from '@mui/icons-material/CurrencyRupeeRounded';
import ConnectionIcon from '@mui/icons-material/HandshakeRounded';
import LogisticsIcon from '@mui/icons-material/LocalShippingRounded';
import LocalIcon from '@mui/icons-material/PlaceRounded';
import DiscoveryIcon from '@mui/icons-material/SearchRounded';
import QualityIcon from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';

/** The six features in their order (spec §2). */
const features = [
  ['discovery', DiscoveryIcon],
  ['connection', ConnectionIcon],
  ['quality', QualityIcon],
  ['pricing', PriceIcon],
  ['local', LocalIcon],
  ['logistics', LogisticsIcon],
] as const;

/** What the platform is good at: six, side by side where there is room. */
export function Features() {
  const { t } = useText();
  return (
    <Box component="section" aria-labelledby="home-features" sx={{ pt: { xs: 5, md: 10 } }}>
      <Typography
        variant="h2"
        id="home-features"
        sx={{ maxWidth: '18em', textWrap: 'balance', fontSize: 'clamp(1.625rem, 1.2rem + 2vw, 2.5rem)' }}
      >
        {t('home.features.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
          columnGap: { sm: 5, md: 7 },
          rowGap: { xs: 2, md: 6 },
          mt: { xs: 4, md: 6 },
        }}
      >
        {features.map(([key, Icon]) => (
          <Box key={key} sx={{ display: { xs: 'flex', sm: 'block' }, gap: 2 }}>
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                flexShrink: 0,
                width: 52,
                height: 52,
                mb: 2,
                borderRadius: 1,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              <Icon aria-hidden="true" />
            </Box>
            <div>
              <Typography variant="h3">{t(`home.feature.${key}.title`)}</Typography>
              <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t(`home.feature.${key}.text`)}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
