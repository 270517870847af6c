import SavedIcon from '@mui/icons-material/FavoriteBorderOutlined';
import MarketIcon from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useNextPage } from '@/graphql/use-next-page';
import { useText } from '@/i18n/use-text';
import { formatNumber } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { LoadMoreButton } from '@/ui/data/load-more-button';
import { HintBox } from '@/ui/feedback/hint-box';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { BidRow } from '../components/bid-row';
import { ListState } from '../components/list-state';
import { RowList } from '../components/row-list';
import { SummaryNumbers } from '../components/summary-numbers';
import { useMyBidsQuery } from '../dashboards.generated';

const PAGE_SIZE = 20;

/** Buyer dashboard (spec §2): the signed-in person's bids. Nobody is turned away for the role. */
export function Component() {
  const { t } = useText();
  const { user } = useSession();
  const query = useMyBidsQuery({
    variables: { first: PAGE_SIZE },
    // A bid was perhaps placed a moment ago on another page, and crops are sold meanwhile.
    fetchPolicy: 'cache-and-network',
  });

  const { data, loading, error, refetch } = query;
  const nextPage = useNextPage(query);
  const page = data?.myBids;
  const bids = page?.nodes ?? [];
  const forSale = bids.filter(({ crop }) => crop.listed && crop.status === 'ACTIVE').length;
  const browse = (
    <Button component={Link} to={paths.marketplace} variant="contained" size="large" startIcon={<MarketIcon />}>
      {t('buyerDashboard.browse')}
    </Button>
  );

  return (
    <Page>
      <PageHeader
        title={t('buyerDashboard.title')}
        subtitle={t('buyerDashboard.inRupees')}
        actions={
          <>
            {browse}
            <Button component={Link} to={paths.comingSoon} variant="outlined" size="large" startIcon={<SavedIcon />}>
              {t('buyerDashboard.saved')}
            </Button>
          </>
        }
      />
      {user?.role === 'FARMER' ? (
        <HintBox
          text={t('buyerDashboard.forBuyers')}
          action={
            <Button component={Link} to={paths.farmerDashboard}>
              {t('buyerDashboard.toFarmDashboard')}
            </Button>
          }
        />
      ) : null}
      {page && bids.length > 0 ? (
        <SummaryNumbers
          label={t('buyerDashboard.summary')}
          numbers={[
            { name: t('buyerDashboard.total'), value: formatNumber(page.totalCount) },
            // Counted here, so only where every bid is here.
            ...(page.pageInfo.hasNextPage ? [] : [{ name: t('buyerDashboard.forSale'), value: formatNumber(forSale) }]),
          ]}
        />
      ) : null}
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('buyerDashboard.yourBids')}
      </Typography>
      {bids.length > 0 ? (
        <RowList label={t('buyerDashboard.yourBids')}>
          {bids.map((bid) => (
            <BidRow key={bid.id} bid={bid} />
          ))}
        </RowList>
      ) : (
        <ListState
          loading={loading}
          loadingText={t('buyerDashboard.loading')}
          failed={Boolean(error)}
          onRetry={() => void refetch().catch((reason: unknown) => console.error('Still no list:', reason))}
          empty={{ title: t('buyerDashboard.empty'), hint: t('buyerDashboard.emptyHint'), action: browse }}
        />
      )}
      {page?.pageInfo.hasNextPage ? (
        <LoadMoreButton
          label={t('buyerDashboard.more')}
          busy={loading}
          note={nextPage.failed ? t('dashboards.moreFailed') : null}
          onClick={() => nextPage.load(page.pageInfo.endCursor)}
        />
      ) : null}
    </Page>
  );
}
