import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { Price } from '@/ui/data/price';
import { quantityText } from '@/ui/data/quantity';
import type { FarmerCropFragment } from '../dashboards.generated';
import { CropRow } from './crop-row';

/** One of the farmer's own crops with its price, quantity and Delete (AC-138 to AC-140). */
export function FarmerCropRow({ crop, onDelete }: { crop: FarmerCropFragment; onDelete(): void }) {
  const { t, language } = useText();
  const unit = t(`dashboards.unit.${crop.quantity.unit}`);
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
    </CropRow>
  );
}
