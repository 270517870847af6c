import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { LoadingText } from '@/ui/feedback/loading-text';
import { ShareButton } from '@/ui/feedback/share-button';
import { Frame } from '@/ui/layout/frame';
import { useDocumentTitle } from '@/ui/layout/use-document-title';
import { CropDetail } from '../components/crop-detail/crop-detail';
import { DetailSkeleton } from '../components/crop-detail/detail-skeleton';
import { useCropDetailQuery } from '../crop-detail.generated';

/** Rarely wanted. */
const CropNotFound = lazy(() => import('../components/crop-detail/crop-not-found'));

/** One listing with its farmer and the bid form, open to anyone (spec §2, Crop detail). */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useText();
  const { data, previousData, loading, error, refetch } = useCropDetailQuery({ variables: { id } });
  const retry = () => void refetch().catch((reason: unknown) => console.error('Still no crop:', reason));
  // Signing in empties the store: meanwhile the page stays, and with it a bid that is being typed.
  const before = previousData?.crop?.id === id ? previousData.crop : null;
  const crop = data ? data.crop : before;
  useDocumentTitle(crop?.name);
  return (
    <Frame sx={{ py: { xs: 0.5, md: 3 } }}>
      {/* One line at 320 px too: sharing comes with the scripts, and must not push the page down. */}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          mx: { xs: -1, sm: -1.5 },
          '& > *': { px: { xs: 1, sm: 1.5 } },
        }}
      >
        <Button component={Link} to={paths.marketplace} startIcon={<BackIcon />}>
          {t('cropDetail.back')}
        </Button>
        {crop ? <ShareButton title={crop.name} /> : null}
      </Box>
      {crop ? <CropDetail crop={crop} /> : null}
      {!crop && loading ? (
        <>
          <LoadingText text={t('cropDetail.loading')} />
          <DetailSkeleton />
        </>
      ) : null}
      {!crop && !loading ? (
        <Suspense fallback={null}>
          <CropNotFound onRetry={error ? retry : undefined} />
        </Suspense>
      ) : null}
    </Frame>
  );
}
