import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** Buttons beside the title, under it on a phone. */
  actions?: ReactNode;
};

/** A page's one `h1` with what belongs to it. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between', mb: 4 }}
    >
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography variant="h1">{title}</Typography>
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
