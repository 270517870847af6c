import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';

/** A page without its prices: they are on their way, or there are none. */
export function NoPrices({ loading }: { loading: boolean }) {
  const { t } = useText();
  if (loading) return <LoadingText text={t('ui.catalogue.loading')} />;
  return (
    <EmptyState
      heading="h1"
      title={t('prices.notFound')}
      hint={t('prices.notFoundHint')}
      action={
        <Button component={Link} to={paths.prices} variant="contained">
          {t('prices.all')}
        </Button>
      }
    />
  );
}
