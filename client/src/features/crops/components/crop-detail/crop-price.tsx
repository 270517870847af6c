import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import type { CropShown } from './crop-panel';

/** What it costs, in the largest letters of the page, and below it how that is beside the mandis. */
export function CropPrice({ crop }: { crop: CropShown }) {
  const { t } = useText();
  return (
    <div>
      <Typography component="p" sx={{ lineHeight: 1.2 }}>
        <Box component="strong" sx={{ typography: 'h1', color: 'primary.main' }}>
          {formatRupees(crop.basePrice)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` ${t('cropDetail.perUnit', { unit: t(`cropDetail.one.${crop.quantity.unit}`) })}`}
        </Box>
      </Typography>
      <PriceStrip around={crop.priceComparison} price={crop.basePrice} side="BUYER" />
    </div>
  );
}
