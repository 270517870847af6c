import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { placeIn } from '@/lib/place-in';
import { Price } from '@/ui/data/price';
import { quantityText } from '@/ui/data/quantity';
import type { CropShown } from './crop-panel';

/** Under the title, what decides whether one reads on: price, how much there is, and where. An auction says its price itself. */
export function CropAtAGlance({ crop }: { crop: CropShown }) {
  const { t, language } = useText();
  const { quantity, auction } = crop;
  const facts = [
    quantityText(t, crop.remainingQuantity ?? quantity),
    t('cropDetail.placeOf', placeIn(language, crop.location)),
  ];
  return (
    <Typography component="div" sx={{ mt: 0.5, mb: { xs: 2, md: 3 } }}>
      {auction ? null : (
        <>
          <Price
            rupees={crop.basePrice}
            unit={t('cropDetail.perUnit', { unit: t(`cropDetail.one.${quantity.unit}`) })}
          />
          <span> · </span>
        </>
      )}
      <span>{facts.join(' · ')}</span>
    </Typography>
  );
}
