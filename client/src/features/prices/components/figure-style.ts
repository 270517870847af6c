import type { SxProps, Theme } from '@mui/material/styles';

/** The frame of a plot, or of what is drawn like one. */
export const figureStyle: SxProps<Theme> = {
  m: 0,
  p: { xs: 1.5, md: 3 },
  minHeight: 330,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
