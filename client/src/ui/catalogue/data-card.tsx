import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

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
};

/** One entry of a service's list. */
export function DataCard(props: DataCardProps) {
  const { title, heading = 'h3', illustration, badges, subtitle, children, actions } = props;
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
            display: 'block',
            width: '100%',
            height: 'auto',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            bgcolor: 'action.hover',
          }}
        />
      ) : null}
      <Stack sx={{ p: 2.5, gap: 1.5, flex: 1 }}>
        {badges ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {badges}
          </Stack>
        ) : null}
        <Box>
          <Typography component={heading} variant="h3">
            {title}
          </Typography>
          {subtitle ? (
            <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {subtitle}
            </Typography>
          ) : null}
        </Box>
        {children}
        {actions ? (
          <Stack
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', mt: 'auto', pt: 1, '@media print': { display: 'none' } }}
          >
            {actions}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
