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
    <Box component="section" aria-labelledby="home-features" sx={{ pt: { xs: 3, md: 6 } }}>
      <Typography variant="h2" id="home-features" sx={{ textWrap: 'balance' }}>
        {t('home.features.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
          columnGap: { sm: 4, md: 6 },
          rowGap: { xs: 1.5, md: 3 },
          mt: { xs: 2, md: 3 },
        }}
      >
        {features.map(([key, Icon]) => (
          <Box key={key} sx={{ display: 'flex', gap: 1.5 }}>
            <Icon aria-hidden="true" sx={{ mt: 0.25, color: 'primary.main' }} />
            <div>
              <Typography variant="h3">{t(`home.feature.${key}.title`)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: 1.4 }}>
                {t(`home.feature.${key}.text`)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
