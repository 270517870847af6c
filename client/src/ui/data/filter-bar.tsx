import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Search box and selects above a list: side by side where there is room, one under another on a phone. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="search"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
        mb: 3,
        alignItems: 'end',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
