import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { Frame } from '@/ui/layout/frame';
import { Claims } from './claims';
import { HeroPicture } from './hero-picture';
import { JoinButton } from './join-button';
import { SearchForm } from './search-form';

/** The first screen: welcome, headline, the two ways in and the way to the crops, over the produce on its table. */
export function Hero() {
  const { t } = useText();
  return (
    <Box component="section" aria-labelledby="home-headline" sx={{ overflow: 'hidden' }}>
      <Frame sx={{ position: 'relative', zIndex: 1, pt: { xs: 4, md: 7 }, textAlign: { xs: 'left', sm: 'center' } }}>
        <Typography sx={{ fontSize: { xs: '1.125rem', md: '1.375rem' }, fontWeight: 600, color: 'primary.main' }}>
          {t('home.welcome')}
        </Typography>
        <Typography
          variant="h1"
          id="home-headline"
          sx={{
            mt: 1,
            mx: 'auto',
            maxWidth: '20em',
            fontSize: 'clamp(1.875rem, 1.1rem + 3.4vw, 3.5rem)',
            fontWeight: 800,
            letterSpacing: '-0.025em',
            lineHeight: 1.12,
            textWrap: 'balance',
            '&:lang(hi)': { lineHeight: 1.4, letterSpacing: 0 },
          }}
        >
          {t('home.heading')}
        </Typography>
        <Typography
          sx={{ mt: 2, mx: 'auto', maxWidth: '38em', color: 'text.secondary', fontSize: { md: '1.1875rem' } }}
        >
          {t('home.lead')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, mt: 3, flexWrap: 'wrap', justifyContent: { sm: 'center' } }}>
          <JoinButton joinAs="farmer" label={t('home.joinFarmer')} title={t('home.joinFarmer')} />
          <JoinButton joinAs="buyer" label={t('home.joinBuyer')} title={t('home.joinBuyer')} variant="outlined" />
        </Box>
        <SearchForm />
      </Frame>
      <HeroPicture />
      <Claims />
    </Box>
  );
}
