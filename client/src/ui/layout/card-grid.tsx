import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type CardGridProps = {
  children: ReactNode[];
  label?: string;
  /** Where two stand in a row, an odd last one takes the whole of its own: for a few that always stand together. */
  filled?: boolean;
  /** One below the other at every width: rows. */
  stacked?: boolean;
};

/** Cards in 1, 2 or 3 columns by the screen's width. Children are `<li>`-worthy: each is wrapped as a list item. */
export function CardGrid({ children, label, filled = false, stacked = false }: CardGridProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: stacked ? 1.25 : 2.5,
        gridTemplateColumns: stacked
          ? 'minmax(0, 1fr)'
          : { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li': { display: 'flex', minWidth: 0 },
        '& > li > *': { flex: 1, minWidth: 0 },
        ...(filled ? { '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { sm: '1 / -1', md: 'auto' } } } : {}),
      }}
    >
      {children.map((child, index) => (
        // The child's own key keeps its state; the index stands in only where a list is fixed and has none.
        <li key={(child as { key?: string | null } | null)?.key ?? index}>{child}</li>
      ))}
    </Box>
  );
}
