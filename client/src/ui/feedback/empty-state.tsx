import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  hint?: string;
  /** What the reader can do next: one or two buttons. */
  action?: ReactNode;
  /** `h1` where this is the whole page. */
  heading?: 'h1' | 'h2' | 'p';
};

/** Nothing here, why, and what to do. Announced politely, because it often follows a filter. */
export function EmptyState({ title, hint, action, heading = 'p' }: EmptyStateProps) {
  return (
    <Box role={heading === 'p' ? 'status' : undefined} sx={{ textAlign: 'center', py: { xs: 5, md: 8 }, px: 2 }}>
      <Typography variant={heading === 'h1' ? 'h1' : 'h3'} component={heading}>
        {title}
      </Typography>
      {hint ? <Typography sx={{ mt: 1, color: 'text.secondary' }}>{hint}</Typography> : null}
      {action ? (
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>{action}</Box>
      ) : null}
    </Box>
  );
}
