import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import type { PriceVerdict } from '@/lib/price-verdict';
import { PriceLine } from './price-line';
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
}

/** The one sign beside every price: where it stands among the nearest mandis, drawn and in words, with the day, and whether that is a sample or old. */
export function PriceStrip({ around, price, side, format }: PriceStripProps) {
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
        <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${noted}`}</Box>
      </Typography>
    </Box>
  );
}

const COLOURS: Readonly<Record<PriceStripProps['side'], Readonly<Record<PriceVerdict, string>>>> = {
  BUYER: { ABOVE: 'warning.main', AT: 'text.secondary', BELOW: 'success.main', BELOW_MSP: 'error.main' },
  SELLER: { ABOVE: 'success.main', AT: 'text.secondary', BELOW: 'warning.main', BELOW_MSP: 'error.main' },
};
