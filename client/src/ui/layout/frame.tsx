import Box, { type BoxProps } from '@mui/material/Box';

/** Widths of content, in pixels: forms and texts, articles, grids. */
const WIDTHS = { narrow: 600, medium: 900, wide: 1200 };

export type FrameWidth = keyof typeof WIDTHS;

/** Centres content and keeps it off the edges. MUI's Container without its theming, which every page would pay for. */
export function Frame({ width = 'wide', sx, ...box }: BoxProps & { width?: FrameWidth }) {
  return (
    <Box
      {...box}
      sx={[
        { width: '100%', maxWidth: WIDTHS[width], mx: 'auto', px: { xs: 2, sm: 3 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
