import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMarkedRow } from './use-marked-row';

type AnswerRowProps = {
  /** What it is about. */
  children: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  /** A form that a button has opened. */
  panel?: ReactNode;
  /** A link led to this bid: it is marked, scrolled to and focused. */
  marked?: boolean;
};

/** One bid that the reader can answer: what it is, the answers beside it, below it on a phone, and a form under both. */
export function AnswerRow({ children, actions, panel, marked = false }: AnswerRowProps) {
  const row = useMarkedRow(marked);
  return (
    <Box
      component="li"
      ref={row}
      tabIndex={marked ? -1 : undefined}
      sx={{
        p: 2,
        outline: 'none',
        ...(marked ? { boxShadow: 'inset 4px 0 0 var(--mui-palette-primary-main)', bgcolor: 'action.hover' } : {}),
      }}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        }}
      >
        <Box>{children}</Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '11rem' }, gap: 1 }}>
          {actions}
        </Box>
      </Box>
      {panel ? <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>{panel}</Box> : null}
    </Box>
  );
}
