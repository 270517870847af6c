import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { Initial } from '@/ui/data/initial';
import type { CropShown } from './crop-panel';

type FarmerLineProps = {
  /** Of the element that has the name. */
  id: string;
  name: string;
  farmer: CropShown['farmer'];
};

/** A farmer in a line of 72 px: who it is, what we saw of them, their stars and what they sold. */
export function FarmerLine({ id, name, farmer }: FarmerLineProps) {
  const { t } = useText();
  const { verified, verifiedBy, rating, reviews, dealsCompleted } = farmer;
  const record = [
    ...(verified ? [verifiedBy ? t(`cropDetail.seen.${verifiedBy}`) : t('cropDetail.verifiedFarmer')] : []),
    ...(rating === null ? [] : [t('cropDetail.stars', { rating: rating.toFixed(1), count: reviews })]),
    ...(dealsCompleted === 0 ? [] : [t('cropDetail.deals', { count: dealsCompleted })]),
  ];
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 72 }}>
      <Initial name={name} size={{ xs: 44, sm: 56 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 700, lineHeight: 1.4 }}>
          <span id={id}>{name}</span>
          {verified ? <VerifiedIcon aria-hidden="true" sx={{ fontSize: 18, color: 'primary.main' }} /> : null}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', lineHeight: 1.4 }}>
          {record.join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
