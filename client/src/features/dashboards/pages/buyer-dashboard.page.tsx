import SavedIcon from '@mui/icons-material/FavoriteBorderOutlined';
import MarketIcon from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { formatDollarAmount, formatNumber } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { BidRow } from '../components/bid-row';
import { DashboardRows } from '../components/dashboard-rows';
import { ListsTogether } from '../components/lists-together';
import { MyAuctions } from '../components/my-auctions';
import { MyDeals } from '../components/my-deals';
import { MyWaitingBids } from '../components/my-waiting-bids';
import { OtherDashboard } from '../components/other-dashboard';
import { SummaryNumbers } from '../components/summary-numbers';
import { useWithdrawBid } from '../components/use-withdraw-bid';
import { useMyBidsQuery } from '../dashboards.generated';

const PAGE_SIZE = 20;

/** Buyer dashboard (spec §2): the signed-in person's bids. Every role may open it. */
export function Component() {
  const { t } = useText();
  const { user } = useSession();
  const listHeading = useRef<HTMLHeadingElement>(null);
  const query = useMyBidsQuery({
    variables: { first: PAGE_SIZE },
    // A bid was perhaps placed a moment ago on another page, and crops are sold meanwhile.
    fetchPolicy: 'cache-and-network',
  });

  const page = query.data?.myBids;
  const bids = page?.nodes ?? [];
  useFresh(query, bids.length <= PAGE_SIZE);
  const { ask, question } = useWithdrawBid(() => listHeading.current?.focus());
  const forSale = bids.filter(({ crop }) => crop.listed && crop.status === 'ACTIVE').length;
  const browse = (
    <Button component={Link} to={paths.marketplace} variant="contained" startIcon={<MarketIcon />}>
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
            <Button component={Link} to={paths.comingSoon} variant="outlined" startIcon={<SavedIcon />}>
              {t('buyerDashboard.saved')}
            </Button>
          </>
        }
      />
      {user?.role === 'FARMER' ? (
        <OtherDashboard
          text={t('buyerDashboard.forBuyers')}
          label={t('buyerDashboard.toFarmDashboard')}
          to={paths.farmerDashboard}
        />
      ) : null}
      <ListsTogether loadingText={t('buyerDashboard.loading')}>
        {page && bids.length > 0 ? (
          <SummaryNumbers
            label={t('buyerDashboard.summary')}
            numbers={[
              { name: t('buyerDashboard.total'), value: formatNumber(page.totalCount) },
              // Counted here, so only where every bid is here.
              ...(page.pageInfo.hasNextPage
                ? []
                : [{ name: t('buyerDashboard.forSale'), value: formatNumber(forSale) }]),
            ]}
          />
        ) : null}
        <MyAuctions />
        <MyWaitingBids onWithdraw={ask} />
        <MyDeals empty={t('buyerDashboard.noDeals')} formatAmount={formatDollarAmount} />
        <Typography variant="h2" ref={listHeading} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
          {t('buyerDashboard.yourBids')}
        </Typography>
        <DashboardRows
          label={t('buyerDashboard.yourBids')}
          query={query}
          page={page}
          texts={{
            loading: t('buyerDashboard.loading'),
            empty: t('buyerDashboard.empty'),
            emptyHint: t('buyerDashboard.emptyHint'),
            more: t('buyerDashboard.more'),
          }}
          emptyAction={browse}
        >
          {(bid) => <BidRow bid={bid} onWithdraw={() => ask(bid)} />}
        </DashboardRows>
      </ListsTogether>
      <ConfirmDialog {...question} destructive confirmLabel={t('buyerDashboard.withdraw')} />
    </Page>
  );
}
