import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { LoadMoreButton } from '@/ui/data/load-more-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Section } from '@/ui/layout/section';
import type { RatingShownFragment } from '../people.generated';
import { RatingRow } from './rating-row';

type PersonRatingsProps = {
  name: string;
  ratings: readonly RatingShownFragment[];
  /** What leads on to more of them; nothing where these are all. */
  next?: { busy: boolean; failed: boolean; load(): void } | undefined;
};

/** Ratings by the other sides of a person's deals, newest first, and why they are credible. */
export function PersonRatings({ name, ratings, next }: PersonRatingsProps) {
  const { t } = useText();
  return (
    <Section title={t('person.said', { name })} subtitle={t('person.how')}>
      {ratings.length > 0 ? (
        <Box component="ul" aria-label={t('person.said', { name })} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ratings.map((rating) => (
            <RatingRow key={rating.id} rating={rating} />
          ))}
        </Box>
      ) : (
        <EmptyState title={t('person.none', { name })} hint={t('person.noneHint')} />
      )}
      {next ? (
        <LoadMoreButton
          label={t('person.more')}
          busy={next.busy}
          note={next.failed ? t('person.moreFailed') : null}
          onClick={next.load}
        />
      ) : null}
      {ratings.length > 0 && !next ? (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('person.all')}
        </Typography>
      ) : null}
    </Section>
  );
}
