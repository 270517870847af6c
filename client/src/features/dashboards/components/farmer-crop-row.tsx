import MoreIcon from '@mui/icons-material/ExpandMore';
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
import { CropRow } from './crop-row';
import { FarmerCropActions, type FarmerCropActionsProps } from './farmer-crop-actions';

const CropBids = lazy(() => import('./crop-bids'));

/** One of the farmer's own crops with its price, what is left of it, its bids, and what can be done. */
export function FarmerCropRow(props: FarmerCropActionsProps) {
  const { crop } = props;
  const { t, language } = useText();
  const [open, setOpen] = useState(false);
  const bidsId = useId();
  const { quantity, remainingQuantity: left, expiryDate } = crop;
  const unit = t(`dashboards.unit.${quantity.unit}`);
  const { count = 0, bestPrice = null } = crop.liveBids ?? {};
  const isPartlySold = left !== null && left.amount < quantity.amount;

  const day = (label: string, date: string) => (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {`${label} ${formatDate(date, language)}`}
    </Box>
  );
  function whatOfIt() {
    if (crop.status === 'DRAFT') return t('farmerDashboard.onlyYou');
    // An auction is over by its own end, long before its crop.
    if (crop.status === 'EXPIRED' && expiryDate && !crop.auction)
      return day(t('farmerDashboard.expiredOn'), expiryDate);
    return day(t('farmerDashboard.listedOn'), crop.createdAt);
  }

  return (
    <CropRow
      crop={crop}
      action={<FarmerCropActions {...props} />}
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
        <Price rupees={crop.auction?.currentPrice ?? crop.basePrice} unit={`/ ${unit}`} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <span>
          {isPartlySold
            ? t('farmerDashboard.left', { left: quantityText(t, left), whole: quantityText(t, quantity) })
            : quantityText(t, quantity)}
        </span>
        {/* On a phone there is a line for each. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {' · '}
        </Box>
        <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
          {whatOfIt()}
        </Box>
      </Typography>
      {count > 0 && bestPrice !== null ? (
        <Button
          sx={{ ml: -2.5, textAlign: 'start' }}
          endIcon={<MoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          aria-expanded={open}
          aria-controls={open ? bidsId : undefined}
          onClick={() => setOpen(!open)}
        >
          <span>{t('farmerDashboard.liveBids', { count, best: formatRupees(bestPrice) })}</span>
        </Button>
      ) : null}
    </CropRow>
  );
}
