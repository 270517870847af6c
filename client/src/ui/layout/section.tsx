import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** `id`: where a link leads to this part alone. */
type SectionProps = { id?: string; title: string; subtitle?: ReactNode; children: ReactNode };

/** A part of a page with its own heading, announced as a region by that heading. */
export function Section({ id, title, subtitle, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={headingId} sx={{ my: { xs: 4, md: 6 } }}>
      <Typography variant="h2" id={headingId}>
        {title}
      </Typography>
      {subtitle ? <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{subtitle}</Typography> : null}
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Box>
  );
}
