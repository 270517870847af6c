import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type InfoCardProps = {
  icon?: ReactNode;
  title: string;
  /** One below the heading that the card stands under. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
};

/** A claim or a way to reach us: icon, name, a few words, perhaps a button. */
export function InfoCard({ icon, title, heading = 'h3', children }: InfoCardProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1,
        p: 3,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {icon ? <Box sx={{ color: 'primary.main', lineHeight: 0, '& svg': { fontSize: 32 } }}>{icon}</Box> : null}
      <Typography variant="h3" component={heading}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
