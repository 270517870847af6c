import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { languageOfScript } from '@/lib/language-of-script';
import { formatRupees } from '@/lib/money';
import { placeIn } from '@/lib/place-in';
import { Facts } from '@/ui/data/facts';
import { quantityText } from '@/ui/data/quantity';
import { Panel } from '@/ui/layout/panel';
import type { CropDetailQuery } from '../../crop-detail.generated';

export type CropShown = NonNullable<CropDetailQuery['crop']>;

/** What the farmer wrote as a list, in the language that it is written in; null where nothing is. */
function written(words: readonly string[]) {
  if (words.length === 0) return null;
  const text = words.join(', ');
  return <span lang={languageOfScript(text)}>{text}</span>;
}

/** What is for sale: category, price, quantity, dates, grade, description and what was said of how it grew. */
export function CropPanel({ crop }: { crop: CropShown }) {
  const { t, language } = useText();
  const { quantity, location, specifications } = crop;
  return (
    <Panel title={t('cropDetail.crop')}>
      <Typography variant="h4" component="h3">
        {t('cropDetail.description')}
      </Typography>
      <Typography lang={languageOfScript(crop.description)} sx={{ mt: 0.5, mb: 2.5, whiteSpace: 'pre-line' }}>
        {crop.description}
      </Typography>
      <Facts
        rows={[
          [t('cropDetail.category'), t(`cropDetail.category.${crop.category}`)],
          [
            t('cropDetail.price'),
            // In a text of any size it breaks where it must.
            `${formatRupees(crop.basePrice)} ${t(crop.auction ? 'cropDetail.opening' : 'cropDetail.perUnit', { unit: t(`cropDetail.one.${quantity.unit}`) })}`,
          ],
          [t('cropDetail.priceType'), crop.priceType === 'AUCTION' ? t('cropDetail.auction') : null],
          [t('cropDetail.quantity'), quantityText(t, quantity)],
          [t('cropDetail.remaining'), isPartlySold(crop) ? quantityText(t, crop.remainingQuantity) : null],
          [
            t('cropDetail.partLots'),
            crop.minQuantity === null ? null : quantityText(t, { ...quantity, amount: crop.minQuantity }),
          ],
          [t('cropDetail.harvestDate'), formatDate(crop.harvestDate, language) || t('cropDetail.notSpecified')],
          [t('cropDetail.expiryDate'), formatDate(crop.expiryDate, language)],
          [t('cropDetail.grade'), crop.qualityGrade],
          [t('cropDetail.place'), t('cropDetail.placeOf', placeIn(language, location))],
          [t('cropDetail.organic'), specifications.organic ? t('cropDetail.yes') : null],
          [t('cropDetail.pesticides'), written(specifications.pesticidesUsed)],
          [t('cropDetail.fertilizers'), written(specifications.fertilizersUsed)],
          [t('cropDetail.certifications'), written(specifications.certifications)],
        ]}
      />
    </Panel>
  );
}

type PartlySold = CropShown & { remainingQuantity: NonNullable<CropShown['remainingQuantity']> };

const isPartlySold = (crop: CropShown): crop is PartlySold =>
  crop.remainingQuantity !== null && crop.remainingQuantity.amount < crop.quantity.amount;
