import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { dashboardPath } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';

type DealMissingProps = { loading: boolean; failed: boolean; onRetry(): void };

/** What stands where a deal is not there, or not yet. */
export function DealMissing({ loading, failed, onRetry }: DealMissingProps) {
  const { t } = useText();
  const { user } = useSession();
  if (loading) return <LoadingText text={t('deal.loading')} />;
  return (
    <EmptyState
      heading="h1"
      title={t(failed ? 'deal.failed' : 'deal.notFound')}
      hint={t(failed ? 'deal.failedHint' : 'deal.notFoundHint')}
      action={
        failed ? (
          <Button variant="contained" onClick={onRetry}>
            {t('deal.tryAgain')}
          </Button>
        ) : (
          <Button component={Link} to={dashboardPath(user?.role ?? 'FARMER')} variant="contained">
            {t('deal.back')}
          </Button>
        )
      }
    />
  );
}
