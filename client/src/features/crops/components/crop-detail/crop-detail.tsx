import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { type BadgeTone, StatusBadge } from '@/ui/data/status-badge';
import { BidPanel } from '../bid-form/bid-panel';
import { CropCarousel } from './crop-carousel';
import { CropPanel, type CropShown } from './crop-panel';
import { FarmerPanel } from './farmer-panel';

/** A listing that is not for sale says so beside its name; an active one needs no badge. */
const badges: Partial<Record<CropShown['status'], BadgeTone>> = {
  SOLD: 'info',
  PENDING: 'warning',
  EXPIRED: 'error',
  DRAFT: 'neutral',
};

/** One crop: pictures, farmer, crop, bid. One column on a phone; elsewhere who sells and the bid stand at the side. */
export function CropDetail({ crop }: { crop: CropShown }) {
  const { t } = useText();
  const tone = badges[crop.status];
  return (
    <article>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1, mb: { xs: 2, md: 3 } }}>
        <Typography variant="h1">{crop.name}</Typography>
        {tone ? <StatusBadge label={t(`cropDetail.status.${crop.status}`)} tone={tone} /> : null}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
          gridTemplateAreas: { xs: '"pictures" "farmer" "crop" "bid"', md: '"pictures side" "crop side"' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'pictures' }}>
          <CropCarousel key={crop.id} pictures={crop.images} cropName={crop.name} />
        </Box>
        <Box sx={{ gridArea: { xs: 'farmer', md: 'side' } }}>
          <FarmerPanel farmer={crop.contact} cropName={crop.name} />
        </Box>
        <Box sx={{ gridArea: 'crop' }}>
          <CropPanel crop={crop} />
        </Box>
        <Box sx={{ gridArea: { xs: 'bid', md: 'side' } }}>
          <BidPanel key={crop.id} cropId={crop.id} quantity={crop.quantity} />
        </Box>
      </Box>
    </article>
  );
}
