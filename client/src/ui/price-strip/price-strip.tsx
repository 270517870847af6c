import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import type { PriceVerdict } from '@/lib/price-verdict';
import { stripPlaces } from '@/lib/strip-places';
import { type PricesAround, stripWords } from './strip-words';

interface PriceStripProps {
  /** Null or undefined where nothing is known: then nothing is drawn. */
  around: PricesAround | null | undefined;
  /** The price that is shown beside it; NaN while none is typed. */
  price: number;
  /** Whose eyes: what is dear to a buyer is good for a seller. */
  side: 'BUYER' | 'SELLER';
  /** How the page prints amounts. */
  format?: (rupees: number) => string;
  /** In a row of a list, which says the day once for all of them (strip-note.tsx). */
  brief?: boolean;
}

/** The one sign beside every price: where it stands among the nearest mandis, drawn and in words, with the day, and whether that is a sample or old. */
export function PriceStrip({ around, price, side, format, brief = false }: PriceStripProps) {
  const { t, language } = useText();
  if (!around || !(price > 0)) return null;
  const { verdict, said, noted, label } = stripWords(around, price, { t, language, format });
  return (
    <Box>
      <PriceLine around={around} price={price} label={label} />
      <Typography variant="body2" component="p" sx={{ fontSize: '0.8125rem', lineHeight: 1.4 }}>
        <Box component="b" sx={{ color: COLOURS[side][verdict] }}>
          {said}
        </Box>
        {brief ? null : <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${noted}`}</Box>}
      </Typography>
    </Box>
  );
}

const COLOURS: Readonly<Record<PriceStripProps['side'], Readonly<Record<PriceVerdict, string>>>> = {
  BUYER: { ABOVE: 'warning.main', AT: 'text.secondary', BELOW: 'success.main', BELOW_MSP: 'error.main' },
  SELLER: { ABOVE: 'success.main', AT: 'text.secondary', BELOW: 'warning.main', BELOW_MSP: 'error.main' },
};

interface PriceLineProps {
  around: PricesAround;
  price: number;
  /** What it shows, for who does not see it. */
  label: string;
}

/**
 * A line from the lowest to the highest of the nearest mandis, a dot for this price, a tick for one's own mandi and a wedge for the MSP.
 */
export function PriceLine({ around, price, label }: PriceLineProps) {
  const { lowest, highest, mandi, msp, dot } = stripPlaces(around, price);
  return (
    <Box component="svg" viewBox="0 0 200 18" role="img" aria-label={label} sx={LINES}>
      <path d="M6 9h188" />
      <path d={`M${lowest} 9H${highest}`} />
      <path d={`M${mandi} 3v12`} />
      {msp === null ? null : <path d={`M${msp} 12l4 5h-8z`} />}
      <circle cx={dot} cy="9" r="6" />
    </Box>
  );
}

/** In the order in which they are drawn: the axis, the range of the mandis, one's own mandi, the MSP, this price. */
const LINES = (theme: Theme) => {
  const { divider, primary, text, secondary, background } = theme.vars?.palette ?? theme.palette;
  return {
    display: 'block',
    width: 200,
    maxWidth: '100%',
    height: 18,
    mt: 0.5,
    '& path': { fill: 'none', stroke: divider, strokeWidth: 4, strokeLinecap: 'round' },
    '& path:nth-of-type(2)': { stroke: primary.light },
    '& path:nth-of-type(3)': { stroke: primary.dark, strokeWidth: 2 },
    '& path:nth-of-type(4)': { fill: text.secondary, stroke: 'none' },
    '& circle': { fill: secondary.main, stroke: background.paper, strokeWidth: 2 },
  };
};
