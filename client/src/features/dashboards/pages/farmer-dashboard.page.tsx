import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { UPRIGHT_PHONE } from '@/ui/layout/upright-phone';
import { InboxTabs } from '../components/inbox/inbox-tabs';
import { MoneyLine } from '../components/inbox/money-line';
import { useInbox, useReceivedBids } from '../components/inbox/use-inbox';
import { JustListed } from '../components/just-listed';
import { ListsTogether, useListWait } from '../components/lists-together';
import { OtherDashboard } from '../components/other-dashboard';
import { useMyCropSummaryQuery } from '../dashboards.generated';

const CropsTab = lazy(() => import('../components/farmer-crops-tab'));
const DealsTab = lazy(() => import('../components/deals-tab'));
const AuctionsTab = lazy(() => import('../components/auctions-tab'));

/** Farm Dashboard (spec §2): what waits for the farmer, and the signed-in person's own crops. Every role may open it. */
export function Component() {
  const { t } = useText();
  const { user } = useSession();
  return (
    <Page>
      <PageHeader title={t('farmerDashboard.title')} actions={<AddCrop inHeader />} />
      <JustListed />
      {user?.role === 'BUYER' ? (
        <OtherDashboard
          text={t('farmerDashboard.forFarmers')}
          label={t('farmerDashboard.toBuyerDashboard')}
          to={paths.buyerDashboard}
        />
      ) : null}
      <ListsTogether loadingText={t('dashboards.todayLoading')}>
        <FarmerInbox />
      </ListsTogether>
    </Page>
  );
}

function FarmerInbox() {
  const { t } = useText();
  const inbox = useInbox(useReceivedBids());
  const { data, loading } = useMyCropSummaryQuery({ fetchPolicy: 'cache-and-network' });
  useListWait(loading && !data);
  const [summary, sales] = [data?.myCropSummary, data?.mySales];
  const { deals, auctions } = inbox;
  const figures = [
    ...(sales?.receivedThisMonth
      ? [t('farmerDashboard.earned', { sum: formatRupees(Math.round(sales.receivedThisMonth)) })]
      : []),
    ...(summary?.active ? [t('farmerDashboard.onSale', { sum: formatRupees(Math.round(summary.valueOnSale)) })] : []),
  ];
  return (
    <>
      <MoneyLine figures={figures} />
      <InboxTabs
        side="FARMER"
        inbox={inbox}
        tabs={[
          { value: 'crops', count: summary?.listed, content: () => <CropsTab addCrop={<AddCrop />} /> },
          {
            value: 'deals',
            count: deals.page?.totalCount,
            content: () => <DealsTab side="FARMER" deals={deals} />,
          },
          {
            value: 'auctions',
            count: auctions.total,
            content: () => <AuctionsTab side="FARMER" auctions={auctions} />,
          },
        ]}
      />
    </>
  );
}

/** In the header it is left away on a phone, whose bar of places has it. */
function AddCrop({ inHeader = false }: { inHeader?: boolean }) {
  const { t } = useText();
  return (
    <Button
      component={Link}
      to={paths.addCrop}
      variant="contained"
      startIcon={<AddIcon />}
      sx={inHeader ? { [UPRIGHT_PHONE]: { display: 'none' } } : undefined}
    >
      {t('farmerDashboard.addCrop')}
    </Button>
  );
}
