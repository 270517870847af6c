import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { visuallyHidden } from '../feedback/visually-hidden';
import { CardActions, CardBadges, CardFrame, CardHead, type CardProps } from './card-parts';
import { usePhone } from './use-phone';

type RowCardProps = CardProps & {
  /** The number that readers compare: a price. */
  figure?: ReactNode;
};

/** Height of the line that opens a row. It stands beside the figure, under the button. */
const OPENER = 28;

/** A phone's row in letters of twice their size: fifteen of them beside each other, where there are eighteen else. */
const NARROW = '@container (max-width: 15rem)';

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
    // Where text is large a row has no room beside the title: one part under the other, and all of the title.
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"head" "figure" "actions" "badges" "details"',
      // Heavier than the rules for closed rows above.
      '&&&& > [data-part="figure"]': { pr: 0, maxHeight: 'none', lineHeight: 1.4 },
      '&&&&& > [data-part="head"] > *': { display: 'block' },
      '&&&& > [data-part="actions"]': { pt: 1, pb: 0 },
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
  [theme.breakpoints.down('sm')]: { mt: `-${OPENER}px`, justifySelf: 'stretch', [NARROW]: { mt: 0 } },
});

/** The whole closed row opens it, and what the row's parts above it are. */
const summaryStyle: SxProps<Theme> = {
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'end',
  minHeight: OPENER,
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

/**
 * One entry of a service's list: a card where there is room, a row that opens on a phone. A closed row has no badges, and room
 * for one button, beside the title.
 */
export function RowCard({ title, heading, illustration, badges, subtitle, figure, children, actions }: RowCardProps) {
  const { t } = useText();
  const onPhone = usePhone();
  return (
    <CardFrame illustration={illustration}>
      <Stack sx={partsStyle}>
        <CardBadges>{badges}</CardBadges>
        <CardHead title={title} heading={heading} subtitle={subtitle} />
        {figure ? <Box data-part="figure">{figure}</Box> : null}
        {children ? (
          <Box component="details" open={!onPhone} sx={detailsStyle}>
            <Box component="summary" sx={summaryStyle}>
              <span>{t('ui.catalogue.details')}</span>
              <Box component="span" sx={visuallyHidden}>
                {`: ${title}`}
              </Box>
            </Box>
            <Stack sx={{ gap: 1.5, pt: { xs: 1.5, sm: 0 }, position: 'relative' }}>{children}</Stack>
          </Box>
        ) : null}
        <CardActions>{actions}</CardActions>
      </Stack>
    </CardFrame>
  );
}
