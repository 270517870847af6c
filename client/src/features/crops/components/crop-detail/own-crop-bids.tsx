import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';

/** In the place of the bid form for the crop's own farmer, whose bid would be refused: the way to the bids of others. */
export default function OwnCropBids() {
  const { t } = useText();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Box component="h2" id={titleId} sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {t('cropDetail.ownBids.title')}
      </Box>
      <Typography sx={{ mb: 2 }}>{t('cropDetail.ownBids.text')}</Typography>
      <Button component={Link} to={paths.farmerDashboard} variant="contained" fullWidth>
        {t('cropDetail.ownBids.open')}
      </Button>
    </Box>
  );
}
