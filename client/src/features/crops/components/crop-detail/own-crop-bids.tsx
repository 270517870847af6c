import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { Panel } from '@/ui/layout/panel';

/** In the place of the bid form for the crop's own farmer, whose bid would be refused: the way to the bids of others. */
export default function OwnCropBids() {
  const { t } = useText();
  return (
    <Panel title={t('cropDetail.ownBids.title')}>
      <Typography sx={{ mb: 2 }}>{t('cropDetail.ownBids.text')}</Typography>
      <Button component={Link} to={paths.farmerDashboard} variant="contained" fullWidth>
        {t('cropDetail.ownBids.open')}
      </Button>
    </Panel>
  );
}
