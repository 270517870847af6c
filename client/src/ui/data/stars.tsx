import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

const FIVE = [1, 2, 3, 4, 5] as const;

/** What somebody gave: as many of five stars. A number is read out in their place. */
export function Stars({ value, size = 20 }: { value: number; size?: number }) {
  const { t } = useText();
  return (
    <Box component="span" role="img" aria-label={t('ui.ratingOf', { rating: value })} sx={{ display: 'inline-flex' }}>
      {FIVE.map((star) => (
        <StarIcon
          key={star}
          aria-hidden="true"
          sx={{ fontSize: size, color: star <= Math.round(value) ? 'secondary.main' : 'divider' }}
        />
      ))}
    </Box>
  );
}
