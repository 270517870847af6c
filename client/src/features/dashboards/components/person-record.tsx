import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { Rating } from '@/ui/data/rating';
import type { PersonRecordFragment } from '../trade.generated';

/** The figures of the reader's deals, and a link to their ratings. */
export function PersonRecord({ person }: { person: PersonRecordFragment }) {
  const { t } = useText();
  const { id, firstName, rating, reviews } = person;
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
    >
      {rating === null ? <span>{t('dashboards.noRating')}</span> : <Rating value={rating} reviews={reviews} />}
      <Box
        component={Link}
        to={paths.person(id)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main' }}
      >
        {t('dashboards.about', { name: firstName })}
      </Box>
    </Typography>
  );
}
