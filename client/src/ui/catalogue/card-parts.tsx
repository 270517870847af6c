import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What every entry of a service's list says of itself, whichever way it opens on a phone. */
export type CardProps = {
  title: string;
  /** `h3` where a heading stands above the cards: no level is left out. */
  heading?: 'h2' | 'h3';
  /** Small marks above the title: status, category, "sample". */
  badges?: ReactNode;
  /** One line under the title: a place, a date. */
  subtitle?: ReactNode;
  /** Everything else. On a phone it opens when the row is tapped. */
  children?: ReactNode;
  /** Buttons at the foot, at the same height in a row of cards. */
  actions?: ReactNode;
};

/** The card itself; its parts ask how many letters it has room for (row-card.tsx). */
export function CardFrame({ children }: Pick<CardProps, 'children'>) {
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        breakInside: 'avoid',
        containerType: 'inline-size',
      }}
    >
      {children}
    </Card>
  );
}

export function CardBadges({ children }: Pick<CardProps, 'children'>) {
  if (!children) return null;
  return (
    <Stack data-part="badges" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {children}
    </Stack>
  );
}

/** @param titleId for what the title names */
export function CardHead({
  title,
  titleId,
  heading = 'h2',
  subtitle,
}: Pick<CardProps, 'title' | 'heading' | 'subtitle'> & { titleId?: string }) {
  return (
    <Box data-part="head">
      <Typography
        data-part="title"
        id={titleId}
        component={heading}
        variant="h3"
        sx={{ lineHeight: { xs: 1.25, sm: 1.35 } }}
      >
        {title}
      </Typography>
      {subtitle ? (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {subtitle}
        </Typography>
      ) : null}
    </Box>
  );
}

export function CardActions({ children }: Pick<CardProps, 'children'>) {
  if (!children) return null;
  return (
    <Stack
      data-part="actions"
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', mt: 'auto', pt: 1, '@media print': { display: 'none' } }}
    >
      {children}
    </Stack>
  );
}
