import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { PriceLine } from '@/ui/price-strip/price-line';
import { type PricesAround, stripWords } from '@/ui/price-strip/strip-words';
import { Both } from './two-languages';

/** How the price stood beside the mandis on the day of the deal, in black and in both languages. */
export function PriceOfTheDay({ around, price }: { around: PricesAround; price: number }) {
  const { label } = stripWords(around, price, useText());
  return (
    <Box sx={{ fontWeight: 400 }}>
      <PriceLine around={around} price={price} label={label} isOnPaper />
      <Both
        say={(t, language) => {
          const { said, noted } = stripWords(around, price, { t, language });
          return `${said} · ${noted}`;
        }}
      />
    </Box>
  );
}
