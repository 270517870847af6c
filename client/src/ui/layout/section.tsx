import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part of a page with its own heading, announced as a region by that heading. */
export function Section({ title, subtitle, children }: { title: string; subtitle?: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ my: { xs: 4, md: 6 } }}>
      <Typography variant="h2" id={headingId}>
        {title}
      </Typography>
      {subtitle ? <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{subtitle}</Typography> : null}
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Box>
  );
}
