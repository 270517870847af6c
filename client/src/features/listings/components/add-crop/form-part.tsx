import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** One step of a long form under its own heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 2.5, pt: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h2" id={headingId}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Fields beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>{children}</Box>;
}
