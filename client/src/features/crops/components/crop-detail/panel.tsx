import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A card of the page with its heading, announced as a region by it. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2.5, sm: 3.5 }, borderRadius: '20px' }}>
      <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
