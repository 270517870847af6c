import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { dashboardPath } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { useDocumentTitle } from '@/ui/layout/use-document-title';
import { DealView } from '../components/deal-view';
import { useDealQuery } from '../deals.generated';

/** One deal, for its two sides: what is next, what was agreed, how to reach each other, what happened. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useText();
  const { user } = useSession();
  // A refused contact is the error of that field alone: the deal is shown all the same.
  const query = useDealQuery({ variables: { id }, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  useFresh(query);
  const deal = query.data?.deal ?? (query.previousData?.deal?.id === id ? query.previousData.deal : null);
  const retry = () => void query.refetch().catch((reason: unknown) => console.error('Still no deal:', reason));
  useDocumentTitle(deal ? t('deal.title', { number: deal.number }) : undefined);
  const dashboard = dashboardPath(user?.role === 'BUYER' ? 'BUYER' : 'FARMER');
  return (
    <Page width="medium">
      {/* Two people's numbers stand here: not for search engines. */}
      <meta name="robots" content="noindex" />
      <Button component={Link} to={dashboard} startIcon={<BackIcon />} sx={{ ml: -1.5 }}>
        {t('deal.back')}
      </Button>
      {deal ? <DealView deal={deal} onRetry={retry} /> : null}
      {!deal && query.loading ? <LoadingText text={t('deal.loading')} /> : null}
      {!deal && !query.loading ? (
        <EmptyState
          heading="h1"
          title={t(query.error ? 'deal.failed' : 'deal.notFound')}
          hint={t(query.error ? 'deal.failedHint' : 'deal.notFoundHint')}
          action={
            query.error ? (
              <Button variant="contained" size="large" onClick={retry}>
                {t('deal.tryAgain')}
              </Button>
            ) : (
              <Button component={Link} to={dashboard} variant="contained" size="large">
                {t('deal.back')}
              </Button>
            )
          }
        />
      ) : null}
    </Page>
  );
}
