import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/language';

/** One small line below an answer: why it is short, or where it comes from. */
export function BubbleNote({ children, language }: { children: ReactNode; language?: Language }) {
  return (
    <Box component="p" lang={language} sx={{ mt: 1, mb: 0, color: 'text.secondary', fontSize: 'body2.fontSize' }}>
      {children}
    </Box>
  );
}
