import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Page } from '@/ui/layout/page';

/** A page that is one message: a drawing and, under it, what there is to say. */
export function StatePage({ drawing, children }: { drawing: 'coming-soon' | 'not-found'; children: ReactNode }) {
  return (
    <Page width="narrow">
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'center', textAlign: 'center' }}>
        <Box
          component="img"
          src={`/illustrations/states/${drawing}.svg`}
          alt=""
          width={480}
          height={270}
          sx={{ width: 'min(100%, 420px)', height: 'auto', borderRadius: 1 }}
        />
        {children}
      </Box>
    </Page>
  );
}
