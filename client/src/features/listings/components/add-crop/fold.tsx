import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type FoldProps = {
  title: string;
  /** Whether it is open from the start. */
  isOpen?: boolean;
  /** Its content stands there like all else, with nothing to open. The fields in it stay what they are. */
  isFlat?: boolean;
  children: ReactNode;
};

/** A part of a form that is shut until it is wanted, or something in it is wrong. */
export function Fold({ title, isOpen = false, isFlat = false, children }: FoldProps) {
  return (
    <Box
      component="details"
      open={isFlat || isOpen}
      sx={{
        minWidth: 0,
        ...(isFlat ? {} : { pt: 1, borderTop: 1, borderColor: 'divider' }),
        '& > summary': {
          display: isFlat ? 'none' : 'list-item',
          py: 1.5,
          minHeight: 44,
          cursor: 'pointer',
          color: 'primary.main',
          fontWeight: 600,
        },
      }}
    >
      <summary>{title}</summary>
      <Box sx={{ display: 'grid', gap: 2.5, pt: isFlat ? 0 : 1 }}>{children}</Box>
    </Box>
  );
}
