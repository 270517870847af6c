import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { Page } from '@/ui/layout/page';
import PaymentAddress from '../components/payment-address';

/** Where a farmer is paid: the same form as on a deal, before there is one. */
export function Component() {
  const { t } = useText();
  return (
    <Page width="narrow">
      <meta name="robots" content="noindex" />
      <Button component={Link} to={paths.me} startIcon={<BackIcon />} sx={{ ml: -1.5 }}>
        <span>{t('place.me')}</span>
      </Button>
      <Typography variant="h1" sx={{ mt: 1 }}>
        {t('title.payment')}
      </Typography>
      <PaymentAddress />
    </Page>
  );
}
