import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { Price } from '@/ui/data/price';
import { quantityText } from '@/ui/data/quantity';
import { LoadingText } from '@/ui/feedback/loading-text';
import type { FarmerCropFragment } from '../dashboards.generated';
import { CropRow } from './crop-row';

const CropBids = lazy(() => import('./crop-bids'));

/** One of the farmer's own crops with its price, quantity, bids and Delete (AC-138 to AC-140). */
export function FarmerCropRow({ crop, onDelete }: { crop: FarmerCropFragment; onDelete(): void }) {
  const { t, language } = useText();
  const [open, setOpen] = useState(false);
  const bidsId = useId();
  const unit = t(`dashboards.unit.${crop.quantity.unit}`);
  const { count = 0, bestPrice = null } = crop.liveBids ?? {};
  return (
    <CropRow
      crop={crop}
      action={
        <Button
          color="error"
          startIcon={<DeleteIcon />}
          sx={{ ml: { xs: -2.5, sm: 0 } }}
          aria-label={t('farmerDashboard.deleteCrop', { name: crop.cropName })}
          onClick={onDelete}
        >
          {t('farmerDashboard.delete')}
        </Button>
      }
      below={
        open ? (
          <Box id={bidsId}>
            <Suspense fallback={<LoadingText text={t('farmerDashboard.waitingLoading')} />}>
              <CropBids crop={crop} />
            </Suspense>
          </Box>
        ) : null
      }
    >
      <Typography>
        <Price rupees={crop.basePrice} unit={`/ ${unit}`} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {quantityText(t, crop.quantity)} ·{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {t('farmerDashboard.listedOn')} {formatDate(crop.createdAt, language)}
        </Box>
      </Typography>
      {count > 0 && bestPrice !== null ? (
        <Button
          sx={{ ml: -1, minHeight: 44, textAlign: 'start' }}
          aria-expanded={open}
          aria-controls={open ? bidsId : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('farmerDashboard.liveBids', { count, best: formatRupees(bestPrice) })}
        </Button>
      ) : null}
    </CropRow>
  );
}
