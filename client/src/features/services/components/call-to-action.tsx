import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';

/** Where to go on from the catalogue: an account, or a person to ask. */
export function CallToAction() {
  const { t } = useText();
  return (
    <Box
      component="section"
      aria-labelledby="services-next"
      sx={{
        mt: { xs: 5, md: 8 },
        p: { xs: 3, md: 6 },
        borderRadius: 1,
        // The same green in light and dark, as on the home page.
        bgcolor: '#14502A',
        color: '#FBF7EF',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        justifyContent: 'space-between',
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography variant="h2" id="services-next">
          {t('services.next.title')}
        </Typography>
        <Typography sx={{ mt: 1 }}>{t('services.next.text')}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={paths.signup} variant="contained" color="secondary">
          {t('services.next.signUp')}
        </Button>
        <Button component={Link} to={paths.contact} variant="outlined" color="inherit">
          {t('services.next.contact')}
        </Button>
      </Box>
    </Box>
  );
}
