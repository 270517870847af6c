import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useDeleteCrop } from '@/graphql/use-delete-crop';
import { useText } from '@/i18n/use-text';
import { useSession } from '@/session/session-provider';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { UPRIGHT_PHONE } from '@/ui/layout/upright-phone';
import { MyCropSummaryDocument, useFarmerCropsQuery } from '../dashboards.generated';
import { DashboardRows } from './dashboard-rows';
import { FarmerCropRow } from './farmer-crop-row';
import { usePublishCrop } from './use-publish-crop';

/** Spec §9: ten crops a page. */
const PAGE_SIZE = 10;

/** The farmer's own crops, each with its badge and what can be done with it (spec §2). */
export default function FarmerCropsTab({ addCrop }: { addCrop: ReactNode }) {
  const { t } = useText();
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useFarmerCropsQuery(
    // Always asked anew: a crop may have been sold since. What is known is shown meanwhile.
    user ? { variables: { farmerId: user.id, first: PAGE_SIZE }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const { ask, subject, question } = useDeleteCrop({
    deleted: t('farmerDashboard.deleted'),
    failed: (reason) => t('farmerDashboard.deleteFailed', { reason }),
    refetch: [MyCropSummaryDocument],
    onClosed: () => heading.current?.focus(),
  });
  const { publish, busy } = usePublishCrop();
  const page = query.data?.farmerCrops;
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}
      >
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t('farmerDashboard.yourCrops')}
        </Typography>
        {/* Elsewhere it stands beside the page's title. */}
        <Box sx={{ display: 'none', [UPRIGHT_PHONE]: { display: 'block' } }}>{addCrop}</Box>
      </Box>
      {page?.pageInfo.hasNextPage ? (
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {t('farmerDashboard.partly', { shown: page.nodes.length, total: page.totalCount })}
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
      <ConfirmDialog
        {...question}
        destructive
        title={t('farmerDashboard.deleteTitle', { name: subject?.name ?? '' })}
        text={t('farmerDashboard.deleteText')}
        confirmLabel={t('farmerDashboard.delete')}
      />
    </>
  );
}
