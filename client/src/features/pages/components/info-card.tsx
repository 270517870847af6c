import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A claim or a way to reach us: icon, name, a few words, perhaps a button. */
export function InfoCard({ icon, title, children }: { icon?: ReactNode; title: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1,
        p: 3,
        borderRadius: '16px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {icon ? <Box sx={{ color: 'primary.main', lineHeight: 0, '& svg': { fontSize: 32 } }}>{icon}</Box> : null}
      <Typography variant="h3">{title}</Typography>
      {children}
    </Box>
  );
}
