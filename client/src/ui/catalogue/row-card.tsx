import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { visuallyHidden } from '../feedback/visually-hidden';
import { usePhone } from './use-phone';

type RowCardProps = {
  title: string;
  /** `h2` where the cards stand right under the page's title, so that no level is left out. */
  heading?: 'h2' | 'h3';
  /** A drawing above the text, from `/illustrations`; decoration, so it has no words of its own. Not on a phone. */
  illustration?: string;
  /** Small marks above the title: status, category, "sample". A closed row of a phone has none. */
  badges?: ReactNode;
  /** One line under the title: a place, a date. */
  subtitle?: ReactNode;
  /** The one number that somebody compares: a price. */
  figure?: ReactNode;
  /** Everything else. On a phone it opens when the row is tapped. */
  children?: ReactNode;
  /** Buttons at the foot, at the same height in a row of cards; a phone has room for one, beside the title. */
  actions?: ReactNode;
};

/** Height of the line that opens a row. It stands beside the figure, under the button. */
const OPENER = 28;

/** A card where there is room; on a phone a row: title, place and figure at the left, the button at the right. */
const partsStyle: SxProps<Theme> = (theme) => ({
  flex: 1,
  p: 2.5,
  gap: 1.5,
  [theme.breakpoints.down('sm')]: {
    px: 1.5,
    py: 1.25,
    display: 'grid',
    gap: 0,
    columnGap: 1.5,
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"head actions" "figure figure" "badges badges" "details details"',
    '& > [data-part="badges"]': { gridArea: 'badges', display: 'none' },
    '& > [data-part="badges"]:has(~ details[open])': { display: 'flex', pb: 1.5 },
    '& > [data-part="head"]': { gridArea: 'head' },
    // One line, beside the opener that is laid over its end; what does not fit is there when the row is open.
    '& > [data-part="figure"]': { gridArea: 'figure', pr: 12, typography: 'body2', lineHeight: `${OPENER}px` },
    '& > [data-part="figure"]:not(:has(~ details[open]))': { maxHeight: OPENER, overflow: 'hidden' },
    '& > [data-part="actions"]': { gridArea: 'actions', alignSelf: 'start', m: 0, pt: 0, pb: `${OPENER}px`, zIndex: 1 },
    '& > [data-part="figure"] ~ [data-part="actions"]': { pb: 0 },
    '& > [data-part="actions"] .MuiButton-root': { px: 1.5, fontSize: '0.875rem', lineHeight: 1.25 },
    '& > details': { gridArea: 'details' },
    // So much of a name tells it from the next one's; all of it is there when the row is open.
    '& > [data-part="head"]:not(:has(~ details[open])) > *': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
    },
    '& > [data-part="head"]:not(:has(~ details[open])) > [data-part="title"]': { WebkitLineClamp: 3 },
    '& > [data-part="head"]:has(~ [data-part="figure"]):not(:has(~ details[open])) > [data-part="title"]': {
      WebkitLineClamp: 2,
    },
  },
});

/** Where there is room the content stands open, and nothing opens it; older browsers wait for the program's `open`. */
const detailsStyle: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.up('sm')]: {
    '&[open] > summary': { display: 'none' },
    '@supports selector(::details-content)': {
      '& > summary': { display: 'none' },
      '&::details-content': { display: 'block', contentVisibility: 'visible' },
    },
  },
  [theme.breakpoints.down('sm')]: { mt: `-${OPENER}px`, justifySelf: 'stretch' },
});

/** The whole closed row opens it, and what the row's parts above it are. */
const summaryStyle: SxProps<Theme> = {
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'end',
  height: OPENER,
  typography: 'body2',
  color: 'text.secondary',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&::after': {
    content: '""',
    width: 8,
    height: 8,
    m: '0 3px 9px 8px',
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'rotate(45deg)',
  },
  'details[open] > &::after': { transform: 'translateY(4px) rotate(225deg)' },
};

/** One entry of a service's list: a card where there is room, a row that opens on a phone. */
export function RowCard(props: RowCardProps) {
  const { title, heading = 'h3', illustration, badges, subtitle, figure, children, actions } = props;
  const { t } = useText();
  const onPhone = usePhone();
  return (
    <Card
      component="article"
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', breakInside: 'avoid' }}
    >
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
            display: { xs: 'none', sm: 'block' },
            width: '100%',
            height: 'auto',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            bgcolor: 'action.hover',
          }}
        />
      ) : null}
      <Stack sx={partsStyle}>
        {badges ? (
          <Stack data-part="badges" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {badges}
          </Stack>
        ) : null}
        <Box data-part="head">
          <Typography
            data-part="title"
            component={heading}
            variant="h3"
            sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' }, lineHeight: { xs: 1.25, sm: 1.35 } }}
          >
            {title}
          </Typography>
          {subtitle ? (
            <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {subtitle}
            </Typography>
          ) : null}
        </Box>
        {figure ? <Box data-part="figure">{figure}</Box> : null}
        {children ? (
          <Box component="details" open={!onPhone} sx={detailsStyle}>
            <Box component="summary" sx={summaryStyle}>
              {t('ui.catalogue.details')}
              <Box component="span" sx={visuallyHidden}>
                : {title}
              </Box>
            </Box>
            <Stack sx={{ gap: 1.5, pt: { xs: 1.5, sm: 0 }, position: 'relative' }}>{children}</Stack>
          </Box>
        ) : null}
        {actions ? (
          <Stack
            data-part="actions"
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
