import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import type { AddCropTexts } from '../../model/add-crop-form';
import { lastSale } from '../../model/own-terms';
import type { Known } from './use-known';
import { useMandiAdvice } from './use-mandi-advice';

interface ReadyPricesProps {
  texts: Readonly<AddCropTexts>;
  known: Known;
  onPick(amount: number): void;
}

const amountsRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(3, max-content)' },
  gap: 1,
  my: 1,
  '& > button': { px: { xs: 0.5, sm: 2 }, lineHeight: 1.3 },
} as const;

/**
 * What the nearest mandis paid in their last week, the MSP and the own last sale as ready amounts, and how the typed price stands;
 * nothing where nothing is known.
 */
export default function ReadyPrices({ texts, known: { own, crops }, onPick }: ReadyPricesProps) {
  const { t, language, pick } = useText();
  const around = useMandiAdvice(texts);
  const last = own ? lastSale(own, crops, texts.cropName, texts['quantity.unit']) : null;
  const amount = (text: 'least' | 'middle' | 'greatest' | 'msp' | 'last', rupees: number) => (
    <Button key={text} variant="outlined" onClick={() => onPick(rupees)}>
      <span>{t(`addCrop.mandi.${text}`, { price: formatRupees(rupees) })}</span>
    </Button>
  );
  const others = [
    ...(around?.msp ? [amount('msp', around.msp)] : []),
    ...(last === null ? [] : [amount('last', last)]),
  ];
  const label = around
    ? t('addCrop.mandi.week', {
        district: pick(around.district, around.districtHi),
        day: formatDate(around.day, language),
      })
    : '';
  return (
    <Box sx={{ '&:empty': { mt: -2.5 } }}>
      {around ? (
        <Box role="group" aria-label={label}>
          <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box sx={amountsRow}>
            {amount('least', around.weekLeast)}
            {amount('middle', around.weekMiddle)}
            {amount('greatest', around.weekGreatest)}
          </Box>
          <Box role="status">
            <PriceStrip around={around} price={Number(texts['price.basePrice']) || around.mandi} side="SELLER" />
          </Box>
        </Box>
      ) : null}
      {others.length > 0 ? <Box sx={amountsRow}>{others}</Box> : null}
    </Box>
  );
}
