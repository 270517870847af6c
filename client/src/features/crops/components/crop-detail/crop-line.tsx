import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { placeIn } from '@/lib/place-in';
import type { CropShown } from './crop-panel';

type CropLineProps = {
  crop: CropShown;
  /** From the reader's own district; null where that is not known. */
  distanceKm: number | null;
};

/** Where it is, how far away, and when it was harvested: one line. */
export function CropLine({ crop, distanceKm }: CropLineProps) {
  const { t, language } = useText();
  const harvested = formatDate(crop.harvestDate, language);
  const facts = [
    t('cropDetail.placeOf', placeIn(language, crop.location)),
    ...(distanceKm === null ? [] : [t('cropDetail.away', { km: distanceKm })]),
    ...(harvested ? [t('cropDetail.harvested', { date: harvested })] : []),
  ];
  return (
    <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
      {facts.join(' · ')}
    </Typography>
  );
}
