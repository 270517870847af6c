import Box from '@mui/material/Box';

type InitialProps = {
  name: string;
  /** In pixels, by width of the screen. */
  size: { xs: number; sm?: number };
};

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
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 700,
        '& > span': { fontSize: '0.44em', lineHeight: 1 },
      }}
    >
      <span>{[...name][0]}</span>
    </Box>
  );
}
