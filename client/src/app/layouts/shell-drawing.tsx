import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

type ShellDrawingProps = { name: string; sx?: SxProps<Theme> };

/** A drawing of header and bar in the colour of its words; of a file beside the program, which every page would carry otherwise. */
export function ShellDrawing({ name, sx = {} }: ShellDrawingProps) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      sx={[{ width: 24, height: 24, fill: 'currentColor' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <use href={`/illustrations/shell.svg#${name}`} />
    </Box>
  );
}
