import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { ChoiceField } from '@/ui/form/choice-field';
import { NativeSelectInput } from '@/ui/form/native-select-input';
import { QuantityInput } from '@/ui/form/number-input';
import { addCropUnits } from '../../model/add-crop-form';
import type { CropForm } from './crop-form';
import { FieldRow } from './form-part';

/** How much there is, and of what. In steps large enough for a thumb, with every unit in sight. */
export function AmountRow({ form: { field, texts }, notes = {}, steps: { isInSteps } }: CropForm) {
  const { t } = useText();
  const unit = {
    label: t('addCrop.unit'),
    options: addCropUnits.map((value) => ({ value, label: t(`listing.unit.${value}`) })),
    ...field('quantity.unit'),
    // It changes its shape with the width of the page, and not what was chosen.
    defaultValue: texts['quantity.unit'],
  };
  return (
    <FieldRow>
      <Box sx={isInSteps ? { '& input': { typography: 'h2' } } : {}}>
        <QuantityInput
          label={notes.quantity?.label ?? t('addCrop.quantity')}
          hint={notes.quantity?.hint}
          required
          {...field('quantity.amount')}
        />
      </Box>
      {isInSteps && !notes.isFixed ? (
        <ChoiceField {...unit} boxed boxWidth="6rem" />
      ) : (
        <NativeSelectInput
          required
          emptyLabel={t('addCrop.choose')}
          {...unit}
          {...(notes.isFixed ? { disabled: true, hint: t('editCrop.fixed') } : {})}
        />
      )}
    </FieldRow>
  );
}
