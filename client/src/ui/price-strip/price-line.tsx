import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { stripPlaces } from './strip-places';
import type { PricesAround } from './strip-words';

interface PriceLineProps {
  around: PricesAround;
  price: number;
  /** What it shows, for who does not see it. */
  label: string;
  /** Black on white in every colour scheme. */
  isOnPaper?: boolean;
}

/**
 * A line from the lowest to the highest of the nearest mandis, a dot for this price, a tick for one's own mandi and a wedge for the MSP.
 */
export function PriceLine({ around, price, label, isOnPaper = false }: PriceLineProps) {
  const { lowest, highest, mandi, msp, dot } = stripPlaces(around, price);
  return (
    <Box component="svg" viewBox="0 0 200 18" role="img" aria-label={label} sx={isOnPaper ? ON_PAPER : ON_PAGE}>
      <path d="M6 9h188" />
      <path d={`M${lowest} 9H${highest}`} />
      <path d={`M${mandi} 3v12`} />
      {msp === null ? null : <path d={`M${msp} 12l4 5h-8z`} />}
      <circle cx={dot} cy="9" r="6" />
    </Box>
  );
}

/** The axis, the range of the mandis, one's own mandi, the MSP, and this price with the ring around it. */
type Inks = readonly [axis: string, range: string, mandi: string, msp: string, dot: string, ring: string];

const PAPER: Inks = ['#bbb', '#777', '#000', '#000', '#000', '#fff'];

function coloursOf(theme: Theme): Inks {
  const { divider, primary, text, secondary, background } = theme.vars?.palette ?? theme.palette;
  return [divider, primary.light, primary.dark, text.secondary, secondary.main, background.paper];
}

/** The inks in the order in which the parts are drawn. */
const lines = (isOnPaper: boolean) => (theme: Theme) => {
  const [axis, range, mandi, msp, dot, ring] = isOnPaper ? PAPER : coloursOf(theme);
  return {
    display: 'block',
    width: 200,
    maxWidth: '100%',
    height: 18,
    mt: 0.5,
    '& path': { fill: 'none', stroke: axis, strokeWidth: 4, strokeLinecap: 'round' },
    '& path:nth-of-type(2)': { stroke: range },
    '& path:nth-of-type(3)': { stroke: mandi, strokeWidth: 2 },
    '& path:nth-of-type(4)': { fill: msp, stroke: 'none' },
    '& circle': { fill: dot, stroke: ring, strokeWidth: 2 },
  };
};

const ON_PAGE = lines(false);
const ON_PAPER = lines(true);
