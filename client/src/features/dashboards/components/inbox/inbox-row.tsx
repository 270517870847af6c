import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TimeLeft } from '@/ui/data/time-left';
import { useMarkedRow } from '../use-marked-row';

type InboxRowProps = {
  picture: ReactNode;
  /** Who and what; on a phone cut at the end of its line. */
  title: ReactNode;
  /** Until when it can be done; null where no clock runs. */
  until: string | null;
  /** The sum of it, in one line. */
  sum?: ReactNode;
  /** In front of the buttons: a price strip, or a few words. */
  beside?: ReactNode;
  actions: ReactNode;
  /** A link led here: it is marked, scrolled to and focused. */
  marked?: boolean;
};

/** One thing of the inbox: at most 96 px on a phone, one line where there is room. */
export function InboxRow({ picture, title, until, sum, beside, actions, marked = false }: InboxRowProps) {
  const row = useMarkedRow(marked);
  return (
    <Box
      component="li"
      ref={row}
      tabIndex={marked ? -1 : undefined}
      sx={[sum ? WITH_SUM : WITHOUT_SUM, marked ? MARKED : {}]}
    >
      <Box sx={{ gridArea: 'picture', lineHeight: 0 }}>{picture}</Box>
      <Typography variant="body2" component="h3" noWrap sx={{ gridArea: 'title', fontWeight: 700, lineHeight: 1.35 }}>
        {title}
      </Typography>
      {until ? (
        <Typography
          variant="caption"
          component="div"
          sx={{ gridArea: 'time', lineHeight: 1.35, fontWeight: 600, color: 'warning.main', textAlign: 'end' }}
        >
          <TimeLeft until={until} brief />
        </Typography>
      ) : null}
      {sum ? (
        <Typography variant="body2" sx={{ gridArea: 'sum', lineHeight: 1.35 }}>
          {sum}
        </Typography>
      ) : null}
      <Box sx={{ gridArea: 'beside', minWidth: 0 }}>{beside}</Box>
      <Box sx={BUTTONS}>{actions}</Box>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 1, md: 2 },
  gridTemplateColumns: { xs: '56px minmax(0, 1fr) auto auto', md: '56px minmax(0, 1fr) 15rem 7rem 12rem' },
  px: { xs: 1, sm: 2 },
  py: { xs: 0.5, md: 1 },
  outline: 'none',
} as const;
const WITH_SUM = {
  ...ROW,
  gridTemplateAreas: {
    xs: '"picture title title time" "picture sum sum sum" "picture beside actions actions"',
    md: '"picture title beside time actions" "picture sum beside time actions"',
  },
} as const;
const WITHOUT_SUM = {
  ...ROW,
  gridTemplateAreas: {
    xs: '"picture title title time" "picture beside actions actions"',
    md: '"picture title title time actions" "picture beside beside time actions"',
  },
} as const;
const MARKED = { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)', bgcolor: 'action.hover' } as const;
/** A row is as high as its button: as small as a thumb can take. */
const BUTTONS = {
  gridArea: 'actions',
  display: 'flex',
  gap: { xs: 0.5, md: 0.75 },
  justifyContent: 'flex-end',
  '& > .MuiButton-root': { minHeight: 44, minWidth: 44, px: { xs: 1, md: 1.5 } },
} as const;
