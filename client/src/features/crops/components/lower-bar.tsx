import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMedia } from '@/lib/use-media';
import { LOWER_BAR } from '@/ui/layout/upright-phone';

/** Whether the screen has no room at the side of the pictures: below the theme's `md`. */
export const useIsNarrow = () => useMedia('(max-width: 899.95px)', true);

/** The price in it. */
export const BAR_PRICE = { display: 'block', typography: 'h4', whiteSpace: 'nowrap', color: 'primary.main' } as const;

/** What can be done with a crop, at the lower edge of a screen that is too narrow to have it at the side. */
export function LowerBar({ children }: { children: ReactNode }) {
  return (
    <Box
      {...{ [LOWER_BAR]: '' }}
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 2,
        py: 1,
        pb: 'calc(8px + env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '& > :first-child': { flex: '1 1 0' },
        '@media print': { display: 'none' },
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
