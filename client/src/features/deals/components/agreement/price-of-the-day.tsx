import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { PriceLine } from '@/ui/price-strip/price-strip';
import { type PricesAround, stripWords } from '@/ui/price-strip/strip-words';
import { Both } from './two-languages';

/** How the price stood beside the mandis on the day of the deal, in black and in both languages. */
export function PriceOfTheDay({ around, price }: { around: PricesAround; price: number }) {
  const { label } = stripWords(around, price, useText());
  return (
    <Box sx={IN_BLACK}>
      <PriceLine around={around} price={price} label={label} />
      <Both
        say={(t, language) => {
          const { said, noted } = stripWords(around, price, { t, language });
          return `${said} · ${noted}`;
        }}
      />
    </Box>
  );
}

/** What the line is drawn in, in the order of its parts; the colours of the page are not those of the paper. */
const IN_BLACK = {
  fontWeight: 400,
  '& svg path': { stroke: '#bbb' },
  '& svg path:nth-of-type(2)': { stroke: '#777' },
  '& svg path:nth-of-type(3)': { stroke: '#000' },
  '& svg path:nth-of-type(4)': { stroke: 'none', fill: '#000' },
  '& svg circle': { fill: '#000', stroke: '#fff' },
} as const;
