import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

/** Stars as a number with a star, or "N/A". `reviews` adds the count in words. */
export function Rating({ value, reviews }: { value: number | null | undefined; reviews?: number }) {
  const { t } = useText();
  if (value == null) return <span>{t('ui.noRating')}</span>;
  const text = value.toFixed(1);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <StarIcon aria-hidden="true" fontSize="small" sx={{ color: 'secondary.main' }} />
      <Box component="span" role="img" aria-label={t('ui.ratingOf', { rating: text })}>
        {text}
      </Box>
      {reviews === undefined ? null : (
        <Box component="span" sx={{ color: 'text.secondary' }}>{`(${t('ui.reviews', { count: reviews })})`}</Box>
      )}
    </Box>
  );
}
