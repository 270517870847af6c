import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

const FIVE = [1, 2, 3, 4, 5] as const;

function Row({ colour, size }: { colour: string; size: number }) {
  return (
    <Box component="span" sx={{ display: 'flex', width: 'max-content', color: colour }}>
      {FIVE.map((star) => (
        <StarIcon key={star} aria-hidden="true" sx={{ fontSize: size }} />
      ))}
    </Box>
  );
}

/** A rating as a part of five stars. The number is read out in their place. */
export function Stars({ value, size = 20 }: { value: number; size?: number }) {
  const { t } = useText();
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('ui.ratingOf', { rating: value })}
      sx={{ display: 'inline-block', position: 'relative', verticalAlign: 'middle' }}
    >
      <Row colour="divider" size={size} />
      <Box component="span" sx={{ position: 'absolute', inset: 0, width: `${(value / 5) * 100}%`, overflow: 'hidden' }}>
        <Row colour="secondary.main" size={size} />
      </Box>
    </Box>
  );
}
