import { skipToken } from '@apollo/client/react';
import { useDebounced } from '@/lib/use-debounced';
import { type MandiAdviceQuery, useMandiAdviceQuery } from '../../mandi-advice.generated';
import { type AddCropTexts, addCropCategories, addCropUnits } from '../../model/add-crop-form';

/** Nobody pauses so long within a name. */
const TYPED_MS = 600;

/** What the nearest mandis pay for what stands in the form; null where nothing is known, or not enough is said yet. */
export function useMandiAdvice(texts: Readonly<AddCropTexts>): MandiAdviceQuery['priceComparison'] {
  const cropName = useDebounced(texts.cropName.trim(), TYPED_MS);
  const state = useDebounced(texts['location.state'].trim(), TYPED_MS);
  const district = useDebounced(texts['location.district'].trim(), TYPED_MS);
  const category = addCropCategories.find((each) => each === texts.category);
  const unit = addCropUnits.find((each) => each === texts['quantity.unit']);
  const asked = category && unit && cropName && state && district;
  const { data } = useMandiAdviceQuery(
    asked ? { variables: { cropName, category, unit, state, district } } : skipToken,
  );
  return (asked && data?.priceComparison) || null;
}
