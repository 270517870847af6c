import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** How a part of the page stands in a frame. */
export const framed = {
  p: { xs: 2.5, sm: 3.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: '0 1px 2px rgb(40 50 30 / 6%), 0 6px 20px rgb(40 50 30 / 6%)',
} as const;

/** A part of the page in a frame with its heading, announced as a region by it. Lighter than MUI's Card, by 3 kB. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={framed}>
      <Typography variant="h2" id={headingId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
