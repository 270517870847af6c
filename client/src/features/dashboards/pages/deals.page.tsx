import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { dashboardPath, paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { DashboardRows } from '../components/dashboard-rows';
import { DealRow } from '../components/deal-row';
import { useMyDealsQuery } from '../trade.generated';

const PAGE_SIZE = 20;

/** All deals of the signed-in person as the server orders them: what waits for them first. */
export function Component() {
  const { t } = useText();
  const { user } = useSession();
  const query = useMyDealsQuery({ variables: { first: PAGE_SIZE }, fetchPolicy: 'cache-and-network' });
  const page = (query.data ?? query.previousData)?.myDeals;
  useFresh(query, (page?.nodes.length ?? 0) <= PAGE_SIZE);
  const isBuyer = user?.role === 'BUYER';
  return (
    <Page width="medium">
      <meta name="robots" content="noindex" />
      <PageHeader title={t('dashboards.deals')} />
      <DashboardRows
        label={t('dashboards.deals')}
        query={query}
        page={page}
        texts={{
          loading: t('dashboards.dealsLoading'),
          empty: t('dashboards.dealsNone'),
          emptyHint: t(isBuyer ? 'dashboards.dealsNoneBuyer' : 'dashboards.dealsNoneFarmer'),
          more: t('dashboards.dealsMore'),
        }}
        emptyAction={
          <Button component={Link} to={isBuyer ? paths.marketplace : dashboardPath('FARMER')} variant="contained">
            <span>{t(isBuyer ? 'buyerDashboard.browse' : 'dashboards.dealsToBids')}</span>
          </Button>
        }
      >
        {(deal) => <DealRow deal={deal} formatAmount={formatRupees} heading="h2" />}
      </DashboardRows>
    </Page>
  );
}
