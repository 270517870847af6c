import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

export type LinkSectionProps = {
  title: string;
  /** One line under the title. */
  note?: string | undefined;
  /** Where all of it is. */
  all: { to: string; label: string };
  /** List entries, each with one link. */
  children: ReactNode;
  /** Columns of the list: on a phone, on a tablet, on a desktop. */
  columns: readonly [number, number, number];
};

/** Between the entries: on a phone, on a tablet, on a desktop. */
const GAPS = [1, 1.5, 2] as const;

/** A heading, the way to all of it, and a few of it as links. */
export function LinkSection({ title, note, all, children, columns }: LinkSectionProps) {
  const titleId = useId();
  // As many as there is room for: in letters of twice their size fewer than asked for.
  const [xs, sm, md] = columns.map((count, width) => {
    const gaps = `${(count - 1) * 8 * GAPS[width as 0 | 1 | 2]}px`;
    return `repeat(auto-fill, minmax(max(5rem, (100% - ${gaps}) / ${count} - 1px), 1fr))`;
  });
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ pt: { xs: 1, md: 4 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          alignItems: 'baseline',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <Box component={Link} to={all.to} sx={{ py: 1, color: 'primary.main', fontWeight: 600 }}>
          {all.label}
        </Box>
      </Box>
      {note ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ) : null}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs, sm, md },
          gap: { xs: GAPS[0], sm: GAPS[1], md: GAPS[2] },
          listStyle: 'none',
          m: 0,
          mt: { xs: 0.5, md: 1 },
          p: 0,
          '& a': { color: 'text.primary', textDecoration: 'none' },
          '& a:hover': { color: 'primary.main' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
