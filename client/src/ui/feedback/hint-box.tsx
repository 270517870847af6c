import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';

/** A word of advice above a page's content, with a way on where there is one. */
export function HintBox({ text, action }: { text: ReactNode; action?: ReactElement }) {
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mb: 3,
        px: 2.5,
        py: 1.5,
        borderRadius: 1,
        borderLeft: '4px solid',
        borderColor: 'secondary.main',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 16rem' }}>{text}</Box>
      {action}
    </Box>
  );
}
