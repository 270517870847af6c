import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { visuallyHidden } from '../feedback/visually-hidden';
import { CardActions, CardBadges, CardFrame, CardHead, type CardProps } from './card-parts';
import { usePhone } from './use-phone';

type RowCardProps = CardProps & {
  /** A `RowPicture`; left out in lists whose rows are all of one kind. */
  picture?: ReactNode;
  /** The number that readers compare: a price. */
  figure?: ReactNode;
  /** Stands open where there is room, for what is read rather than chosen. */
  unfolded?: boolean;
};

/** Letters of twice their size: fifteen of them beside each other, where there are eighteen else. */
const NARROW = '@container (max-width: 15rem)';

/** Of what stands at the end of a line, in pixels: the arrow that says that the row opens. */
const ARROW = 28;

/** How many lines of a closed row's part are seen; all of it is there when the row is open. */
const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
});

/**
 * Name above, place and figure at the left of the button; where there is room all of it in one line, the same columns in every
 * row of a list.
 */
const partsStyle: SxProps<Theme> = (theme) => ({
  px: 1.5,
  py: 1,
  display: 'grid',
  alignContent: 'center',
  minHeight: 92,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas:
    '"picture title title" "picture place actions" "picture figure actions" "badges badges badges" "details details details"',
  '& > [data-part="picture"]': { gridArea: 'picture', alignSelf: 'start', mr: 1.5 },
  '& > [data-part="head"]': { display: 'contents', '& > *': { gridArea: 'place', alignSelf: 'start' } },
  '& > [data-part="head"] > [data-part="title"]': { gridArea: 'title', alignSelf: 'end', pr: `${ARROW}px` },
  '& > [data-part="figure"]': { gridArea: 'figure', typography: 'body2' },
  '& > [data-part="badges"]': { gridArea: 'badges' },
  '& > [data-part="actions"]': { gridArea: 'actions', alignSelf: 'end', ml: 1.5, mt: 0, pt: 0.5, zIndex: 1 },
  '& > [data-part="actions"] .MuiButton-root': { px: 1.5, minWidth: '7rem' },
  '& > details': { gridArea: 'details' },
  '&:not(:has(> details[open]))': {
    '& > [data-part="head"] > *': lines(1),
    '& > [data-part="head"] > [data-part="title"], & > [data-part="figure"]': lines(2),
  },
  [theme.breakpoints.down('md')]: {
    py: 0.75,
    '& > [data-part="head"] > *': { mt: 0, lineHeight: 1.3 },
    '& > [data-part="figure"]': { lineHeight: 1.25 },
    '& > [data-part="badges"]': { display: 'none' },
    '& > [data-part="badges"]:has(~ details[open])': { display: 'flex', pt: 1.5 },
  },
  [theme.breakpoints.up('md')]: {
    px: 2,
    columnGap: 2,
    gridTemplateColumns: `auto minmax(0, 1fr) 13rem 13rem 10.5rem ${ARROW}px`,
    gridTemplateAreas:
      '"picture title figure badges actions ." "picture place figure badges actions ." ". details details details details details"',
    // Heavier than the rules above, which MUI writes behind this query.
    '&& > [data-part="picture"], && > [data-part="actions"]': { m: 0 },
    '&& > [data-part="head"] > [data-part="title"]': { pr: 0 },
    '&&:not(:has(> [data-part="figure"])) > [data-part="head"] > *': { gridColumn: 'title / figure' },
    '&& > [data-part="figure"], && > [data-part="badges"], && > [data-part="actions"]': { alignSelf: 'center', pt: 0 },
    '&&:not(:has(> details[open])) > [data-part="figure"]': { display: 'block' },
  },
  // Where text is large a row has no room beside the title: one part under the other, and all of the title.
  [NARROW]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"picture" "title" "place" "figure" "actions" "badges" "details"',
    '&& > [data-part="actions"]': { m: 0, pt: 1 },
    '&&& > [data-part="head"] > *, &&& > [data-part="figure"]': { display: 'block' },
  },
});

const standsOpen = { '&::details-content': { display: 'block', contentVisibility: 'visible' } };

/** Paper cannot be pressed. */
const detailsStyle: SxProps<Theme> = { '@media print': standsOpen };

/** Nothing opens it then; older browsers wait for the program's `open`. */
const unfoldedStyle: SxProps<Theme> = (theme) => ({
  '@media print': standsOpen,
  [theme.breakpoints.up('sm')]: {
    '&[open] > summary': { display: 'none' },
    '@supports selector(::details-content)': { '& > summary': { display: 'none' }, ...standsOpen },
  },
});

/** The whole closed row opens it, and what the row's parts above it are. */
const summaryStyle: SxProps<Theme> = {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: { xs: 16, md: 38 },
    right: { xs: 14, md: 20 },
    width: 8,
    height: 8,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    color: 'text.secondary',
    transform: 'rotate(45deg)',
    '@media print': { display: 'none' },
  },
  'details[open] > &::after': { transform: 'translateY(4px) rotate(225deg)' },
};

/**
 * One entry of a service's list: a row that opens at a press, with or without scripts. A closed row has no badges on a phone,
 * and room for one button.
 */
export function RowCard(props: RowCardProps) {
  const { title, heading, picture, badges, subtitle, figure, unfolded = false, children, actions } = props;
  const { t } = useText();
  const onPhone = usePhone();
  return (
    <CardFrame>
      <Box sx={partsStyle}>
        {picture ? <Box data-part="picture">{picture}</Box> : null}
        <CardBadges>{badges}</CardBadges>
        <CardHead title={title} heading={heading} subtitle={subtitle} />
        {figure ? <Box data-part="figure">{figure}</Box> : null}
        {children ? (
          <Box component="details" open={unfolded && !onPhone} sx={unfolded ? unfoldedStyle : detailsStyle}>
            <Box component="summary" sx={summaryStyle}>
              <Box component="span" sx={visuallyHidden}>
                {`${t('ui.catalogue.details')}: ${title}`}
              </Box>
            </Box>
            <Stack sx={{ gap: 1.5, pt: 1.5, position: 'relative', maxWidth: unfolded ? undefined : '48rem' }}>
              {children}
            </Stack>
          </Box>
        ) : null}
        <CardActions>{actions}</CardActions>
      </Box>
    </CardFrame>
  );
}
