import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { PhoneFold } from '../layout/phone-fold';
import { CardActions, CardBadges, CardFrame, CardHead, type CardProps } from './card-parts';

/** Where nothing folds: one part under the other, the buttons at the foot. */
const unfolded = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  '& > div': { display: 'flex', flexDirection: 'column', gap: 1.5 },
  '& > div:last-child': { flex: 1 },
};

/**
 * One entry of a service's list whose badges are what one looks for: a phone keeps them in sight with title and subtitle, and
 * opens to the rest.
 */
export function FoldingCard({ title, heading, badges, subtitle, children, actions }: CardProps) {
  const titleId = useId();
  const head = (
    <>
      <CardBadges>{badges}</CardBadges>
      <CardHead title={title} titleId={titleId} heading={heading} subtitle={subtitle} />
    </>
  );
  return (
    <CardFrame>
      <Stack sx={{ p: { xs: 2, sm: 2.5 }, gap: 1.5, flex: 1 }}>
        <PhoneFold head={head} labelledBy={titleId} sx={unfolded}>
          {children}
          <CardActions>{actions}</CardActions>
        </PhoneFold>
      </Stack>
    </CardFrame>
  );
}
