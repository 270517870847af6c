import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** Buttons beside the title, under it on a phone. */
  actions?: ReactNode;
  /** Title and buttons share one line where they find room: above a form that is asked in steps. */
  dense?: boolean;
};

/** A page's one `h1` with what belongs to it. */
export function PageHeader({ title, subtitle, actions, dense = false }: PageHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: dense ? 0 : 2,
        alignItems: dense ? 'center' : 'flex-end',
        justifyContent: 'space-between',
        mb: dense ? 1.5 : 4,
      }}
    >
      <Box sx={{ flex: dense ? '1 1 auto' : '1 1 20rem' }}>
        <Typography variant={dense ? 'h3' : 'h1'} component="h1">
          {title}
        </Typography>
        {subtitle ? (
          <Typography component="div" sx={{ mt: 1, color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        ) : null}
      </Box>
      {actions ? <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box> : null}
    </Box>
  );
}
