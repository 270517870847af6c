import Box from '@mui/material/Box';

type InitialProps = {
  name: string;
  /** In pixels, by width of the screen. */
  size: { xs: number; sm?: number };
};

/** Quiet colours under white letters, which read on each of them (4.5:1) in either scheme. */
export const INITIAL_COLOURS = [
  '#4F6B34',
  '#7C5A26',
  '#8C4A3A',
  '#6E4A70',
  '#3F5F7A',
  '#2B6A64',
  '#5C5A52',
  '#1F6B3A',
] as const;

/** The same name has the same colour wherever it stands. */
function colourOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return INITIAL_COLOURS[sum % INITIAL_COLOURS.length] ?? INITIAL_COLOURS[0];
}

/** The first letter of a person's name in a circle, in the place of a photograph. */
export function Initial({ name, size: { xs, sm = xs } }: InitialProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        fontSize: { xs, sm },
        width: '1em',
        height: '1em',
        borderRadius: '50%',
        bgcolor: colourOf(name),
        color: '#fff',
        forcedColorAdjust: 'none',
        fontWeight: 700,
        '& > span': { fontSize: '0.44em', lineHeight: 1 },
      }}
    >
      <span>{[...name][0]}</span>
    </Box>
  );
}
