import Box from '@mui/material/Box';

/**
 * The word “हिंदी” as an outline (Noto Sans Devanagari 600, OFL) in the file of the places' drawings: an English page would
 * otherwise fetch a font of 120 kB for it. The caller gives it an accessible name.
 */
export function HindiWord() {
  return (
    <Box component="svg" aria-hidden sx={{ height: '1.08em', width: '1.69em', fill: 'currentColor', display: 'block' }}>
      <use href="/illustrations/places.svg#hindi" />
    </Box>
  );
}
