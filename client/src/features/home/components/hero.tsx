import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { Frame } from '@/ui/layout/frame';
import { HeroPicture } from './hero-picture';
import { JoinButton } from './join-button';
import { SearchForm } from './search-form';

/** The first screen: welcome and headline on the sky over a field at dawn, the two ways in, and the way to the crops. */
export function Hero() {
  const { t } = useText();
  return (
    <Box component="section" aria-labelledby="home-headline" sx={{ position: 'relative' }}>
      <HeroPicture />
      <Frame
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          minHeight: { md: 420 },
          pt: { xs: 1.5, md: 5 },
          textAlign: { xs: 'left', sm: 'center' },
        }}
      >
        <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{t('home.welcome')}</Typography>
        <Typography
          variant="h1"
          id="home-headline"
          sx={{
            mx: { sm: 'auto' },
            maxWidth: '20em',
            fontSize: { xs: '1.375rem', sm: '2rem', md: '3rem' },
            fontWeight: 800,
            lineHeight: 1.15,
            textWrap: 'balance',
            '&:lang(hi)': { fontSize: { xs: '2rem', md: '3rem' }, lineHeight: 1.35, letterSpacing: 0 },
          }}
        >
          {t('home.heading')}
        </Typography>
        <Typography sx={{ display: { xs: 'none', sm: 'block' }, mt: 1.5, mx: 'auto', maxWidth: '38em' }}>
          {t('home.lead')}
        </Typography>
        <Box
          sx={{ display: 'flex', gap: 1.5, mt: { xs: 1.5, md: 3 }, flexWrap: 'wrap', justifyContent: { sm: 'center' } }}
        >
          <JoinButton joinAs="farmer" label={t('home.joinFarmer')} title={t('home.joinFarmer')} />
          <JoinButton joinAs="buyer" label={t('home.joinBuyer')} title={t('home.joinBuyer')} variant="outlined" />
        </Box>
        <Box sx={{ mt: 'auto', pt: { xs: 2, md: 6 } }}>
          <SearchForm />
        </Box>
      </Frame>
    </Box>
  );
}
