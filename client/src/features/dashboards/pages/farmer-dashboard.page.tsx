import { skipToken } from '@apollo/client/react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useDeleteCrop } from '@/graphql/use-delete-crop';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { DashboardRows } from '../components/dashboard-rows';
import { FarmerCropRow } from '../components/farmer-crop-row';
import { ListsTogether } from '../components/lists-together';
import { AuctionsOfMine } from '../components/my-auctions';
import { MyCropSummary } from '../components/my-crop-summary';
import { MyDeals } from '../components/my-deals';
import { OtherDashboard } from '../components/other-dashboard';
import { SentPrices } from '../components/sent-prices';
import { usePublishCrop } from '../components/use-publish-crop';
import { WaitingBids } from '../components/waiting-bids';
import { MyCropSummaryDocument, useFarmerCropsQuery } from '../dashboards.generated';

/** Spec §9: ten crops a page. */
const PAGE_SIZE = 10;

/** Farm Dashboard (spec §2): the signed-in person's own crops. Every role may open it. */
export function Component() {
  const { t } = useText();
  const { user } = useSession();
  const listHeading = useRef<HTMLHeadingElement>(null);
  const query = useFarmerCropsQuery(
    // Always asked anew: a crop may have been sold since. What is known is shown meanwhile.
    user ? { variables: { farmerId: user.id, first: PAGE_SIZE }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const { ask, subject, question } = useDeleteCrop({
    deleted: t('farmerDashboard.deleted'),
    failed: (reason) => t('farmerDashboard.deleteFailed', { reason }),
    refetch: [MyCropSummaryDocument],
    onClosed: () => listHeading.current?.focus(),
  });

  const { publish, busy } = usePublishCrop();

  const page = query.data?.farmerCrops;
  const crops = page?.nodes ?? [];
  const addCrop = (
    <Button component={Link} to={paths.addCrop} variant="contained" startIcon={<AddIcon />}>
      {t('farmerDashboard.addCrop')}
    </Button>
  );

  return (
    <Page>
      <PageHeader
        title={t('farmerDashboard.title')}
        subtitle={t('farmerDashboard.welcome', { name: user?.firstName ?? '' })}
        actions={addCrop}
      />
      {user?.role === 'BUYER' ? (
        <OtherDashboard
          text={t('farmerDashboard.forFarmers')}
          label={t('farmerDashboard.toBuyerDashboard')}
          to={paths.buyerDashboard}
        />
      ) : null}
      <ListsTogether loadingText={t('farmerDashboard.loading')}>
        <MyCropSummary />
        <AuctionsOfMine />
        <WaitingBids />
        <SentPrices />
        <MyDeals empty={t('farmerDashboard.noDeals')} />
        <Typography variant="h2" ref={listHeading} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
          {t('farmerDashboard.yourCrops')}
        </Typography>
        {page?.pageInfo.hasNextPage ? (
          <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            {t('farmerDashboard.partly', { shown: crops.length, total: page.totalCount })}
          </Typography>
        ) : null}
        <DashboardRows
          label={t('farmerDashboard.yourCrops')}
          query={query}
          page={page}
          texts={{
            loading: t('farmerDashboard.loading'),
            empty: t('farmerDashboard.empty'),
            emptyHint: t('farmerDashboard.emptyHint'),
            more: t('farmerDashboard.more'),
          }}
          emptyAction={addCrop}
        >
          {(crop) => (
            <FarmerCropRow
              crop={crop}
              publishing={busy === crop.id}
              onPublish={() => void publish(crop)}
              onDelete={() => ask({ id: crop.id, name: crop.cropName })}
            />
          )}
        </DashboardRows>
      </ListsTogether>
      <ConfirmDialog
        {...question}
        destructive
        title={t('farmerDashboard.deleteTitle', { name: subject?.name ?? '' })}
        text={t('farmerDashboard.deleteText')}
        confirmLabel={t('farmerDashboard.delete')}
      />
    </Page>
  );
}
