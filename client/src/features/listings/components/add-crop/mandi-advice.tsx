import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { useDebounced } from '@/lib/use-debounced';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import { useMandiAdviceQuery } from '../../mandi-advice.generated';
import { type AddCropField, addCropCategories, addCropUnits } from '../../model/add-crop-form';

/** Nobody pauses so long within a name. */
const TYPED_MS = 600;

interface MandiAdviceProps {
  texts: Readonly<Record<AddCropField, string>>;
  onPick(amount: number): void;
}

/** What the nearest mandi paid in its last week as ready amounts, and how the typed price stands; nothing where nothing is known. */
export function MandiAdvice({ texts, onPick }: MandiAdviceProps) {
  const { t, language, pick } = useText();
  const cropName = useDebounced(texts.cropName.trim(), TYPED_MS);
  const state = useDebounced(texts['location.state'].trim(), TYPED_MS);
  const district = useDebounced(texts['location.district'].trim(), TYPED_MS);
  const category = addCropCategories.find((each) => each === texts.category);
  const unit = addCropUnits.find((each) => each === texts['quantity.unit']);
  const asked = category && unit && cropName && state && district;
  const { data } = useMandiAdviceQuery(
    asked ? { variables: { cropName, category, unit, state, district } } : skipToken,
  );
  const known = data?.priceComparison;
  if (!known || !unit) return null;
  const amounts = { least: known.weekLeast, middle: known.weekMiddle, greatest: known.weekGreatest };
  const label = t('addCrop.mandi.week', {
    district: pick(known.district, known.districtHi),
    day: formatDate(known.day, language),
  });
  return (
    <Box role="group" aria-label={label}>
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {(['least', 'middle', 'greatest'] as const).map((which) => (
          <Button key={which} variant="outlined" onClick={() => onPick(amounts[which])}>
            <span>{t(`addCrop.mandi.${which}`, { price: formatRupees(amounts[which]) })}</span>
          </Button>
        ))}
      </Box>
      <Box role="status">
        <PriceStrip around={known} price={Number(texts['price.basePrice']) || known.mandi} side="SELLER" />
      </Box>
    </Box>
  );
}
