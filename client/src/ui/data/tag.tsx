import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type TagProps = {
  children: ReactNode;
  /** Ground of a filled tag, on which white text has to be readable; left out: a tag in the page's colours. */
  colour?: string;
};

/** A category or keyword on a card: only words. A state that calls for attention is a `StatusBadge`. */
export function Tag({ children, colour }: TagProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.25,
        py: 0.25,
        borderRadius: 1,
        typography: 'body2',
        ...(colour ? { bgcolor: colour, color: '#fff', fontWeight: 600 } : { bgcolor: 'action.hover', color: 'text.primary' }),
      }}
    >
      {children}
    </Box>
  );
}
