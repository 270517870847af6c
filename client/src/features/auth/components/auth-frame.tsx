import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Page } from '@/ui/layout/page';

/** Where a form of the account stands: title, form, and on a wide screen the field that it is all about. */
export function AuthFrame({ title, subtitle, children }: { title: string; subtitle?: string; children: ReactNode }) {
  return (
    <Page>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          gap: { md: 8 },
          alignItems: 'stretch',
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', py: { md: 4 } }}>
          <Typography variant="h1">{title}</Typography>
          {subtitle ? <Typography sx={{ mt: 1, color: 'text.secondary' }}>{subtitle}</Typography> : null}
          <Box sx={{ mt: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>{children}</Box>
        </Box>
        <Box
          aria-hidden="true"
          sx={{
            display: { xs: 'none', md: 'block' },
            borderRadius: 1,
            // A background: a phone, which does not show it, does not fetch it either.
            backgroundImage: { md: 'url(/pictures/produce-1600.webp)' },
            backgroundSize: 'cover',
            backgroundPosition: '60% center',
          }}
        />
      </Box>
    </Page>
  );
}
