import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { StatePage } from '../components/state-page';

/** Every address that is none of ours. */
export function Component() {
  const { t } = useText();
  return (
    <StatePage drawing="not-found">
      <Typography variant="h1">404</Typography>
      <Typography variant="h3" component="p">
        {t('notFound.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('notFound.hint')}</Typography>
      <Button component={Link} to={paths.home} variant="contained">
        {t('notFound.home')}
      </Button>
    </StatePage>
  );
}
