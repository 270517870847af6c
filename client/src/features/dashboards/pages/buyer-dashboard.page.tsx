import SavedIcon from '@mui/icons-material/FavoriteBorderOutlined';
import MarketIcon from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatDollarAmount } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { InboxTabs } from '../components/inbox/inbox-tabs';
import { MoneyLine } from '../components/inbox/money-line';
import { useInbox, useMyLiveBids } from '../components/inbox/use-inbox';
import { ListsTogether, useListWait } from '../components/lists-together';
import { OtherDashboard } from '../components/other-dashboard';
import { useMyBidCountQuery } from '../dashboards.generated';

const BidsTab = lazy(() => import('../components/my-bids-tab'));
const DealsTab = lazy(() => import('../components/deals-tab'));
const AuctionsTab = lazy(() => import('../components/auctions-tab'));

/** Buyer dashboard (spec §2): what waits for the buyer, and the signed-in person's bids. Every role may open it. */
export function Component() {
  const { t } = useText();
  const { user } = useSession();
  return (
    <Page>
      <PageHeader
        title={t('buyerDashboard.title')}
        subtitle={t('buyerDashboard.inRupees')}
        actions={
          <>
            <Browse />
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
      <ListsTogether loadingText={t('dashboards.todayLoading')}>
        <BuyerInbox />
      </ListsTogether>
    </Page>
  );
}

function BuyerInbox() {
  const { t } = useText();
  const inbox = useInbox(useMyLiveBids());
  const { data, loading } = useMyBidCountQuery({ fetchPolicy: 'cache-and-network' });
  useListWait(loading && !data);
  const { deals, auctions, sent, sentAll } = inbox;
  const offered = sent.reduce((sum, { lastOffer }) => sum + lastOffer.total, 0);
  return (
    <>
      <MoneyLine
        // Added up here, so only where every open bid is here.
        figures={
          sent.length > 0 && sentAll
            ? [t('buyerDashboard.offered', { sum: formatDollarAmount(Math.round(offered)), count: sent.length })]
            : []
        }
      />
      <InboxTabs
        side="BUYER"
        inbox={inbox}
        tabs={[
          { value: 'bids', count: data?.myBids?.totalCount, content: () => <BidsTab browse={<Browse />} /> },
          { value: 'deals', count: deals.page?.totalCount, content: () => <DealsTab side="BUYER" deals={deals} /> },
          {
            value: 'auctions',
            count: auctions.total,
            content: () => <AuctionsTab side="BUYER" auctions={auctions} />,
          },
        ]}
      />
    </>
  );
}

function Browse() {
  const { t } = useText();
  return (
    <Button component={Link} to={paths.marketplace} variant="contained" startIcon={<MarketIcon />}>
      {t('buyerDashboard.browse')}
    </Button>
  );
}
