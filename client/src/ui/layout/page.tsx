import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

/** The frame of a page's content: readable width, room to breathe. `wide` for grids, `narrow` for forms and texts. */
export function Page({ children, width = 'wide' }: { children: ReactNode; width?: 'narrow' | 'medium' | 'wide' }) {
  const maxWidth = { narrow: 'sm', medium: 'md', wide: 'lg' } as const;
  return (
    <Container maxWidth={maxWidth[width]} sx={{ py: { xs: 3, md: 5 } }}>
      {children}
    </Container>
  );
}
