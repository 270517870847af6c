import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { PhoneFold } from '../layout/phone-fold';

type DataCardProps = {
  title: string;
  /** `h2` where the cards stand right under the page's title, so that no level is left out. */
  heading?: 'h2' | 'h3';
  /** A drawing above the text, from `/illustrations`; decoration, so it has no words of its own. */
  illustration?: string;
  /** Small marks above the title: status, category, "sample". */
  badges?: ReactNode;
  /** One line under the title: a place, a date. */
  subtitle?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, at the same height in a row of cards. */
  actions?: ReactNode;
  /** On a phone a row of badges, title and subtitle that opens to the rest; without the drawing. */
  folds?: boolean;
};

/** The two parts of a card that folds on a phone, where it does not: one under the other, the buttons at the foot. */
const unfolded = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  '& > div': { display: 'flex', flexDirection: 'column', gap: 1.5 },
  '& > div:last-child': { flex: 1 },
};

/** One entry of a service's list. */
export function DataCard(props: DataCardProps) {
  const { title, heading = 'h3', illustration, badges, subtitle, children, actions, folds = false } = props;
  const titleId = useId();
  const head = (
    <>
      {badges ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {badges}
        </Stack>
      ) : null}
      <Box>
        <Typography id={titleId} component={heading} variant="h3">
          {title}
        </Typography>
        {subtitle ? (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {subtitle}
          </Typography>
        ) : null}
      </Box>
    </>
  );
  const body = (
    <>
      {children}
      {actions ? (
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', mt: 'auto', pt: 1, '@media print': { display: 'none' } }}
        >
          {actions}
        </Stack>
      ) : null}
    </>
  );
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column', breakInside: 'avoid' }}>
      {illustration ? (
        <Box
          component="img"
          src={illustration}
          alt=""
          width={480}
          height={270}
          loading="lazy"
          decoding="async"
          sx={{
            display: { xs: folds ? 'none' : 'block', sm: 'block' },
            width: '100%',
            height: 'auto',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            bgcolor: 'action.hover',
          }}
        />
      ) : null}
      <Stack sx={{ p: folds ? { xs: 2, sm: 2.5 } : 2.5, gap: 1.5, flex: 1 }}>
        {folds ? (
          <PhoneFold head={head} labelledBy={titleId} sx={unfolded}>
            {body}
          </PhoneFold>
        ) : (
          <>
            {head}
            {body}
          </>
        )}
      </Stack>
    </Card>
  );
}
