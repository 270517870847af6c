import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { formatMoment } from '@/lib/moments';
import { paths } from '@/lib/paths';
import { Stars } from '@/ui/data/stars';
import { Panel } from '@/ui/layout/panel';
import { type GivenRatingFragment, useDealRatingsQuery } from '../rating.generated';
import { RatingForm } from './rating-form';

function Given({ title, rating }: { title: string; rating: GivenRatingFragment }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Stars value={rating.stars} />
      {rating.words ? (
        <Typography lang={languageOfScript(rating.words)} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {rating.words}
        </Typography>
      ) : null}
    </Box>
  );
}

/** The form while one can rate, and what both said as soon as it may be seen. */
export default function RatingView({ dealId }: { dealId: string }) {
  const { t, language } = useText();
  const { data } = useDealRatingsQuery({ variables: { id: dealId }, fetchPolicy: 'cache-and-network' });
  const shown = data?.deal;
  if (!shown?.rateBy) return null;
  const { yourSide, canRate, rateBy, yourRating, theirRating } = shown;
  const other = yourSide === 'FARMER' ? shown.buyer : shown.farmer;
  const named = { name: other.firstName, until: formatMoment(rateBy, language) };
  return (
    <Box sx={{ my: 3 }}>
      <Panel title={t('deal.rating.title')}>
        {canRate ? <RatingForm dealId={shown.id} name={other.firstName} rateBy={rateBy} /> : null}
        <Box role="status">
          {yourRating ? <Given title={t('deal.rating.yours', named)} rating={yourRating} /> : null}
          {theirRating ? <Given title={t('deal.rating.theirs', named)} rating={theirRating} /> : null}
          {yourRating && !theirRating ? <Typography>{t('deal.rating.waiting', named)}</Typography> : null}
          {!canRate && !yourRating ? <Typography>{t('deal.rating.over')}</Typography> : null}
        </Box>
        <Typography sx={{ mt: 2 }}>
          <Box component={Link} to={paths.person(other.id)} sx={{ color: 'primary.main' }}>
            {t('deal.rating.person', named)}
          </Box>
        </Typography>
      </Panel>
    </Box>
  );
}
