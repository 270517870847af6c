import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What stands under a field: its error, or else its hint. */
export function FieldText({ id, error, hint }: { id: string; error: string | undefined; hint?: ReactNode }) {
  const text = error ?? hint;
  if (!text) return null;
  return (
    <Typography
      id={id}
      component="div"
      variant="body2"
      sx={{ mt: 0.5, color: error ? 'error.main' : 'text.secondary' }}
    >
      {text}
    </Typography>
  );
}
