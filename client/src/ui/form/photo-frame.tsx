import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type PhotoFrameProps = { src: string; alt: string; children: ReactNode };

/** A thumbnail in the list of chosen pictures; below or upon it what can be done with it. */
export function PhotoFrame({ src, alt, children }: PhotoFrameProps) {
  return (
    <Box
      component="li"
      sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <Box
        component="img"
        src={src}
        alt={alt}
        width={160}
        height={120}
        sx={{ display: 'block', width: '100%', height: 112, objectFit: 'cover', bgcolor: 'action.hover' }}
      />
      {children}
    </Box>
  );
}
